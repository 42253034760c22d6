/** Arrow keys move among the pieces of a zone; only one of them is a stop for Tab. */

export function roving(node: HTMLElement): { destroy: () => void } {
  const pieces = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("[data-piece], [data-stop]")];

  function key(event: KeyboardEvent): void {
    const all = pieces();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    let next = -1;
    if (event.key === "ArrowRight" || event.key === "ArrowDown") next = Math.min(all.length - 1, at + 1);
    else if (event.key === "ArrowLeft" || event.key === "ArrowUp") next = Math.max(0, at - 1);
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = all.length - 1;
    if (next < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all.forEach((it, i) => (it.tabIndex = i === next ? 0 : -1));
    all[next]?.focus();
  }

  node.addEventListener("keydown", key);
  return { destroy: () => node.removeEventListener("keydown", key) };
}
