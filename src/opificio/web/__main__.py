"""`python -m opificio.web` is `opificio serve`."""

import argparse
import sys

from opificio.web.arguments import add_arguments
from opificio.web.serve import serve

if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="opificio serve")
    add_arguments(parser)
    given = parser.parse_args()
    sys.exit(serve(given.host, given.port, given.database_url, given.data_dir))
