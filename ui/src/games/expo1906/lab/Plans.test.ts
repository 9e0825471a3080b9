import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Refusal } from "../../../api/client";
import type { Plans as Told } from "../../../api/wire";
import { boardProps, prepareBoard } from "../../../testing/games";
import Board from "../Board.svelte";
import { INFO, SEATS, view } from "../sample";
import type { ProjectPlan } from "./plan";
import Plans from "./Plans.svelte";

beforeEach(prepareBoard);

const CELLOPHANE: ProjectPlan = {
  project: "cellophane",
  steps: [
    { do: "remove", tile: "scrap", at: "c3", turn: 0, buy: false },
    { do: "put", tile: "cellophane", at: "c3", turn: 0, buy: true },
  ],
  purchases: 1,
  points: 3,
};
const TELEPHONE: ProjectPlan = {
  project: "telephone",
  steps: [{ do: "put", tile: "telephone", at: "d4", turn: 90, buy: false }],
  purchases: 0,
  points: 4,
};

function told(number = 1, ...plans: ProjectPlan[]): Told {
  return {
    number,
    seat: 0,
    plans: plans.map((plan) => ({
      says: [`goal ${plan.project}`, ...plan.steps.map(({ tile }) => `step ${tile}`)],
      plan: { ...plan },
    })),
  };
}

const BOTH = told(1, TELEPHONE, CELLOPHANE);

function press(name: string): Promise<boolean> {
  return fireEvent.click(screen.getByRole("button", { name }));
}

describe("plans", () => {
  test("are asked for the lab that is shown, and the first is chosen", async () => {
    const ask = vi.fn(() => Promise.resolve(BOTH));
    render(Plans, { seat: 2, number: 1, ask, shown: null });
    await press("Plan");
    await screen.findByText("step telephone");
    expect(ask).toHaveBeenCalledExactlyOnceWith(2);
    expect(screen.getByRole("button", { name: "goal telephone" }).getAttribute("aria-pressed")).toBe("true");
  });

  test("are shown one at a time, and put away by the same button", async () => {
    render(Plans, { seat: 0, number: 1, ask: () => Promise.resolve(BOTH), shown: null });
    await press("Plan");
    await screen.findByText("goal cellophane");
    await press("goal cellophane");
    screen.getByText("step scrap");
    expect(screen.queryByText("step telephone")).toBeNull();
    await press("Plan");
    expect(screen.queryByText("goal cellophane")).toBeNull();
  });

  test("say so where there are none, and where the server does not answer", async () => {
    const ask = vi
      .fn()
      .mockResolvedValueOnce(told())
      .mockRejectedValue(new Refusal("fault", "Broken", 500));
    const { rerender } = render(Plans, { seat: 0, number: 1, ask, shown: null });
    await press("Plan");
    await screen.findByText("Nothing can be completed in a few steps.");
    await rerender({ seat: 1 });
    await press("Plan");
    await screen.findByText("Broken");
  });

  test("go with the position and the lab that they are for", async () => {
    const ask = vi.fn(() => Promise.resolve(BOTH));
    const { rerender } = render(Plans, { seat: 0, number: 1, ask, shown: null });
    await press("Plan");
    await screen.findByText("goal telephone");
    await rerender({ number: 2 });
    expect(screen.queryByText("goal telephone")).toBeNull();
    expect(ask).toHaveBeenCalledOnce();
  });

  test("are asked for again where the position changes before they are there", async () => {
    const answers: ((plans: Told) => void)[] = [];
    const ask = () => new Promise<Told>((resolve) => answers.push(resolve));
    const { rerender } = render(Plans, { seat: 0, number: 1, ask, shown: null });
    await press("Plan");
    await rerender({ number: 2 });
    expect(answers).toHaveLength(2);
    answers[0]!(told(1, CELLOPHANE));
    answers[1]!(told(3, CELLOPHANE)); // the server is ahead of what is shown
    await rerender({ number: 3 });
    screen.getByText("Working it out …");
    answers[2]!(told(3, TELEPHONE));
    await screen.findByText("goal telephone");
    expect(screen.queryByText("goal cellophane")).toBeNull();
  });

  test("are drawn on the lab, each step with its number", async () => {
    const props = boardProps(INFO, SEATS, view(), { plans: () => Promise.resolve(told(1, CELLOPHANE)) });
    render(Board, props);
    const button = document.querySelector<HTMLElement>(".plans button")!;
    await fireEvent.click(button);
    await screen.findByText("step cellophane");
    const numbers = [...document.querySelectorAll(".lab .plan text")].map(({ textContent }) => textContent);
    expect(numbers).toEqual(expect.arrayContaining(["1", "2"]));
    await fireEvent.click(button);
    expect(document.querySelector(".lab .plan")).toBeNull();
  });
});
