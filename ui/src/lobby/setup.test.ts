import { describe, expect, test } from "vitest";
import { industry } from "../testing/samples";
import { fit, request, resized, usualSetup, withKind } from "./setup";

test("the usual table is me against greedy bots at every other seat", () => {
  expect(request(usualSetup(industry), industry)).toEqual({
    game: "industry",
    edition: null,
    options: { balanced_draw: 1 },
    seats: [
      { kind: "me" },
      { kind: "bot", bot: "greedy" },
      { kind: "bot", bot: "greedy" },
      { kind: "bot", bot: "greedy" },
    ],
    listed: false,
  });
});

test("a person at this screen goes with the name, an open seat with nothing", () => {
  const setup = usualSetup(industry);
  setup.seats[1] = { kind: "person", name: " Bruno ", bot: "greedy" };
  setup.seats[2] = { kind: "open", name: "left over", bot: "greedy" };
  expect(request(setup, industry).seats.slice(1, 3)).toEqual([
    { kind: "person", name: "Bruno" },
    { kind: "open" },
  ]);
});

test("what there is nothing to agree on with so few players is left out", () => {
  const late = { ...industry.options[0]!, name: "help_4", fewest_players: 4 };
  const game = { ...industry, options: [...industry.options, late] };
  const setup = usualSetup(game);
  expect(Object.keys(request(setup, game).options ?? {})).toEqual(["balanced_draw", "help_4"]);
  setup.seats = resized(setup.seats, 3, game);
  expect(request(setup, game).options).toEqual({ balanced_draw: 1 });
});

test("I sit at one seat only", () => {
  const { seats } = usualSetup(industry);
  expect(withKind(seats, 2, "me").map(({ kind }) => kind)).toEqual(["bot", "bot", "me", "bot"]);
});

test("there are as many seats as the game allows", () => {
  const { seats } = usualSetup(industry);
  expect(resized(seats, 3, industry)).toHaveLength(3);
  expect(resized(seats, 9, industry)).toHaveLength(4);
  expect(resized(seats.slice(0, 1), 1, industry).map(({ kind }) => kind)).toEqual(["me", "bot", "bot"]);
});

describe("what was remembered", () => {
  test("comes back as it was", () => {
    const kept = { ...usualSetup(industry), edition: "own", listed: true, options: { balanced_draw: 0 } };
    kept.seats = resized(kept.seats, 3, industry);
    expect(fit(JSON.parse(JSON.stringify(kept)), industry)).toEqual(kept);
  });

  test("and is no longer known is put right", () => {
    const kept = usualSetup(industry);
    kept.edition = "gone";
    kept.options = { balanced_draw: 7, older: 1 };
    kept.seats[1]!.bot = "retired";
    expect(fit(kept, industry)).toEqual(usualSetup(industry));
  });

  test.each([[null], ["text"], [{ game: "industry" }], [{ ...usualSetup(industry), game: "spyrium" }]])(
    "and is of no use gives way to the usual (%j)",
    (kept) => {
      expect(fit(kept, industry)).toEqual(usualSetup(industry));
    },
  );
});
