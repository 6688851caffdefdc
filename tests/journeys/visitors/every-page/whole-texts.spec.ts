import type { Page } from "@playwright/test";
import { paths } from "../../../../client/paths.ts";
import { layoutPhrases } from "../../../../client/phrases/site/layout.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { languages } from "../../../support/journeys/editing-steps.ts";
import { brokenWordsIn } from "../../../support/journeys/looks/broken-words.ts";
import { cutTextsIn } from "../../../support/journeys/looks/cut-texts.ts";
import { expect, scrollWidthOf, test, waitForHydration } from "../../../support/journeys/test.ts";

const narrow = 'style="width: 6em; border: 1px solid"';
const scroller = `<div data-scrolls style="width: 6em; overflow-x: auto"><p style="width: 20em">`;

/** In the first list every text is whole, or its box shows that there is more. */
const whole = [
  `<p ${narrow}>Чернівці й Тернопіль</p>`,
  `<p ${narrow}><b style="position: absolute">Тернопільська область</b></p>`,
  `<div style="clip-path: polygon(0 2%, 100% 0, 100% 100%, 0 98%)"><p style="padding: 1em">Тернопіль</p></div>`,
  `<div style="height: 3em; overflow-y: auto; clip-path: inset(0)"><p style="height: 9em">Тернопіль</p><p>Чернівці</p></div>`,
  `<div style="width: 1px; overflow: hidden"><p style="width: 20em">Тернопільська область</p></div>`,
  `<p style="opacity: 0; margin-left: -3em">Тернопіль</p>`,
  `${scroller}Тернопільська область`,
];

const cut = [
  `<p ${narrow}>Тернопільський</p>`,
  `<div style="width: 6em; overflow-x: auto"><p style="width: 20em">Тернопільська область`,
  `<div style="width: 6em; overflow: hidden"><p style="position: absolute">Тернопільська область`,
  `<div style="height: 1em; overflow: hidden"><p style="margin: 0; line-height: 2">Тернопільська область`,
  `<div style="height: 1em; clip-path: inset(0)"><p style="margin: 0; line-height: 2">Тернопіль`,
  `<p style="margin-left: -3em">Тернопіль</p>`,
  `<p style="position: absolute; right: -3em">Тернопіль</p>`,
];

test("a text that its box, its paper or the window does not hold is cut, and no other is", async ({
  page,
}) => {
  const cutTextsOf = async (html: string) => {
    await page.setContent(`<body style="overflow-x: hidden">${html}`);
    return cutTextsIn(page);
  };
  for (const html of whole) expect.soft(await cutTextsOf(html), html).toEqual([]);
  for (const html of cut) expect.soft(await cutTextsOf(html), html).toHaveLength(1);
});

for (const language of languages) {
  test(`every word of the panels over a page is whole on every screen, in ${language}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { openMenu, pages } = layoutPhrases[language];
    for (const [role, panel] of [
      ["link", pages.donate],
      ["button", openMenu],
    ] as const) {
      await page.goto(pathIn(paths.contacts(), language));
      await waitForHydration(page);
      await page.getByRole("banner").getByRole(role, { name: panel, exact: true }).click();
      await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
      for (const width of [1440, 1024, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        expect.soft(await brokenWordsIn(page), `words of ${panel} at ${width}`).toEqual([]);
        expect.soft(await cutTextsIn(page), `texts of ${panel} at ${width}`).toEqual([]);
      }
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a heading of one endless word breaks, and neither widens a page on a phone nor leaves it", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 500 });
    for (const path of ["/", "/about", "/help", "/projects", "/partners", "/our-volunteers"]) {
      await page.goto(path);
      await makeHeadingsEndless(page);
      expect.soft(await scrollWidthOf(page), path).toBe(320);
      expect.soft(await cutTextsIn(page), path).toEqual([]);
    }
  });
});

const makeHeadingsEndless = (page: Page) =>
  page.locator("main :is(h1, h2, h3)").evaluateAll((headings) => {
    for (const heading of headings) {
      const text = heading.querySelector("a") ?? heading;
      text.textContent = "Довжелезне".repeat(6);
    }
  });
