"""`python -m opificio` is the `opificio` command."""

import sys

from opificio.cli import main

if __name__ == "__main__":
    sys.exit(main())
