import { dirname } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journeys/test.ts";

/** Each size of a window, with its device pixels for each of CSS, and the pages that it shows. */
const windows: [width: number, density: number, pages: string[]][] = [
  [390, 1, ["/projects"]],
  [390, 3, ["/"]],
  [768, 2, ["/blog"]],
  [1024, 1, ["/gallery"]],
  [1440, 1, ["/team"]],
  [1440, 2, ["/projects/together", "/"]],
];

/** Widths of the server's variants: a picture is the smallest that suffices, or its own width. */
const variantWidths = [160, 320, 480, 640, 960, 1280, 1920];

type Cover = {
  name: string;
  /** Width of the loaded file, in pixels. */
  loaded: number;
  /** Width of the uploaded picture. */
  own: number;
  /** Width that the whole picture has on the screen, cropped edges included, in device pixels. */
  shown: number;
};

/** All pictures of a page that fill a box, after each has been loaded. */
async function coversOf(page: Page, address: string): Promise<Cover[]> {
  await page.goto(address);
  return page.locator("main picture img").evaluateAll(async (images) => {
    const covers: Cover[] = [];
    for (const image of images as HTMLImageElement[]) {
      const box = { width: image.offsetWidth, height: image.offsetHeight };
      if (getComputedStyle(image).objectFit !== "cover" || box.width === 0) continue;
      image.loading = "eager";
      await image.decode();
      // `naturalWidth` of an image with `sizes` is in CSS pixels; a second one has the file's.
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode();
      const own = Number(image.getAttribute("width"));
      const ratio = own / Number(image.getAttribute("height"));
      const shown = Math.max(box.width, box.height * ratio) * devicePixelRatio;
      covers.push({ name: image.currentSrc, loaded: file.naturalWidth, own, shown });
    }
    return covers;
  });
}

/** The widths of one picture that the browser may choose between, ascending. */
const offered = (own: number) => [
  ...variantWidths.filter((width) => width < own),
  Math.min(own, variantWidths.at(-1) ?? own),
];

/**
 * Above one device pixel for each CSS pixel, Chromium takes the smaller file of two when the needed
 * width is below their geometric mean.
 */
function leastOf({ own, shown }: Cover, density: number): number {
  const widths = offered(own);
  const above = widths.findIndex((width) => width >= Math.floor(shown));
  if (above < 0) return widths.at(-1) ?? own;
  const [smaller = 0, larger = 0] = [widths[above - 1], widths[above]];
  const takesSmaller = density > 1 && smaller > 0 && shown < Math.sqrt(smaller * larger);
  return takesSmaller ? smaller : larger;
}

/**
 * The next file above what is needed, with a fifth of tolerance: `sizes` rounds the layout. Where the
 * same picture is larger elsewhere on the page, Chromium shows that file twice.
 */
function mostOf({ name, own }: Cover, covers: readonly Cover[]): number {
  const folder = dirname(name);
  const same = covers.filter((cover) => dirname(cover.name) === folder);
  const needed = Math.max(...same.map(({ shown }) => shown)) * 1.2;
  return offered(own).find((width) => width >= needed) ?? own;
}

test("a visitor's covers are sharp, and no larger than they are shown, on every screen", async ({
  browser,
}) => {
  for (const [width, density, pages] of windows) {
    for (const address of pages) {
      // Without a cache: Chromium shows a larger file that an earlier page has loaded.
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        deviceScaleFactor: density,
        reducedMotion: "reduce",
      });
      const covers = await coversOf(await context.newPage(), address);
      await context.close();
      const where = `on ${address} at ${width} × ${density}`;
      expect.soft(covers.length, where).toBeGreaterThan(0);
      const soft = covers.filter((cover) => cover.loaded < leastOf(cover, density));
      expect.soft(soft, `enlarged ${where}`).toEqual([]);
      const heavy = covers.filter((cover) => cover.loaded > mostOf(cover, covers));
      expect.soft(heavy, `larger than needed ${where}`).toEqual([]);
    }
  }
});

test("a visitor of the blog sees the children at the wall, who are not cut off at any width", async ({
  page,
}) => {
  await page.goto("/blog?lang=en");
  const wall = page.getByRole("img", { name: /two children stick/i }).first();
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    // What is in view, as fractions of the drawing.
    const view = await wall.evaluate((image: HTMLImageElement) => {
      const own = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      const box = image.offsetWidth / image.offsetHeight;
      const [x = 50, y = 50] = getComputedStyle(image)
        .objectPosition.split(" ")
        .map(Number.parseFloat);
      const across = Math.min(1, box / own);
      const down = Math.min(1, own / box);
      const left = ((1 - across) * x) / 100;
      const top = ((1 - down) * y) / 100;
      return { left, right: left + across, top, bottom: top + down };
    });
    // The children stand there, from their raised hands down to their feet.
    expect(view.left, `at ${width} px`).toBeLessThan(0.38);
    expect(view.right, `at ${width} px`).toBeGreaterThan(0.62);
    expect(view.top, `at ${width} px`).toBeLessThan(0.5);
    expect(view.bottom, `at ${width} px`).toBeGreaterThan(0.97);
  }
});
