import { dirname } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journeys/test.ts";

const pages = ["/", "/projects", "/projects/together", "/gallery", "/blog", "/team"];

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

// Every page is opened at a third of the sizes, and every size shows a third of the pages.
for (const [index, [width, density]] of (
  [
    [390, 1],
    [390, 3],
    [768, 2],
    [1024, 1],
    [1440, 1],
    [1440, 2],
  ] as const
).entries()) {
  test.describe(`at a width of ${width} pixels and ${density} device pixels for each`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

    test("a visitor's covers are sharp, and no larger than they are shown", async ({ browser }) => {
      for (const address of pages.filter((_, place) => place % 3 === index % 3)) {
        // Without a cache: Chromium shows a larger file that an earlier page has loaded.
        const context = await browser.newContext({ reducedMotion: "reduce" });
        const covers = await coversOf(await context.newPage(), address);
        await context.close();
        expect(covers.length, address).toBeGreaterThan(0);
        const soft = covers.filter((cover) => cover.loaded < leastOf(cover, density));
        expect(soft, `enlarged on ${address}`).toEqual([]);
        const heavy = covers.filter((cover) => cover.loaded > mostOf(cover, covers));
        expect(heavy, `larger than needed on ${address}`).toEqual([]);
      }
    });
  });
}

test("a visitor with a phone sees the cards' pictures in 4 : 3", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ["/", "/projects", "/gallery", "/blog"]) {
    await page.goto(address);
    const ratios = await page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { level: 3 }) })
      .locator("picture img")
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter(({ offsetWidth }) => offsetWidth > 200)
          .map(({ offsetWidth, offsetHeight }) => (offsetWidth / offsetHeight).toFixed(1)),
      );
    expect(new Set(ratios), address).toEqual(new Set(["1.3"]));
  }
});

for (const width of [320, 768, 1440]) {
  test(`the children at the wall are not cut off at a width of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/blog?lang=en");
    const wall = page.getByRole("img", { name: /two children stick/i }).first();
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
    expect(view.left).toBeLessThan(0.38);
    expect(view.right).toBeGreaterThan(0.62);
    expect(view.top).toBeLessThan(0.5);
    expect(view.bottom).toBeGreaterThan(0.97);
  });
}
