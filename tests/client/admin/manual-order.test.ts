import { expect, test } from "vitest";
import { moveItem, sortByIds } from "../../../client/admin/screen/list-order.ts";

const named = (...ids: string[]) => ids.map((id) => ({ id }));

test("a row that an editor moves is inserted at its new position", () => {
  expect(moveItem(["a", "b", "c", "d"], 0, 2)).toEqual(["b", "c", "a", "d"]);
  expect(moveItem(["a", "b", "c", "d"], 3, 1)).toEqual(["a", "d", "b", "c"]);
});

test("an item that somebody added meanwhile comes after the items that an editor has ordered", () => {
  expect(sortByIds(named("a", "new", "b"), ["b", "a"])).toEqual(named("b", "a", "new"));
});

test("an item that was deleted meanwhile leaves no gap in the order", () => {
  expect(sortByIds(named("a", "c"), ["c", "b", "a"])).toEqual(named("c", "a"));
});
