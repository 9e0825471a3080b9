"""The line-mode game: shows the table, asks, takes answers and commands, until the game is over or left."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import Final

from rich.console import Console, RenderableType
from rich.status import Status
from rich.text import Text

from opificio.bots import why
from opificio.core.fact import Fact
from opificio.core.rule import IllegalMove, NotAMove
from opificio.core.state import OVER
from opificio.rulesbook import RulesBook, UnknownRule, rules_book
from opificio.speech import Speech
from opificio.terminal.answers import Answers, NotInList
from opificio.terminal.boards import drawing
from opificio.terminal.pages import show_page
from opificio.terminal.scores import result, score_table
from opificio.terminal.table import CannotWrite, Table, is_there, path_of

with suppress(ImportError):  # not on every system
    import readline  # noqa: F401  (with it, a line can be edited while it is typed)


class Left(Exception):
    """Whoever sits at the terminal has had enough."""


class Session:
    """A table, shown on a console in one language. `kept` is the file that the game is written to."""

    def __init__(self, table: Table, speech: Speech, console: Console, kept: Path | None) -> None:
        self._table: Final = table
        self._speech: Final = speech
        self._console: Final = console
        self._kept = kept
        self._drawing: Final = drawing(speech)
        self._news: Final[list[str]] = []
        self._scene: Hashable = None
        self._commands: Final[dict[str, Callable[[str], None]]] = {
            "help": self._show_help,
            "?": self._show_help,
            "moves": self._show_moves,
            "board": self._show_board,
            "scores": self._show_scores,
            "show": self._show_component,
            "plan": self._show_plans,
            "why": self._show_reason,
            "rules": self._show_rules,
            "undo": self._undo,
            "save": self._save_as,
            "quit": self._quit,
            "exit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over or left: by `quit`, the end of the input, or Ctrl-C (raised again)."""
        try:
            self._greet()
            self._keep()
            while self._advance():
                self._ask()
            self._finish()
        except (Left, EOFError):
            self._part()
        except KeyboardInterrupt:
            self._part()
            raise

    # The course of the game

    def _greet(self) -> None:
        table = self._table
        ours, every = table.game.values_ours()
        self._print(Text(self._speech.thing("labels", "title"), style="bold"))
        if ours:
            self._say("ours", ours=ours, all=every)
        if table.verifiable:
            self._say("committed", commitment=table.record.commitment)
        else:
            self._say("seed_lost")
        self._say("welcome")
        self._print(self._drawing.legend())

    def _advance(self) -> bool:
        """Let draws and bots happen; whether there is a question then."""
        happening = self._table.advance()
        with self._console.status("") as status:
            self._show_thinker(status)
            for facts in happening:
                self._tell(facts)
                self._show_thinker(status)
        self._keep()
        return self._table.state.to_move != OVER

    def _show_thinker(self, status: Status) -> None:
        seat = self._table.state.to_move
        if seat in self._table.bots:
            status.update(self._speech.say("thinking", seat=seat))

    def _ask(self) -> None:
        """Show where the game stands, and take lines until one of them is a move."""
        self._show_table()
        before = self._table.state
        while self._table.state is before:
            self._obey(self._read(self._speech.say("prompt")))

    def _finish(self) -> None:
        state = self._table.state
        self._show_news()
        self._print(self._drawing.board(state, self._console.width))
        self._print(score_table(state, self._speech))
        self._print(Text(result(state, self._speech), style="bold"))
        if self._table.verifiable:
            self._say("seed", seed=self._table.seed)
        if self._kept is None:
            self._offer_to_keep()
        if self._kept is not None:
            self._say("look_again", command=f"opificio replay {quote(str(self._kept))}")

    def _offer_to_keep(self) -> None:
        self._say("keep_it")
        while self._kept is None:
            word, _, file = self._read("").partition(" ")
            if word.lower() != "save":
                return
            self._save_as(file.strip())

    def _part(self) -> None:
        self._print("")
        if self._kept is None:
            self._say("bye")
        elif self._table.state.to_move != OVER:
            command = f"opificio play {self._table.game.name} --resume {quote(str(self._kept))}"
            self._say("go_on", command=command)

    # What is typed

    def _read(self, prompt: str) -> str:
        try:
            line = input(f"{prompt}> ")
        except RuntimeError:  # there is no standard input at all
            raise EOFError from None
        if not self._console.is_terminal:
            self._print(line)  # for whoever reads the output later
        return line.strip()

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        if command is not None:
            command(rest.strip())
        elif self._component(line) and not self._is_move(line):
            self._show_component(line)
        elif line:
            self._answer(line)

    def _answer(self, line: str) -> None:
        try:
            facts = self._table.play(self._answers().move(line))
        except NotInList as error:
            self._say("bad_number", text=line, lowest=error.lowest, highest=error.highest)
        except NotAMove as error:
            key = "not_a_move" if error.nearest else "unknown_command"
            self._say(key, text=line, near=error.nearest)
        except IllegalMove as error:
            self._say("not_allowed", reason=self._speech.refusal(error))
        else:
            self._tell(facts)
            self._keep()

    def _component(self, typed: str) -> str:
        """The id of a component, from it or from its name, in any capitals; empty if there is none."""
        ids = self._table.game.names()
        called = {self._speech.named(id).lower(): id for id in ids} | {id.lower(): id for id in ids}
        return called.get(typed.lower(), "")

    def _is_move(self, typed: str) -> bool:
        """Whether the text alone is a move: some are called like the card that allows them."""
        return any(move.text == typed.lower() for move in self._table.state.legal())

    def _answers(self) -> Answers:
        state = self._table.state
        return Answers([move.text for move in state.legal()], self._drawing.amounts(state))

    # What is shown

    def _show_table(self) -> None:
        state = self._table.state
        scene = self._drawing.scene(state)
        if scene != self._scene:
            self._scene = scene
            self._print(self._drawing.board(state, self._console.width))
        self._print("")
        self._print(self._drawing.status(state))
        self._print("")
        self._show_news()
        self._print("")
        self._print(Text(self._speech.say("your_turn", seat=state.to_move), style="bold"))
        self._print(self._speech.question(state))
        self._show_moves("")

    def _show_news(self) -> None:
        for sentence in self._news:
            self._print(f"· {sentence}")
        self._news.clear()

    def _show_help(self, _: str) -> None:
        rule = next(id for id in self._book().ids() if "." in id)
        self._say("help", rule=rule, component=next(iter(self._table.game.names())))

    def _show_moves(self, _: str) -> None:
        self._print(self._answers().table(self._speech, self._table.state))

    def _show_board(self, _: str) -> None:
        self._print(self._drawing.board(self._table.state, self._console.width))
        self._print(self._drawing.legend())
        self._print(self._drawing.status(self._table.state))

    def _show_scores(self, _: str) -> None:
        self._print(score_table(self._table.state, self._speech))

    def _show_component(self, typed: str) -> None:
        id = self._component(typed)
        if id:
            self._print(self._drawing.component(self._table.state, id))
        else:
            self._say("no_component", id=typed, example=next(iter(self._table.game.names())))

    def _show_plans(self, typed: str) -> None:
        """What could be aimed for, a line each; the steps where one is asked for, or the only one."""
        state = self._table.state
        id = self._component(typed)
        with self._console.status(""):
            plans = self._table.game.plans(state, state.to_move)
        wanted = [plan for plan in plans if not typed or id in plan.values()]
        if not wanted:
            self._say("no_plan", id=typed)
        for goal, *steps in map(self._speech.plan, wanted):
            self._print(Text(goal, style="bold"))
            if typed or len(wanted) == 1:
                self._print("\n".join(f"  {number} {step}" for number, step in enumerate(steps, 1)))

    def _show_reason(self, _: str) -> None:
        """Why the last bot to decide did so: it is asked again."""
        answer = self._table.last_answer
        if answer is None:
            self._say("nobody_decided")
            return
        with self._console.status(self._speech.say("thinking", seat=answer.seat)):
            told = why(self._speech, answer.before, answer.bot, answer.reason())
        move = self._speech.move(answer.move, answer.before)
        self._say("why_move", seat=answer.seat, move=move, why=told)

    def _show_rules(self, id: str) -> None:
        book = self._book()
        if not id:
            for section in book.sections:
                self._print(Text(f"{'  ' * (section.depth - 2)}{section.id} {section.title}"))
            return
        try:
            show_page(self._console, book.section(id).text)
        except UnknownRule as error:
            self._say("no_rule", id=id, near=error.near)

    # What else is done

    def _undo(self, _: str) -> None:
        taken = self._table.undo()
        if taken is None:
            self._say("nothing_to_undo")
            return
        self._keep()
        self._say("undone", move=taken)

    def _save_as(self, file: str) -> None:
        path = path_of(file) if file else self._kept
        if path is None:
            self._say("save_where")
        elif path != self._kept and is_there(path):
            self._say("not_saved", file=path, reason=self._speech.say("file_exists"))
        else:
            before, self._kept = self._kept, path
            if self._keep():
                self._say("saved", file=path)
            else:
                self._kept = before

    def _keep(self) -> bool:
        """Write the game to its file, if it has one; whether that went well."""
        if self._kept is None:
            return True
        try:
            self._table.save(self._kept)
        except CannotWrite as error:
            self._say("not_saved", file=error.path, reason=error.reason)
            return False
        return True

    def _quit(self, _: str) -> None:
        raise Left

    def _tell(self, facts: list[Fact]) -> None:
        self._news.extend(self._speech.told(facts))

    def _book(self) -> RulesBook:
        return rules_book(self._table.game.name, self._speech.lang)

    def _say(self, key: str, **figures: object) -> None:
        self._print(self._speech.say(key, **figures))

    def _print(self, shown: RenderableType) -> None:
        self._console.print(shown)
