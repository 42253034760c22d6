"""`python -m arbitre` is the `arbitre` command."""

import sys

from arbitre.cli.main import main

sys.exit(main())
