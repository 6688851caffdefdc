import { expect, test } from "vitest";
import {
  isMoving,
  type MotionRequest,
  type PauseReason,
  withPauseReason,
} from "../../../client/ui/slideshow/slideshow-motion.ts";

const movesWith = (motion: MotionRequest, ...reasons: PauseReason[]) =>
  isMoving(motion, new Set(reasons));

test("a slideshow moves by itself while a visitor does nothing", () => {
  expect(movesWith("move")).toBe(true);
});

test.each(["hover", "focus", "press", "turn", "away"] as const)(
  "a slideshow pauses on %s",
  (reason) => {
    expect(movesWith("move", reason)).toBe(false);
  },
);

test("a slideshow that a visitor has paused stays paused", () => {
  expect(movesWith("rest")).toBe(false);
});

test("a slideshow moves when a visitor presses play, with pointer and focus still on the button", () => {
  expect(movesWith("insist", "hover", "focus")).toBe(true);
});

test("after play it still pauses while a visitor drags it, and while it is out of view", () => {
  expect(movesWith("insist", "hover", "press")).toBe(false);
  expect(movesWith("insist", "turn")).toBe(false);
  expect(movesWith("insist", "away")).toBe(false);
});

test("reasons to pause are added and removed one by one", () => {
  const none: ReadonlySet<PauseReason> = new Set();
  const reasons = withPauseReason(withPauseReason(none, "hover", true), "focus", true);
  expect([...withPauseReason(reasons, "hover", false)]).toEqual(["focus"]);
  expect(withPauseReason(reasons, "focus", true)).toBe(reasons);
});
