import { describe, expect, test } from "vitest";
import { cardRatio, coverSizes } from "../../../client/ui/picture/cover-sizes.ts";
import { sourceSet } from "../../../client/ui/picture/variant-urls.ts";
import { captionOf } from "../../../client/ui/slideshow/caption.ts";

const sizes = "(width >= 1440px) 400px, (width >= 768px) 30vw, 90vw";

describe("a visitor's browser is told", () => {
  test("that a picture wider than its box is enlarged to the box's height", () => {
    expect(coverSizes(sizes, { width: 1600, height: 800 }, 1)).toBe(
      "(width >= 1440px) 800px, (width >= 768px) 60vw, 180vw",
    );
  });

  test("the box's width when the picture is the taller one, or its size is unknown", () => {
    expect(coverSizes(sizes, { width: 800, height: 1600 }, 1)).toBe(sizes);
    expect(coverSizes(sizes, { width: null, height: null }, 1)).toBe(sizes);
  });

  test("the width for the box's ratio on this screen", () => {
    expect(coverSizes(sizes, { width: 1200, height: 900 }, cardRatio(2 / 3))).toBe(
      "(width >= 1440px) 800px, (width >= 768px) 60vw, 90vw",
    );
  });

  test("that the largest file has the picture's own width", () => {
    expect(sourceSet("/p/{width}.{format}", 1200, "avif")).toMatch(
      /960\.avif 960w, \/p\/1280\.avif 1200w$/,
    );
    expect(sourceSet("/p/{width}.{format}", 960, "webp")).toMatch(/960\.webp 960w$/);
    expect(sourceSet("/p/{width}.{format}", 100, "webp")).toBe("/p/160.webp 100w");
    expect(sourceSet("/p/{width}.{format}", null, "webp")).toMatch(/1920\.webp 1920w$/);
  });
});

describe("below a picture a visitor reads", () => {
  test("its title and place, not the description after them", () => {
    expect(captionOf("Стіна долонь, Тернопіль: двоє дітей біля дверей")).toBe(
      "Стіна долонь, Тернопіль",
    );
  });

  test("the whole text when there is no title, and times are no titles", () => {
    expect(captionOf("Метелик із долонь")).toBe("Метелик із долонь");
    expect(captionOf("Урок о 10:30")).toBe("Урок о 10:30");
  });
});
