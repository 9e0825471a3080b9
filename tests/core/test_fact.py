"""Facts for the wire: only what says something."""

from __future__ import annotations

from opificio.core.fact import NOBODY, Fact


def test_a_fact_tells_its_kind_and_the_fields_that_say_something() -> None:
    assert Fact("era", NOBODY, 2, "", NOBODY).fields() == {"kind": "era", "amount": 2}
    assert Fact("pays", 0, 3, "E1", 2).fields() == {
        "kind": "pays",
        "seat": 0,
        "amount": 3,
        "what": "E1",
        "other": 2,
    }
