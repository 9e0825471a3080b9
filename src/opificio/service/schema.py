"""The tables of the database. Migrations make them; a test holds the two together.

The log (`lines`) is the truth about a game: rows are only ever added, and its primary key is what makes a
double click, two tabs or two servers unable to play twice. Snapshots are a cache of positions, and what
`tables` says of the position (status, actor, scores) is there to list tables without opening them.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
)

EDITIONS: Final = Table(
    "editions",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("hash", String(40), primary_key=True),
    Column("text", Text, nullable=False),
)
"""Every edition that a table was begun with, the packaged ones too: a later program may bring another."""

EDITION_OWNERS: Final = Table(
    "edition_owners",
    METADATA,
    Column("guest", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("hash", String(40), primary_key=True),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition_hash", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("invitation", String(40), nullable=False),
    Column("created", String(30), nullable=False),
    Column("changed", String(30), nullable=False),
    Column("status", String(10), nullable=False),
    Column("actor", Integer, nullable=True),
    Column("scores", JSON(none_as_null=True), nullable=True),
    Column("winners", JSON(none_as_null=True), nullable=True),
    Column("rematch_of", String(40), ForeignKey("tables.id"), unique=True, nullable=True),
    Index("ix_tables_status_changed", "status", "changed"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("guest", String(40), nullable=True, index=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(40), nullable=True),
)

LINES: Final = Table(
    "lines",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("move", Text, nullable=False),
    Column("back_to", Integer, nullable=True),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("position", JSON, nullable=False),
)
