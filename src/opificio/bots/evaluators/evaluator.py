"""What an evaluator is."""

from __future__ import annotations

from collections.abc import Callable

from opificio.core.state import State

Evaluator = Callable[[State, int], float]
"""The final points a seat may expect from a position, less a part of its rivals': the more the better."""
