import { expect, test } from "vitest";
import { toStorableText } from "../../../server/platform/tidy-text.ts";

test.each([
  ["a line break from PowerPoint", "перший\u000Bдругий", "перший\nдругий"],
  ["a page break", "перша\u000Cдруга", "перша\nдруга"],
  ["control characters", "О\u0000л\u0001я\u001F", "Оля"],
  ["noncharacters", "Оля\uFFFE\uFFFF", "Оля"],
  ["a lone surrogate", "Оля \uDFFF", "Оля \uFFFD"],
  ["tabs, line feeds and emoji, which stay", "\tОля\r\n🐻", "\tОля\r\n🐻"],
])("a text with %s can be stored and is valid in XML", (_, text, stored) => {
  expect(toStorableText(text)).toBe(stored);
});
