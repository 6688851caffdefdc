import { createHash } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

/** Pages with many covers. */
const lists = ["/", "/news", "/blog", "/projects", "/gallery", "/gallery/togetherPoints", "/team"];

type Shown = { file: string; alt: string; top: number; bottom: number; left: number };

/** Pictures of at least this width count: smaller ones are portraits beside a name. */
const minWidth = 100;

/** The pictures within an element, from top to bottom, by the content of their smallest files. */
async function picturesIn(page: Page, element: Locator): Promise<Shown[]> {
  const found = await element.locator("picture img").evaluateAll(
    (images, least) =>
      (images as HTMLImageElement[]).flatMap((image) => {
        const { top, bottom, left, width } = image.getBoundingClientRect();
        const isShown = width >= least && image.checkVisibility();
        const { src, alt } = image;
        return isShown ? [{ src, alt, left, top: top + scrollY, bottom: bottom + scrollY }] : [];
      }),
    minWidth,
  );
  return Promise.all(
    found.map(async ({ src, ...rest }) => ({ ...rest, file: await contentOf(page, src) })),
  );
}

const contents = new Map<string, Promise<string>>();

/** A picture that is used twice has two addresses with the same content. */
function contentOf(page: Page, src: string): Promise<string> {
  const smallest = src.replace(/\/\w+\.\w+$/, "/160.webp");
  const known = contents.get(smallest);
  if (known) return known;
  const hash = page.request.get(smallest).then(async (answer) => {
    expect(answer.status(), smallest).toBe(200);
    return createHash("sha256")
      .update(await answer.body())
      .digest("hex");
  });
  contents.set(smallest, hash);
  return hash;
}

/** Pairs of equal pictures that a reader sees in one screen as they scroll. */
function repeated(pictures: readonly Shown[], height: number): string[] {
  return pictures.flatMap((one, place) =>
    pictures
      .slice(place + 1)
      .filter(({ file, top }) => file === one.file && top - one.bottom < height)
      .map(
        ({ alt, top }) => `${one.alt || "(cover)"} at ${one.top}, ${alt || "(cover)"} at ${top}`,
      ),
  );
}

/** Shows all items of a list that appends them by a button. */
async function showAll(page: Page) {
  const more = page.getByRole("main").getByRole("button", { name: /^Show more/ });
  while ((await more.count()) > 0) {
    const before = await page.getByRole("article").count();
    await more.first().click();
    await expect.poll(() => page.getByRole("article").count()).toBeGreaterThan(before);
  }
}

const screens = [
  [1440, 900],
  [390, 844],
] as const;

for (const path of lists) {
  test(`a visitor of ${path} sees no cover twice within a screen, on a desktop and on a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${path}?lang=en`);
    await waitForHydration(page);
    await showAll(page);
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      const pictures = await picturesIn(page, page.getByRole("main"));
      expect(pictures.length, `at ${width}`).toBeGreaterThan(1);
      expect(repeated(pictures, height), `at ${width}`).toEqual([]);
    }
  });
}

test("a visitor sees no slide that repeats the picture above the slideshow, on any project's page", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/projects?lang=en");
  const addresses = await page
    .getByRole("main")
    .locator('a[href^="/projects/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href") ?? ""))]);
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    await page.goto(address);
    const slideshow = page.locator("section[aria-roledescription]");
    const main = page.getByRole("main");
    const [hero] = await picturesIn(page, main);
    const slides = await picturesIn(page, slideshow);
    expect(slides.length, address).toBe(7);
    expect(hero && slides.map(({ file }) => file), address).not.toContain(hero?.file);
    expect(new Set(slides.map(({ file }) => file)).size, address).toBe(7);
  }
});

test("every slide has a caption, as somebody would write it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [path, script] of [
    ["/projects/together", /^«?\p{Script=Cyrillic}/u],
    ["/projects/together?lang=en", /^“?\p{Script=Latin}/u],
  ] as const) {
    await page.goto(path);
    const captions = await page
      .locator("section[aria-roledescription] li p")
      .evaluateAll((all) => all.map((each) => each.textContent ?? ""));
    expect(captions).toHaveLength(7);
    for (const caption of captions) {
      expect(caption).toMatch(script);
      expect(caption).not.toMatch(/\.(jpe?g|png|webp)|_|\d{3}/i);
      expect(caption.length).toBeLessThan(60);
    }
  }
});
