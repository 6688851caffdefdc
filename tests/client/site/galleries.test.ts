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
])("the Ukrainian place name %s takes the preposition «%s»", (place, preposition) => {
  expect(ukrainianIn(place)).toBe(preposition);
});

test("a visitor reads the title of a city's gallery in either language", () => {
  const titleIn = (language: "UA" | "ENG", place: string) =>
    `${phrasesFor(togetherPointsPhrases, language).titleBefore(place)} ${place}`;
  expect(titleIn("UA", "Тернополі")).toBe("Галерея точки у Тернополі");
  expect(titleIn("UA", "Ужгороді (Ракоці)")).toBe("Галерея точки в Ужгороді (Ракоці)");
  expect(titleIn("ENG", "Ternopil")).toBe("Gallery of Ternopil");
});

test("the cards of the collage fill complete rows as far as possible", () => {
  const widths = (count: number) =>
    collagePlaces(count)
      .slice(0, count)
      .map(({ span }) => span);
  expect(widths(7)).toEqual([7, 5, 4, 4, 4, 5, 7]);
  expect(widths(14).reduce((sum, span) => sum + span, 0)).toBe(6 * 12);
  expect(widths(4)).toEqual([7, 5, 5, 7]);
  expect(widths(1)).toEqual([7]);
});
