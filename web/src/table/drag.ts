/** Dragging with a mouse or pen: a picture follows the pointer and lands on a piece or a zone. Fingers tap. */

interface Drag {
  active: () => boolean;
  drop: (piece: number, zone: number, x: number, y: number) => void;
}

const FAR = 9;

function target(x: number, y: number): { piece: number; zone: number } {
  const under = document.elementFromPoint(x, y);
  const piece = under?.closest<HTMLElement>("[data-piece]")?.dataset["piece"];
  const zone = under?.closest<HTMLElement>("[data-zone]")?.dataset["zone"];
  return { piece: piece === undefined ? -1 : Number(piece), zone: zone === undefined ? -1 : Number(zone) };
}

export function draggable(node: HTMLElement, drag: Drag): { update: (drag: Drag) => void; destroy: () => void } {
  let now = drag;
  let start: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (event.pointerType === "touch" || event.button !== 0 || !now.active()) return;
    start = { x: event.clientX, y: event.clientY };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
  }

  function move(event: PointerEvent): void {
    if (!start) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!ghost && Math.hypot(dx, dy) > FAR) {
      const box = node.getBoundingClientRect();
      ghost = node.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-piece");
      ghost.inert = true;
      Object.assign(ghost.style, { position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, margin: "0", zIndex: "60", pointerEvents: "none", opacity: "0.92" });
      document.body.append(ghost);
    }
    if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.05)`;
  }

  function up(event: PointerEvent): void {
    const dragged = ghost !== null;
    end();
    if (!dragged) return;
    const swallow = (click: MouseEvent): void => click.stopPropagation();
    addEventListener("click", swallow, { capture: true });
    setTimeout(() => {
      removeEventListener("click", swallow, { capture: true });
      const { piece, zone } = target(event.clientX, event.clientY);
      now.drop(piece, zone, event.clientX, event.clientY);
    });
  }

  function end(): void {
    start = null;
    ghost?.remove();
    ghost = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", end);
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("dragstart", (event) => event.preventDefault());
  return {
    update: (next) => (now = next),
    destroy: () => {
      end();
      node.removeEventListener("pointerdown", down);
    },
  };
}
