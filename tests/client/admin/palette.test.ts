import { expect, test } from "vitest";
import { filterEntries, type PaletteEntry } from "../../../client/admin/palette/palette-entries.ts";
import { keyNames, shortcuts } from "../../../client/admin/screen/shortcuts.ts";

const entries: PaletteEntry[] = [
  { id: "1", group: "go", label: "Галереї", alias: "Galleries", to: "/editor/gallery" },
  { id: "2", group: "add", label: "Додати галерею", alias: "Add a gallery", to: "/x" },
];
const found = (text: string) => filterEntries(entries, text).map(({ id }) => id);

test("an editor finds an action by its name in either language, in upper or lower case", () => {
  expect(found("ГАЛЕРЕ")).toEqual(["1", "2"]);
  expect(found("gallery")).toEqual(["2"]);
});

test("an editor finds actions that contain every word they typed, in any order", () => {
  expect(found("галерею додати")).toEqual(["2"]);
  expect(found("галерею звіт")).toEqual([]);
});

test("an editor who typed nothing sees every action", () => {
  expect(found("  ")).toEqual(["1", "2"]);
});

test("an editor sees the names of keys as on their own keyboard", () => {
  expect(keyNames(shortcuts.publish.shown, false)).toEqual(["Ctrl", "Shift", "Enter"]);
  expect(keyNames(shortcuts.publish.shown, true)).toEqual(["⌘", "⇧", "Enter"]);
});
