"""What is said to whoever has not installed the libraries that this room needs."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A library of the extra `envs` is not installed."""

    def __init__(self, error: ImportError) -> None:
        library = (error.name or str(error)).partition(".")[0]
        super().__init__(f"{library} is not installed; it comes with: pip install 'opificio[envs]'")
