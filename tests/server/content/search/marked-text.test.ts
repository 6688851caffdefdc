import { describe, expect, test } from "vitest";
import {
  excerptOf,
  markMatches,
  patternOf,
  plainText,
} from "../../../../server/overview/site-search/marked-text.ts";
import { searchWords } from "../../../../server/overview/site-search/search-words.ts";

const marked = (text: string, typed: string) =>
  markMatches(text, patternOf(searchWords(typed)))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

describe("a visitor sees marked", () => {
  test.each([
    ["case", "Дім на горі", "дім", "[Дім] на горі"],
    ["the apostrophe", "Кам’янець", "кам'ян", "[Кам’ян]ець"],
    ["no apostrophe", "Кам’янець", "камян", "[Кам’ян]ець"],
    ["stress marks", "За\u0301мок", "замок", "[За\u0301мок]"],
    ["Latin accents", "Café", "cafe", "[Café]"],
    ["ґ", "Ґанок", "ганок", "[Ґанок]"],
    ["each word", "Похід у гори", "гори похід", "[Похід] у [гори]"],
  ])("a match whatever its %s", (_, text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });

  test("й apart from и", () => {
    expect(marked("край и край", "краи")).toBe("край и край");
  });
});

describe("an excerpt", () => {
  const text = `${"слово ".repeat(60)}знахідка ${"кінець ".repeat(60)}`.trim();

  test("surrounds the first match and ends between words", () => {
    const parts = excerptOf(text, patternOf(["знахідка"]));
    const whole = parts.map((part) => part.text).join("");
    expect(whole).toMatch(/^… слово .* знахідка .* кінець …$/);
    expect(whole.length).toBeLessThan(200);
    expect(parts.filter(({ isMatch }) => isMatch).map((part) => part.text)).toEqual(["знахідка"]);
  });

  test("is the beginning of a text without a match, and a short text as it is", () => {
    expect(excerptOf(text, patternOf(["нема"]))[0]?.text).toMatch(/^слово .* …$/);
    expect(excerptOf("Коротко.", patternOf(["нема"]))).toEqual([
      { text: "Коротко.", isMatch: false },
    ]);
    expect(excerptOf("", patternOf(["нема"]))).toEqual([]);
  });

  test("of one endless word is cut", () => {
    const [part] = excerptOf("я".repeat(5000), patternOf(["нема"]));
    expect(part?.text.length).toBeLessThan(200);
  });

  test("has no HTML", () => {
    expect(plainText("<p>a &amp;&nbsp;<b>b</b></p><p>c</p>")).toBe("a & b c");
  });
});

test("words are without punctuation, and lone letters do not count beside others", () => {
  expect(searchWords("«Табір», у Карпатах — 2024!")).toEqual(["Табір", "Карпатах", "2024"]);
  expect(searchWords("майстер-клас з’їзд")).toEqual(["майстер-клас", "з’їзд"]);
  expect(searchWords("я")).toEqual(["я"]);
  expect(searchWords("один ".repeat(3))).toEqual(["один"]);
  expect(searchWords("a1 b2 c3 d4 e5 f6 g7 h8 i9")).toHaveLength(8);
});
