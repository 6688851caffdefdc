import { expect, test } from "vitest";
import {
  type ImageSelection,
  nothingSelected,
  select,
  shownOf,
} from "../../../client/admin/image/library/image-selection.ts";

const all = ["a", "b", "c", "d", "e"];
const chosen = (...steps: readonly (readonly [id: string, isRange?: boolean])[]) =>
  steps.reduce<ImageSelection>(
    (now, [id, isRange = false]) => select(now, id, { all, isRange }),
    nothingSelected,
  ).ids;

test("an editor selects pictures one by one and takes them back", () => {
  expect(chosen(["b"], ["d"])).toEqual(["b", "d"]);
  expect(chosen(["b"], ["d"], ["b"])).toEqual(["d"]);
});

test("an editor selects everything between two pictures, forwards or backwards", () => {
  expect(chosen(["b"], ["d", true])).toEqual(["b", "c", "d"]);
  expect(chosen(["d"], ["b", true])).toEqual(["d", "c", "b"]);
});

test("a range continues where the last one ended, and leaves what was selected before", () => {
  expect(chosen(["a"], ["c"], ["d", true], ["e", true])).toEqual(["a", "c", "d", "e"]);
});

test("a range without a beginning selects one picture", () => {
  expect(chosen(["c", true])).toEqual(["c"]);
});

test("pictures that the filter hides are not changed with the others", () => {
  expect(shownOf(["a", "x", "c"], all)).toEqual(["a", "c"]);
});
