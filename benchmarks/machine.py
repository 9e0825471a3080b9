"""What the figures depend on: the machine and how busy it was. No names or paths of it."""

from __future__ import annotations

import os
import platform
from pathlib import Path


def description() -> dict[str, str | int | float]:
    """Processor, cores, system and load, for the report."""
    return {
        "processor": processor(),
        "cores": os.cpu_count() or 0,
        "system": f"{platform.system()} {platform.machine()}",
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else -1.0,
    }


def processor() -> str:
    """The processor's name, where the system tells it."""
    told = Path("/proc/cpuinfo")
    if told.exists():
        for line in told.read_text("utf-8", "replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
