"""The figures of the evaluation that no rule states, found by matches of variants against each other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Weights:
    """Points, or parts of them, unless something else is said."""

    # What a taler buys beyond its points at the end, if there is one for each zone still to be sold. The more
    # zones are to come for the less money, the more a taler is worth: more with three players than with four.
    scarcity: float = 1.1

    rivals: float = 0.2  # how much each other seat's prospects count against one's own
    leader: float = 0.1  # and how much more those of the best of them

    waiting: float = 0.75  # of a zone that can be paid for and is not developed yet: much may come between
    postponed: float = 0.45  # of a zone that must wait for a later era; its own points are lost then
    source: float = 0.45  # how likely a factory still to be sold or developed will make a resource in time

    partner_owned: float = 0.35  # of a tie to an own zone that waits as well; both ends count it
    partner_to_come: float = 0.22  # of a tie to a zone still to be sold
    sale: float = 0.7  # talers that a requirement of one's product will bring or save
    discount: float = 0.7  # talers that a discount will save on a seat's share of the zones to come

    hammer: float = 0.75  # talers that the auctioneer may expect of each open zone
    doubt: float = 0.2  # how likely the others leave a bid to the bidder, whatever they should do
