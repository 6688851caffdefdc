import type { Locator, Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

const dayPaper = "rgb(255, 252, 245)";
const eveningPaper = "rgb(16, 31, 60)";

const paperOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function chooseTheme(page: Page, name: string) {
  await waitForHydration(page);
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.getByRole("radio", { name, exact: true }).check();
  await page.getByRole("button", { name: "Close the menu" }).click();
}

/** The theme-color that applies to the browser's own bars. */
const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test("a visitor whose device is dark sees the evening without scripts, and editors' pages stay light", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: "dark" });
  const page = await context.newPage();
  await page.goto("/");
  // Playwright's own evaluation works where the page's scripts do not.
  expect(await paperOf(page)).toBe(eveningPaper);
  // Without scripts nobody is redirected to sign in.
  await page.goto("/admin");
  expect(await paperOf(page)).toBe(dayPaper);
  await context.close();
});

test("a visitor chooses the evening, prints the page dark on white with the partners' addresses in whole lines, and sees the evening on the next visit before any script has loaded", async ({
  page,
}) => {
  await page.goto("/?lang=en");
  expect(await paperOf(page)).toBe(dayPaper);
  await chooseTheme(page, "Evening");
  expect(await paperOf(page)).toBe(eveningPaper);
  expect(await barColour(page)).toBe("#101F3C");

  // The printable width of A4 between the margins.
  await page.setViewportSize({ width: 672, height: 1000 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await paperOf(page)).toBe("rgb(255, 255, 255)");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  const partners = page.getByRole("region", { name: "Beside us" }).getByRole("listitem");
  const heights = await partners.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().height),
  );
  expect(heights.length).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThan(120);

  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/projects?lang=en", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await paperOf(page)).toBe(eveningPaper);
  expect(await barColour(page)).toBe("#101F3C");
});

test("a visitor with a dark device keeps the day when they choose it, lets the device decide, and reads the requisites dark on light paper, codes included", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/?lang=en");
  expect(await barColour(page)).toBe("#101F3C");
  await chooseTheme(page, "Day");
  await page.reload();
  expect(await paperOf(page)).toBe(dayPaper);
  expect(await barColour(page)).toBe("#FFFCF5");
  await chooseTheme(page, "Same as my device");
  await page.reload();
  expect(await paperOf(page)).toBe(eveningPaper);

  const recipient = page.locator("section[aria-labelledby=donate] dd").first();
  const [text, paper] = await recipient.evaluate((element) => {
    const slip = element.closest("[data-theme=light]");
    return [getComputedStyle(element).color, slip && getComputedStyle(slip).backgroundColor];
  });
  expect(text).toBe("rgb(20, 40, 75)");
  expect(paper).toBe("rgb(255, 248, 234)");
  await page.getByText("Another format of the code").click();
  for (const code of await page.getByRole("img", { name: /^QR code/ }).all())
    expect(await lightAndDarkOf(code)).toEqual({ corner: "light", finder: "dark" });
});

/** Whether the quiet zone of a code is lighter than its top left finder pattern, as shown. */
async function lightAndDarkOf(code: Locator) {
  await code.scrollIntoViewIfNeeded();
  const shown = (await code.screenshot()).toString("base64");
  return code.evaluate(async (_, png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("no canvas");
    context.drawImage(image, 0, 0);
    const kind = (place: number) => {
      const at = Math.round(image.width * place);
      const [red = 0, green = 0, blue = 0] = context.getImageData(at, at, 1, 1).data;
      const mean = (red + green + blue) / 3;
      return mean > 200 ? "light" : mean < 90 ? "dark" : "between";
    };
    // The middle of the finder pattern of the smallest and the largest code.
    const finder = [0.1, 0.12, 0.14, 0.16].map(kind);
    return { corner: kind(0.02), finder: finder.includes("dark") ? "dark" : "light" };
  }, shown);
}
