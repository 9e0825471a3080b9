"""Make every generated fixture anew: `python -m tests.regenerate`, from the project's folder.

To be run after an edition or a rule was changed on purpose; then read the difference before you commit it.
The whole games are played by the bots as they are now, so they differ also when a bot has learnt something.
"""

from __future__ import annotations

from tests.games import order, perft, playthrough, whole_games
from tests.laws import digest
from tests.snapshots import keep

if __name__ == "__main__":
    for room in (
        whole_games,
        playthrough,
        perft,
        order,
        digest,
    ):  # a playthrough annotates one of the whole games
        snapshots = room.make()
        keep(snapshots)
        print("\n".join(snapshots))
