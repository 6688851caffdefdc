import type { Page } from "@playwright/test";
import { brokenWordsIn } from "../../../support/journeys/looks/broken-words.ts";
import { expect, test } from "../../../support/journeys/test.ts";

test("a reader who prefers less motion sees the headings in their new size at once when the window changes", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/projects");
  const animated = await page.evaluateHandle(() => {
    const properties: string[] = [];
    const note = ({ propertyName }: TransitionEvent) => properties.push(propertyName);
    document.addEventListener("transitionrun", note);
    return properties;
  });
  await page.setViewportSize({ width: 320, height: 500 });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await animated.jsonValue()).not.toContain("font-size");
});

/** In the boxes of the first list every word fits into a line, or may end the line where it does. */
const whole = [
  `<p style="width: 20em">Сторожинець</p>`,
  `<p style="width: 7em">Чернівці Тернопіль Косів</p>`,
  `<p style="width: 8em">соціально-психологічна</p>`,
  `<p style="width: 6em">Сторожи&shy;нець</p>`,
  `<p style="width: 20em; rotate: 30deg">Сторожинець</p>`,
  `<h1 style="width: 8em; text-wrap: balance; line-height: 0.8">Ґрунтовна допомога дітям</h1>`,
  `<style>p::first-letter { font-size: 3em; float: left }</style>
  <p style="width: 9em">Колись ми були маленькі</p>`,
  `<p hidden style="width: 1em">Сторожинець</p>`,
  `<details><summary>Міста</summary><p style="width: 1em">Сторожинець</p></details>`,
  `<p style="position: absolute; width: 1px; overflow: hidden">Сторожинець</p>`,
];

const broken: [html: string, words: string[]][] = [
  [`<p style="width: 5em">Сторожинець</p>`, ["Сторожинець"]],
  [`<p style="width: 5em">місто <b>Storozhynets</b></p>`, ["Storozhynets"]],
  [`<h1 style="width: 3em">№ 1234567 є</h1>`, ["1234567"]],
  [`<p style="width: 5em; rotate: -4deg">Сторожинець</p>`, ["Сторожинець"]],
  [`<p style="width: 3em">Ст&shy;орожинець</p>`, ["орожинець"]],
];

test("a word that continues on the next line without a hyphen is a broken word, and no other is", async ({
  page,
}) => {
  for (const html of whole) expect.soft(await brokenWordsOf(page, html), html).toEqual([]);
  for (const [html, words] of broken)
    expect.soft(await brokenWordsOf(page, html), html).toEqual(words);
});

async function brokenWordsOf(page: Page, html: string): Promise<string[]> {
  await page.setContent(`<body style="overflow-wrap: break-word">${html}`);
  return (await brokenWordsIn(page)).map((found) => found.replace(/ <.*/, ""));
}
