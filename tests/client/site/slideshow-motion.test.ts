import { expect, test } from "vitest";
import {
  isMoving,
  type MotionRequest,
  type PauseReason,
  withPauseReason,
} from "../../../client/ui/slideshow/slideshow-motion.ts";

const under = (wish: MotionRequest, ...holds: PauseReason[]) => isMoving(wish, new Set(holds));

test("a slideshow moves by itself while nobody touches it", () => {
  expect(under("move")).toBe(true);
});

test.each(["hover", "focus", "press", "turn", "away"] as const)("it rests on %s", (hold) => {
  expect(under("move", hold)).toBe(false);
});

test("paused by its reader it stays so", () => {
  expect(under("rest")).toBe(false);
});

test("who presses play sees it move, with pointer and focus still on the button", () => {
  expect(under("insist", "hover", "focus")).toBe(true);
});

test("but not against a finger that drags it, nor out of sight", () => {
  expect(under("insist", "hover", "press")).toBe(false);
  expect(under("insist", "turn")).toBe(false);
  expect(under("insist", "away")).toBe(false);
});

test("holds come and go one by one", () => {
  const none: ReadonlySet<PauseReason> = new Set();
  const held = withPauseReason(withPauseReason(none, "hover", true), "focus", true);
  expect([...withPauseReason(held, "hover", false)]).toEqual(["focus"]);
  expect(withPauseReason(held, "focus", true)).toBe(held);
});
