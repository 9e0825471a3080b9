"""Which study is whose. A new game adds its line."""

from __future__ import annotations

from typing import Final

from opificio.balance.expo1906 import ExpoStudy
from opificio.balance.industry import IndustryStudy
from opificio.balance.spyrium import SpyriumStudy
from opificio.balance.study import Study

STUDIES: Final[dict[str, Study]] = {
    "expo1906": ExpoStudy(),
    "industry": IndustryStudy(),
    "spyrium": SpyriumStudy(),
}
