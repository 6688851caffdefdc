import { expect, test } from "vitest";
import { explorerPhrases } from "../../../client/phrases/explorer.ts";
import { formatSize } from "../../../client/phrases/numbers.ts";
import { layoutPhrases } from "../../../client/phrases/site/layout.ts";
import { pointVisitPhrases } from "../../../client/phrases/site/point-visit.ts";
import { reportsPhrases } from "../../../client/phrases/site/reports.ts";
import { searchPhrases } from "../../../client/phrases/site/search.ts";

const withPlainSpaces = (text: string) => text.replaceAll("\u00a0", " ");
const { UA, ENG } = reportsPhrases;

test("a reader sees the format and size of a document in their language", () => {
  expect(withPlainSpaces(UA.file(formatSize(34_120, "UA")))).toBe("PDF, 34 кБ");
  expect(withPlainSpaces(ENG.file(formatSize(34_120, "ENG")))).toBe("PDF, 34 kB");
  expect(withPlainSpaces(UA.file(formatSize(2_400_000, "UA")))).toBe("PDF, 2,4 МБ");
  expect(withPlainSpaces(ENG.file(formatSize(2_400_000, "ENG")))).toBe("PDF, 2.4 MB");
});

test.each([
  [0, "0 Б"],
  [999, "999 Б"],
  [1000, "1 кБ"],
  [999_499, "999 кБ"],
  [999_500, "1 МБ"],
  [20_971_520, "21 МБ"],
])("%i bytes are shown as %s", (bytes, size) => {
  expect(withPlainSpaces(formatSize(bytes, "UA"))).toBe(size);
});

test("a size and its unit are joined by a non-breaking space", () => {
  expect(formatSize(34_120, "UA")).toBe("34\u00a0кБ");
});

test("a report is titled with its month in the nominative, or with its year", () => {
  expect(withPlainSpaces(UA.report(2022, 10))).toBe("Звіт за жовтень 2022 року");
  expect(withPlainSpaces(UA.report(2021, 0))).toBe("Звіт за 2021 рік");
  expect(withPlainSpaces(ENG.report(2022, 10))).toBe("Report for October 2022");
  expect(withPlainSpaces(ENG.report(2021, 0))).toBe("Report for 2021");
});

test("numbers of reports and documents take the right plural form", () => {
  expect(withPlainSpaces(UA.count(8, 2022))).toBe("8 звітів за 2022 рік");
  expect(withPlainSpaces(UA.count(1, 2022))).toBe("1 звіт за 2022 рік");
  expect(withPlainSpaces(UA.count(3, 2022))).toBe("3 звіти за 2022 рік");
  expect([1, 4, 6, 21].map((count) => withPlainSpaces(UA.documents(count)))).toEqual([
    "1 документ",
    "4 документи",
    "6 документів",
    "21 документ",
  ]);
  expect(withPlainSpaces(ENG.documents(1))).toBe("1 document");
});

test.each([
  ["CF Sunny House", "© 2023 CF Sunny House"],
  ["Sunny House", "© 2023 Sunny House Charity Foundation"],
  ["", "© 2023 Charity Foundation"],
])("an English name that says what it is stands as it is written: %s", (name, line) => {
  expect(withPlainSpaces(layoutPhrases.ENG.copyright(name, "2023"))).toBe(line);
});

test.each([
  [101, "результат"],
  [102, "результати"],
  [111, "результатів"],
  [121, "результат"],
])("a search with more than %i results says «%s»", (count, word) => {
  const found = withPlainSpaces(searchPhrases.UA.found(count, true));
  expect(found).toBe(`Знайдено понад ${count} ${word}`);
});

test.each([
  ["09:00", "о 09:00"],
  ["10:30", "о 10:30"],
  ["11:00", "об 11:00"],
  ["14:00", "о 14:00"],
])("a closed point opens at %s, which a Ukrainian reads as «%s»", (time, words) => {
  expect(withPlainSpaces(pointVisitPhrases.UA.opensAt(time))).toContain(`відчиниться ${words}.`);
});

test.each([
  ["1", "1 раз"],
  ["3", "3 рази"],
  ["5", "5 разів"],
])("a developer with %s failed requests left reads «%s»", (left, words) => {
  const { refusalsLeft } = explorerPhrases.UA;
  expect(withPlainSpaces(refusalsLeft(left, "10"))).toBe(`Ще можна помилитися ${words} із 10`);
});
