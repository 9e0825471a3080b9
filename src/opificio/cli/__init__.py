"""The `opificio` command: one module a subcommand."""

from opificio.cli.command import main

__all__ = ["main"]
