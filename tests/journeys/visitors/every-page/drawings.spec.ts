import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Locator } from "@playwright/test";
import { paths } from "../../../../client/paths.ts";
import { root } from "../../../../server/platform/paths.ts";
import { expect, test, waitForHydration } from "../../../support/journeys/test.ts";

/** Drawings that go on beyond their sides. */
const goesOn = [
  // Rows that repeat themselves.
  /^chain-/,
  // Scenes as wide as the window.
  /^hero-(desktop|mobile)|^server-error/,
  // An arm from the side of the window; the slip covers its fingers.
  /^giving-hand-back/,
  // Rivers, which end at the border of the land.
  /^map/,
];
/** Colours of floors, which go on too. */
const floors = ["#8B5B3C", "#A06B48"];

/** Shapes of a drawing that reach beyond its left, right or upper side. */
const cutShapesOf = (drawing: Locator): Promise<string[]> =>
  drawing.evaluate((svg: SVGSVGElement, uncounted) => {
    const { x, y, width } = svg.viewBox.baseVal;
    const toDrawing = svg.getScreenCTM()?.inverse();
    const isCut = (shape: SVGPathElement) => {
      const matrix = toDrawing?.multiply(shape.getScreenCTM() ?? new DOMMatrix());
      const length = shape.getTotalLength();
      return Array.from({ length: 200 }, (_, place) => {
        const at = shape.getPointAtLength((length * place) / 200).matrixTransform(matrix);
        return at.x < x - 2 || at.x > x + width + 2 || at.y < y - 2;
      }).includes(true);
    };
    return [...svg.querySelectorAll("path")]
      .filter(
        (shape) => !shape.closest("defs") && !uncounted.includes(shape.getAttribute("fill") ?? ""),
      )
      .filter(isCut)
      .map((shape) => shape.outerHTML.slice(0, 60));
  }, floors);

test("every palm is whole: what is drawn ends before the sides of its drawing, and below its top", async ({
  page,
}) => {
  const files = globSync("client/ui/art/**/*.svg", { cwd: root }).filter(
    (file) => !goesOn.some((pattern) => pattern.test(basename(file))),
  );
  expect(files.length).toBeGreaterThan(15);
  for (const file of files) {
    await page.setContent(readFileSync(join(root, file), "utf8"));
    expect.soft(await cutShapesOf(page.locator("body > svg")), file).toEqual([]);
  }
});

test("whoever signs in sees the boy's kite, whole, beside the form", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1024, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(paths.auth());
    await waitForHydration(page);
    await expect(page.locator("main svg image")).toBeVisible({ timeout: 5_000 });
    const kite = await page.locator("main svg image").boundingBox();
    const scene = await page.locator("main div:has(> svg > image)").boundingBox();
    if (!kite || !scene) throw new Error("The scene or its kite is missing");
    // The paper's edge takes up to 3 % of the scene.
    expect.soft(kite.x, `left at ${width}`).toBeGreaterThan(scene.x + 0.03 * scene.width);
    expect.soft(kite.y, `top at ${width}`).toBeGreaterThan(scene.y);
    // The boy, who holds it, stands at the bottom of the first screen.
    expect.soft(scene.y + scene.height, `bottom at ${width}`).toBeLessThanOrEqual(height);
    expect.soft(kite.x + kite.width, `right at ${width}`).toBeLessThan(scene.x + scene.width);
  }
});

test("the cover of a gallery is as wide as its text on a phone", async ({ page, request }) => {
  const [gallery] = await (await request.get("/api/gallery")).json();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.gallery(gallery._id));
  const hero = page.getByRole("main").getByRole("region").first();
  const cover = await hero
    .getByRole("link")
    .filter({ has: page.locator("img") })
    .boundingBox();
  expect(cover).toMatchObject({ x: 20, width: 350 });
});

test("the files of open data stand beside each other, below what they are of, on a phone", async ({
  page,
}) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(paths.openData());
    const row = page
      .getByRole("listitem")
      .filter({ has: page.locator("a[download]") })
      .first();
    const [csv, json] = await row.locator("a[download]").all();
    const tops = [await csv?.boundingBox(), await json?.boundingBox()].map((box) => box?.y);
    expect.soft(tops[0], `at ${width}`).toBe(tops[1]);
  }
});
