"""A type is worked out once, whoever asks first: several threads at the same moment do each other no harm."""

from __future__ import annotations

import subprocess
import sys

DEEP = """
import sys, threading, types
import msgspec
from arbitre.kernel.shapes import reader, shaped

sys.setswitchinterval(1e-6)
source = "from __future__ import annotations\\nimport msgspec\\n"
for deep in range(40):
    fields = "".join(f"    f{at}: dict[str, list[int | str]] | None = None\\n" for at in range(20))
    inner = f"    inner: Deep{deep - 1} | None = None\\n" if deep else ""
    source += f"class Deep{deep}(msgspec.Struct):\\n{fields}{inner}"
module = sys.modules["deep"] = types.ModuleType("deep")
exec(source, module.__dict__)
together = threading.Barrier(8)
read = []

def run(number):
    together.wait()
    if number % 2:
        found = reader(module.Deep39).decode(b'{"inner": {"inner": {"f3": {"x": ["y"]}}}}')
    else:
        found = shaped({"inner": {"inner": {"f3": {"x": ["y"]}}}}, module.Deep39)
    read.append(found.inner.inner.f3)

threads = [threading.Thread(target=run, args=(number,)) for number in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert read == [{"x": ["y"]}] * 8
"""


def test_threads_that_read_into_a_new_type_at_the_same_moment_all_read_it() -> None:
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", DEEP], check=False, capture_output=True, text=True, timeout=300
        )
        assert done.returncode == 0, f"{done.returncode}: {done.stderr[-2000:]}"
