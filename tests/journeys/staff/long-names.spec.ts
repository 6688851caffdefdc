import type { Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { languages } from "../../support/journeys/editing-steps.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

const widths = [320, 390, 768, 900, 1024, 1280, 1440];

const names = [
  {
    ua: ["Сонячний дім", "фонд бабусь і дідусів, які виховують сиріт, Косів"],
    eng: ["Sunny House", "for grandparents who are raising orphaned children"],
  },
  {
    ua: ["Всеукраїнська благодійницька ініціатива «Повернення»", "фонд"],
    eng: ["Grandparents’ Compassionate Homecoming Initiative", "foundation"],
  },
] as const;

/** What is wrong with the header: what covers what, leaves the window or the header, or cannot be read. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.getByRole("banner").evaluate((header) => {
    const rect = (element: Element) => element.getBoundingClientRect();
    const isShown = (element: Element) => rect(element).width > 2 && rect(element).height > 2;
    const [name, tagline] = [...header.querySelectorAll("a[data-wide] span span")];
    const parts = [
      name,
      tagline,
      ...header.querySelectorAll("nav a, form, button, a[href*=donate]"),
    ]
      .filter((element) => element !== undefined)
      .filter(isShown);
    const nameOf = (element: Element) => element.textContent || element.tagName;
    const faults: string[] = [];
    if (!name || !isShown(name)) faults.push("the name is not shown");
    else if (Number.parseFloat(getComputedStyle(name).fontSize) < 12)
      faults.push("the name is tiny");
    const text = name?.firstChild;
    for (const word of text?.textContent?.matchAll(/\S+/g) ?? []) {
      const range = document.createRange();
      range.setStart(text as Node, word.index);
      range.setEnd(text as Node, word.index + word[0].length);
      if (word[0].length <= 10 && range.getClientRects().length > 1)
        faults.push(`${word[0]} is broken`);
    }
    for (const [place, element] of parts.entries()) {
      const { left, right, top, bottom } = rect(element);
      if (left < 0 || right > innerWidth) faults.push(`${nameOf(element)} leaves the window`);
      if (top < rect(header).top || bottom > rect(header).bottom)
        faults.push(`${nameOf(element)} leaves the header`);
      if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        faults.push(`${nameOf(element)} is wider than its place`);
      for (const other of parts.slice(place + 1)) {
        const its = rect(other);
        const covers =
          left < its.right - 0.5 &&
          its.left < right - 0.5 &&
          top < its.bottom - 0.5 &&
          its.top < bottom - 0.5;
        if (covers && !element.contains(other) && !other.contains(element))
          faults.push(`${nameOf(element)} and ${nameOf(other)} overlap`);
      }
    }
    return faults;
  });

for (const texts of names) {
  test(`a visitor reads the name “${texts.eng[0]}” in the header at every width, and nothing covers anything`, async ({
    page,
    emptySite,
  }) => {
    const renamed = (["ua", "eng"] as const).map((language) => {
      const [name, tagline] = texts[language];
      return `update settings_translation set foundation_name = '${name}', tagline = '${tagline}' where language = '${language}'`;
    });
    // One statement of several is one transaction, which has to raise the version.
    await emptySite.query(`update settings set version = version + 1; ${renamed.join("; ")}`);
    for (const language of languages) {
      await expect(async () => {
        await page.goto(pathIn(paths.contacts(), language));
        const [name] = texts[language === "UA" ? "ua" : "eng"];
        await expect(page.getByRole("banner")).toContainText(name, { timeout: 500 });
      }).toPass();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await faultsOf(page), `${language} at ${width}`).toEqual([]);
      }
    }
  });
}
