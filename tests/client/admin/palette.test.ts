import { describe, expect, test } from "vitest";
import {
  inOrder,
  type PaletteEntry,
  rankEntries,
} from "../../../client/admin/palette/palette-entries.ts";
import { settingEntries } from "../../../client/admin/palette/setting-entries.ts";
import { keyNames, shortcuts } from "../../../client/admin/screen/shortcuts.ts";

const entries: PaletteEntry[] = [
  { id: "1", group: "go", label: "Галереї", alias: "Galleries", to: "/editor/gallery" },
  { id: "2", group: "add", label: "Додати галерею", alias: "Add a gallery", to: "/x" },
];
const found = (text: string) => inOrder(rankEntries(entries, text)).map(({ id }) => id);

test("an editor finds an action by its name in either language, in upper or lower case", () => {
  expect(found("ГАЛЕРЕ")).toEqual(["1", "2"]);
  expect(found("gallery")).toEqual(["2", "1"]);
});

test("an editor finds actions that contain every word they typed, in any order", () => {
  expect(found("галерею додати")).toEqual(["2"]);
  expect(found("галерею звіт")).toEqual([]);
});

test("an editor who typed nothing sees every action", () => {
  expect(found("  ")).toEqual(["1", "2"]);
});

test.each(["пфддукн", "ufkthtz", "Ufkthtz "])(
  "an editor who typed %j in the wrong keyboard layout finds galleries",
  (text) => {
    expect(found(text)).toContain("1");
    expect(found(text)).toContain("2");
  },
);

test.each(["галреї", "галерєї", "галлереї", "глаереї", "galeries"])(
  "an editor who misspelled the word as %j finds galleries",
  (text) => {
    expect(found(text)).toContain("1");
  },
);

test("an editor who typed a short or another word finds nothing", () => {
  expect(found("гад")).toEqual([]);
  expect(found("гантелі")).toEqual([]);
});

test("what is spelled as typed comes before what is only similar, whatever its group", () => {
  const similar: PaletteEntry = { id: "3", group: "content", label: "Зима", to: "/3" };
  const exact: PaletteEntry = { id: "4", group: "more", label: "Зміна", to: "/4" };
  expect(inOrder(rankEntries([similar, exact], "зміна")).map(({ id }) => id)).toEqual(["4"]);
  const ranked = [
    { entry: similar, rank: 2 },
    { entry: exact, rank: 0 },
  ];
  expect(inOrder(ranked).map(({ id }) => id)).toEqual(["4", "3"]);
});

describe("an admin finds a single setting", () => {
  const paths = (language: "UA" | "ENG", text: string) =>
    inOrder(rankEntries(settingEntries(language), text)).map(({ to }) => to);

  test.each([
    ["UA", "IBAN", "/editor/settings#field-iban"],
    ["UA", "шифт", "/editor/settings#field-iban"],
    ["UA", "ЄДРПОУ", "/editor/settings#field-edrpou"],
    ["UA", "єдпроу", "/editor/settings#field-edrpou"],
    ["UA", "логотип", "/editor/settings#field-logoId"],
    ["UA", "колір кнопок", "/editor/settings#field-buttonColour"],
    ["UA", "phone", "/editor/settings#field-phone"],
    ["ENG", "телефон", "/editor/settings#field-phone"],
    ["ENG", "payment reference", "/editor/settings#field-translations.eng.paymentPurpose"],
    ["UA", "призначення", "/editor/settings#field-translations.ua.paymentPurpose"],
  ] as const)("%s: %s", (language, text, path) => {
    expect(paths(language, text)[0] ?? null).toBe(path);
  });
});

test("an editor sees the names of keys as on their own keyboard", () => {
  expect(keyNames(shortcuts.publish.shown, false)).toEqual(["Ctrl", "Shift", "Enter"]);
  expect(keyNames(shortcuts.publish.shown, true)).toEqual(["⌘", "⇧", "Enter"]);
});
