import { describe, expect, test } from "vitest";
import { type TextKind, Typed, tidyInput, tidyText } from "../../../server/platform/tidy-text.ts";

const phone = "+380671234567";

describe("a person who asks for help may type", () => {
  test.each<[kind: TextKind, typed: string, stored: string]>([
    ["phone", "067 123 45 67", phone],
    ["phone", "(067) 123.45.67", phone],
    ["phone", "\u202A+38 067 123 45 67\u202C", phone],
    ["phone", "\u2066+380\u200E671234567\u2069", phone],
    ["phone", "\uFEFF067\u200B123\u00AD4567\u200F", phone],
    ["phone", "8 067 123 45 67", phone],
    ["phone", "8 (067) 123-45-67", phone],
    ["phone", "+8 067 123 45 67", phone],
    ["phone", "38 067 123 45 67", phone],
    ["phone", "00380 67 123 45 67", phone],
    ["phone", "00 38 (067) 123 45 67", phone],
    ["phone", "+380 (0)67 123 45 67", phone],
    ["phone", "+38 (0)67 123 45 67", phone],
    ["phone", "00380 (0)67 123 45 67", phone],
    ["phone", "+380 067 123 45 67", phone],
    ["phone", "067–123—45‑67", phone],
    ["phone", "067−123‒45―67", phone],
    ["phone", "067/123/45/67", phone],
    ["phone", "067\u00A0123\u202F45\t67", phone],
    ["phone", "tel:+380671234567", phone],
    ["phone", "Тел.: 067 123 45 67", phone],
    ["phone", "＋３８０（６７）１２３－４５－６７", phone],
    ["phone", "0048 601 234 567", "+48601234567"],
    ["phone", "+48 601-234-567", "+48601234567"],
    ["phone", "+44 (0)20 7946 0958", "+442079460958"],
    ["phone", "0044 (0)20 7946 0958", "+442079460958"],
    ["phone", "+800 1234 5678", "+80012345678"],
    ["name", "Оксана Д'яченко", "Оксана Д'яченко"],
    ["name", "Оксана Дʼяченко", "Оксана Дʼяченко"],
    ["name", "Оксана Д’яченко", "Оксана Д’яченко"],
    ...[...'`´‘‛′＇*"“”'].map((sign): [TextKind, string, string] => [
      "name",
      `Оксана Д${sign}яченко`,
      "Оксана Д’яченко",
    ]),
    ...[..."‐‑‒–—―−－\u2043"].map((hyphen): [TextKind, string, string] => [
      "name",
      `Нечуй${hyphen}Левицький`,
      "Нечуй-Левицький",
    ]),
    ["name", "\u200EОксана\u00A0\t Мель\u00ADник\u202C ", "Оксана Мельник"],
    ["name", "Соловеи\u0306", "Соловей"],
    ["email", " name@example.com\u200B", "name@example.com"],
    ["email", "\u2068name@exam\u00ADple.com\u2069", "name@example.com"],
    ["email", "mailto:name@example.com", "name@example.com"],
    ["email", "name@example.com.", "name@example.com"],
    ["email", "ｎａｍｅ＠example.com", "name@example.com"],
    ["url", " https://example.com/\u200B", "https://example.com/"],
    ["code", "12 34-56 78", "12345678"],
    ["code", "ua21 3223\u00A01300–0002 6007 2335 6600 1", "UA213223130000026007233566001"],
    ["shownPhone", "\u202A+38 (044) 123–45–67\u202C", "+38 (044) 123-45-67"],
    ["shownPhone", "tel: 0\u00A0800 100/102", "0 800 100-102"],
  ])("their %s as %j", (kind, typed, stored) => {
    expect(tidyText(typed, kind)).toBe(stored);
    expect(tidyText(stored, kind)).toBe(stored);
  });
});

describe("nothing is taken from", () => {
  test.each<[what: string, kind: TextKind | undefined, text: string]>([
    ["a free text with quotation marks", undefined, 'Син каже: "м*яч" – і 5″ екран'],
    ["a free text with a family emoji and a soft hyphen", undefined, " 👨‍👩‍👧 допо\u00ADмога\n"],
    ["a name beside a nickname, which stays to be asked about", "name", 'Марія "Марічка" Іва'],
    ["a phone with words, which stays to be asked about", "phone", "немає"],
    ["a foreign number that looks like a Ukrainian one", "phone", "+38591234567"],
  ])("%s", (_, kind, text) => {
    expect(tidyText(text, kind)).toBe(text);
  });
});

class Base {
  @Typed("phone") phone = "8 067 123 45 67";
}
class Form extends Base {
  message = "и\u0306\r\nі\rї";
  people = [Object.assign(new Base(), { phone: "00380671234567" })];
  tags = ["и\u0306"];
}

test("an input is tidied at any depth, with the fields that it inherits", () => {
  const input = new Form();
  tidyInput(input);
  expect(input).toEqual({
    phone,
    message: "й\nі\nї",
    people: [{ phone }],
    tags: ["й"],
  });
});
