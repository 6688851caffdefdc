import { expect, test } from "vitest";
import { phrasesFor } from "../../../client/phrases/phrases.ts";
import { togetherPointsPhrases, ukrainianIn } from "../../../client/phrases/site/galleries.ts";
import { collagePlaces } from "../../../client/site/gallery/collage-places.ts";

test.each([
  ["Чернівцях", "у"],
  ["Чорткові", "у"],
  ["Івано-Франківську", "в"],
  ["Калуші", "у"],
  ["Шумську", "у"],
  ["Сторожинці", "у"],
  ["Тернополі", "у"],
  ["Тячеві", "у"],
  ["Ужгороді (Ракоці)", "в"],
  ["Ужгороді (Швабська)", "в"],
  ["Єзуполі", "в"],
  ["Яремчі", "в"],
  ["«Оазі»", "в"],
  ["Odesa", "в"],
  ["Kyiv", "у"],
  ["", "у"],
])("the point in %s stands behind «%s»", (place, preposition) => {
  expect(ukrainianIn(place)).toBe(preposition);
});

test("a city's title says whose gallery it is, in either language", () => {
  const titleIn = (language: "UA" | "ENG", place: string) =>
    `${phrasesFor(togetherPointsPhrases, language).titleBefore(place)} ${place}`;
  expect(titleIn("UA", "Тернополі")).toBe("Галерея точки у Тернополі");
  expect(titleIn("UA", "Ужгороді (Ракоці)")).toBe("Галерея точки в Ужгороді (Ракоці)");
  expect(titleIn("ENG", "Ternopil")).toBe("Gallery of Ternopil");
});

test("rows of cards are full as long as there are cards for them", () => {
  const widths = (count: number) =>
    collagePlaces(count)
      .slice(0, count)
      .map(({ span }) => span);
  expect(widths(7)).toEqual([7, 5, 4, 4, 4, 5, 7]);
  expect(widths(14).reduce((sum, span) => sum + span, 0)).toBe(6 * 12);
  expect(widths(4)).toEqual([7, 5, 5, 7]);
  expect(widths(1)).toEqual([7]);
});
