"""The `opificio` command."""


def main() -> int:
    """Run the command; its exit status."""
    return 0
