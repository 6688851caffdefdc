import { describe, expect, test } from "vitest";
import { defaultChoices, mergeForms } from "../../../client/admin/editor/compare/conflict.ts";
import {
  countLabels,
  entryOf,
  type NavigationForm,
} from "../../../client/admin/page/navigation/navigation-form.ts";
import { navigationNestedFields } from "../../../client/admin/page/navigation/navigation-nested-fields.ts";
import { toPath } from "../../../client/admin/page/redirects/typed-path.ts";

const news = entryOf({ id: "news", sitePage: "NEWS" });
const team = entryOf({ id: "team", sitePage: "TEAM" });
const shop = entryOf({ id: "shop", url: "https://shop.example/" });

const menu = (...header: NavigationForm["header"]): NavigationForm => ({
  header,
  footer: [],
  links: [],
  button: [],
  translations: { ua: {}, eng: {} },
});

describe("two editors arrange the menu", () => {
  const { lists } = navigationNestedFields;
  const conflictOf = (mine: NavigationForm, theirs: NavigationForm) => ({
    mine,
    base: menu(news, team),
    theirs: { version: 2, form: theirs },
    lists,
  });

  test("and both keep their changes of different links", () => {
    const renamed = { ...team, labelUa: "Хто ми" };
    const conflict = conflictOf(menu(team, news), menu(news, renamed, shop));
    const choices = defaultChoices(conflict);
    expect([...choices.values()]).not.toContain(null);
    expect(mergeForms(conflict, choices)).toEqual(menu(renamed, shop, news));
  });

  test("and are asked about a link that both have named", () => {
    const mine = menu({ ...news, labelUa: "Що нового" }, team);
    const theirs = menu({ ...news, labelUa: "Події" }, team);
    expect([...defaultChoices(conflictOf(mine, theirs))]).toEqual([["header.news", null]]);
  });
});

test("a text that only one language has of its own is missing in the other", () => {
  const form = menu({ ...news, labelUa: "Що нового" }, team);
  expect(countLabels(form, "UA")).toEqual({ filled: 2, fields: 2 });
  expect(countLabels(form, "ENG")).toEqual({ filled: 1, fields: 2 });
});

test.each([
  ["/old", "/old"],
  [" old/ ", "/old"],
  ["https://doloni.example/old/page/", "/old/page"],
  ["https://doloni.example", ""],
  ["/", "/"],
  ["", ""],
  ["https://elsewhere.example/old", "https://elsewhere.example/old"],
])("an editor who types %s means the path %s", (typed, path) => {
  expect(toPath(typed, "https://doloni.example")).toBe(path);
});
