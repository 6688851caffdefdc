import { expect, test } from "vitest";
import { inOtherLayout } from "../../../client/admin/screen/keyboard-layout.ts";

test.each([
  ["gallery", "пфддукн"],
  ["iban", "шифт"],
  ["галерея", "ufkthtz"],
  ["їжа", "];f"],
  ["ґудзик", "\\elpbr"],
  ["єдрпоу", "'lhgje"],
])("%s and %s are the same keys", (one, other) => {
  expect(inOtherLayout(other)).toBe(one);
  expect(inOtherLayout(one)).toBe(other);
});

test("capitals and digits do not matter", () => {
  expect(inOtherLayout("ПФДДУКН 2026")).toBe("gallery 2026");
});
