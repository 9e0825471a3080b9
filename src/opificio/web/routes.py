"""The HTTP routes, all under /api. Bodies and answers are the structs of `service.wire`."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from opificio.library import LANGUAGES
from opificio.service import catalog, rulespage
from opificio.service.audience import table_message
from opificio.service.house import House, checked_name
from opificio.service.wire import (
    Created,
    EditionInfo,
    GameInfo,
    GameSummary,
    Invitation,
    Lang,
    LineInfo,
    Lobby,
    Me,
    Name,
    NewEdition,
    NewTable,
    Plans,
    ReasonInfo,
    Rules,
    TableMessage,
)
from opificio.web.refusals import spec

TheHouse = NamedDependency[House]
Guest = NamedDependency[str]
Language = Annotated[Lang, QueryParameter(description="The language of all texts")]
TableId = Annotated[str, PathParameter(description="The id of a table", max_length=40)]
GameName = Annotated[str, PathParameter(description="The name of a game, such as `industry`", max_length=40)]


def guest_of(request: Request[Any, Any, State]) -> str:
    """The guest behind the cookie; the frame has read it."""
    return str(request.state.guest)


# The guest


@get("/api/me", tags=["guest"], summary="Who am I?", responses=spec())
async def me(house: TheHouse, guest: Guest) -> Me:
    """The guest behind the cookie, which the first request sets."""
    name = await house.threads.read(lambda: house.storage.guest_name(guest))
    return Me(name, list(LANGUAGES))


@put("/api/me", tags=["guest"], summary="Take a name", responses=spec(400, 403, 413))
async def rename(house: TheHouse, guest: Guest, data: JSONBody[Name], lang: Language = "en") -> Me:
    """1 to 30 visible signs in one line."""
    name = checked_name(data.name)
    await house.threads.write(lambda: house.storage.name_guest(guest, name))
    return Me(name, list(LANGUAGES))


# Games


@get("/api/games", tags=["games"], summary="What can be played?", responses=spec(400))
async def games(house: TheHouse, guest: Guest, lang: Language = "en") -> list[GameSummary]:
    """All games with their options, bots and editions, the reader's own included."""
    return await house.threads.read(lambda: catalog.games(house.editions, guest, lang))


@get("/api/games/{game:str}", tags=["games"], summary="A game's components", responses=spec(400, 404))
async def game_info(
    house: TheHouse,
    guest: Guest,
    game: GameName,
    lang: Language = "en",
    edition: Annotated[
        str | None,
        QueryParameter(description="The hash of an edition; without it, the game's own", max_length=40),
    ] = None,
) -> GameInfo:
    """The components of one edition in ids and figures, and the names of everything."""
    return await house.threads.read(lambda: catalog.game_info(house.editions, game, edition, guest, lang))


@get("/api/games/{game:str}/rules", tags=["games"], summary="A game's rules", responses=spec(400, 404))
async def rules(house: TheHouse, game: GameName, lang: Language = "en") -> Rules:
    """The rules page, cut at its headings."""
    return await house.threads.read(lambda: rulespage.rules(game, lang))


@post("/api/editions", tags=["games"], summary="Bring an edition", responses=spec(400, 403, 404, 413))
async def add_edition(
    house: TheHouse, guest: Guest, data: JSONBody[NewEdition], lang: Language = "en"
) -> EditionInfo:
    """A player's own component values, checked: what is faulty is told, all of it at once."""
    loaded = await house.threads.write(lambda: house.editions.add(data.game, data.text, guest))
    return catalog.edition_info(loaded, own=True)


# Tables


@get("/api/tables", tags=["tables"], summary="The lobby", responses=spec(400))
async def lobby(house: TheHouse, guest: Guest, lang: Language = "en") -> Lobby:
    """The reader's own tables, and those that everybody may see."""
    return await house.lobby(guest, lang)


@post("/api/tables", tags=["tables"], summary="Set up a table", responses=spec(400, 403, 404, 413))
async def create(house: TheHouse, guest: Guest, data: JSONBody[NewTable], lang: Language = "en") -> Created:
    """The game begins as soon as no seat is open."""
    return Created(await house.create(guest, data))


@get("/api/tables/{table_id:str}", tags=["tables"], summary="A table", responses=spec(400, 404, 409))
async def table(house: TheHouse, guest: Guest, table_id: TableId, lang: Language = "en") -> TableMessage:
    """The whole table, as the websocket at /api/tables/{id}/live tells it on connecting."""
    return table_message(await house.find(table_id), guest, lang)


@get("/api/tables/{table_id:str}/log", tags=["tables"], summary="The log", responses=spec(400, 404, 409))
async def log(house: TheHouse, table_id: TableId, lang: Language = "en") -> list[LineInfo]:
    """Every line since the game began, those taken back included."""
    return await house.log(table_id, lang)


@get("/api/tables/{table_id:str}/plans", tags=["tables"], summary="Advice", responses=spec(400, 404, 409))
async def plans(
    house: TheHouse,
    table_id: TableId,
    seat: Annotated[int, QueryParameter(description="A seat, from 0")],
    lang: Language = "en",
) -> Plans:
    """Ways in which a seat may reach its goals, worked out from what everybody sees. It may take a second."""
    return await (await house.find(table_id)).advice.plans(seat, lang)


@get(
    "/api/tables/{table_id:str}/reasons/{number:int}",
    tags=["tables"],
    summary="Why a bot decided so",
    responses=spec(400, 404, 409),
)
async def reason(
    house: TheHouse,
    table_id: TableId,
    number: Annotated[int, PathParameter(description="A line of the log, from 1")],
    lang: Language = "en",
) -> ReasonInfo:
    """What the bot whose decision that line of the log is expected of it, and of the best other.

    The bot is asked again, with the same luck. It may take as long as it thinks about a move.
    """
    return await (await house.find(table_id)).reasons.of(number, lang)


@post(
    "/api/tables/{table_id:str}/join",
    tags=["tables"],
    summary="Sit down",
    status_code=200,
    responses=spec(400, 403, 404, 409, 413),
)
async def join(
    house: TheHouse, guest: Guest, table_id: TableId, data: JSONBody[Invitation], lang: Language = "en"
) -> TableMessage:
    """Take an open seat with the token of an invitation: the one asked for, or the first."""
    joined = await house.join(table_id, guest, data.invitation, data.name, data.seat)
    return table_message(joined, guest, lang)


@post(
    "/api/tables/{table_id:str}/rematch",
    tags=["tables"],
    summary="Play again",
    responses=spec(400, 403, 404, 409),
)
async def rematch(house: TheHouse, guest: Guest, table_id: TableId, lang: Language = "en") -> Created:
    """The same people and bots at a new table; asked again, it is the same one."""
    return Created(await house.rematch(table_id, guest))


@get(
    "/api/tables/{table_id:str}/record",
    tags=["tables"],
    summary="The game file",
    media_type=MediaType.TEXT,
    responses=spec(404, 409),
)
async def record(house: TheHouse, table_id: TableId) -> Response[str]:
    """The game as text (`.opi`); once it is over, with the dealer's seed: anyone can check the draws."""
    kept = await house.find(table_id)
    return Response(
        kept.game_file().write(),
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="{kept.game.name}-{kept.id}.opi"'},
    )


ROUTES: Final[list[ControllerRouterHandler]] = [
    me, rename, games, game_info, rules, add_edition, lobby, create, table, log, plans, reason, join, rematch,
    record,
]  # fmt: skip
