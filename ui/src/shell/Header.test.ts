import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { settings } from "../lib/settings.svelte";
import { subject } from "../lib/subject.svelte";
import Header from "./Header.svelte";

beforeEach(() => {
  settings.language = "en";
});

test("the rules are those of the game that the reader is concerned with", async () => {
  render(Header);
  const rules = () => screen.getByRole("link", { name: "Rules" }).getAttribute("href");
  expect(rules()).toBe("/rules/industry");
  subject.game = "spyrium";
  await tick();
  expect(rules()).toBe("/rules/spyrium");
});
