import { createHash } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

/** Pages with many covers. */
const lists = ["/", "/news", "/blog", "/projects", "/gallery", "/gallery/togetherPoints", "/team"];
/** Pages whose cards have pictures in 4 : 3 on a phone. */
const listsOfCards = ["/", "/projects", "/gallery", "/blog"];

type Shown = { file: string; alt: string; top: number; bottom: number; left: number };

/** Pictures of at least this width count: smaller ones are portraits beside a name. */
const minWidth = 100;

/** The pictures within an element, from top to bottom, by the content of their smallest files. */
async function picturesIn(element: Locator): Promise<Shown[]> {
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
    found.map(async ({ src, ...rest }) => ({
      ...rest,
      file: await contentOf(element.page().request, src),
    })),
  );
}

const contents = new Map<string, Promise<string>>();

/** A picture that is used twice has two addresses with the same content. */
function contentOf(request: APIRequestContext, src: string): Promise<string> {
  const smallest = src.replace(/\/\w+\.\w+$/, "/160.webp");
  const known = contents.get(smallest);
  if (known) return known;
  const hash = request.get(smallest).then(async (answer) => {
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

/** Ratios of width to height of the pictures in cards. */
const cardRatiosOf = (page: Page) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .locator("picture img")
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ offsetWidth }) => offsetWidth > 200)
        .map(({ offsetWidth, offsetHeight }) => (offsetWidth / offsetHeight).toFixed(1)),
    );

test("a visitor of any list sees no cover twice within a screen, on a desktop and on a phone, and there the cards' pictures in 4 : 3", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of lists) {
    await page.goto(`${path}?lang=en`);
    await waitForHydration(page);
    await showAll(page);
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      const pictures = await picturesIn(page.getByRole("main"));
      expect.soft(pictures.length, `${path} at ${width}`).toBeGreaterThan(1);
      expect.soft(repeated(pictures, height), `${path} at ${width}`).toEqual([]);
    }
    if (!listsOfCards.includes(path)) continue;
    expect.soft(new Set(await cardRatiosOf(page)), path).toEqual(new Set(["1.3"]));
  }
});

test("a visitor of any project sees seven slides, none of them twice or above the slideshow, with captions as somebody would write them", async ({
  page,
  request,
}) => {
  const projects: { _id: string }[] = await (await request.get("/api/projects")).json();
  expect(projects.length).toBeGreaterThan(5);
  for (const { _id } of projects) {
    const { hero, slides } = await slideshowIn(page, request, `/projects/${_id}`);
    const files = await Promise.all([hero, ...slides].map((src) => contentOf(request, src)));
    expect.soft(slides.length, _id).toBe(7);
    expect.soft(new Set(files).size, _id).toBe(8);
  }
  for (const [path, script] of [
    ["/projects/together", /^«?\p{Script=Cyrillic}/u],
    ["/projects/together?lang=en", /^“?\p{Script=Latin}/u],
  ] as const) {
    const { captions } = await slideshowIn(page, request, path);
    expect(captions).toHaveLength(7);
    for (const caption of captions) {
      expect(caption).toMatch(script);
      expect(caption).not.toMatch(/\.(jpe?g|png|webp)|_|\d{3}/i);
      expect(caption.length).toBeLessThan(60);
    }
  }
});

/** The first picture of a project's page, and its slides, in the HTML that the server sends. */
async function slideshowIn(page: Page, request: APIRequestContext, path: string) {
  const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
  return page.evaluate((text) => {
    const main = new DOMParser().parseFromString(text, "text/html").querySelector("main");
    const slideshow = main?.querySelector("section[aria-roledescription]");
    const sourcesIn = (element?: Element | null) =>
      [...(element?.querySelectorAll("picture img") ?? [])].map(
        (image) => image.getAttribute("src") ?? "",
      );
    const captions = [...(slideshow?.querySelectorAll("li p") ?? [])];
    return {
      hero: sourcesIn(main)[0] ?? "",
      slides: sourcesIn(slideshow),
      captions: captions.map(({ textContent }) => textContent ?? ""),
    };
  }, html);
}
