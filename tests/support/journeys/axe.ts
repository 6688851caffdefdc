import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
declare const axe: typeof import("axe-core");

/** The values of axe's own check, which a change of one of them replaces. */
const contrastCheck = (ignorePseudo: boolean) => ({
  id: "color-contrast",
  options: {
    ignorePseudo,
    ignoreUnicode: true,
    ignoreLength: false,
    boldValue: 700,
    boldTextPt: 14,
    largeTextPt: 18,
    contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
    pseudoSizeThreshold: 0.25,
    shadowOutlineEmMax: 0.2,
    textStrokeEmMin: 0.03,
  },
});

/**
 * What axe finds wrong on the current screen, as "rule: HTML". Sheets have cut edges in
 * pseudo-elements, so that axe judges none of the text on them unless `seesPaper`. The script is
 * called directly, because the package for Playwright also reports passed rules in a page of its own,
 * and is eight times slower.
 */
export async function faultsIn(page: Page, { seesPaper = false } = {}): Promise<string[]> {
  // A change of the address without a reload keeps the script, and to load it costs as much as a run.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(findFaults, { seesPaper, check: contrastCheck(seesPaper) });
}

/** Runs in the page. */
async function findFaults({
  seesPaper,
  check,
}: {
  seesPaper: boolean;
  check: ReturnType<typeof contrastCheck>;
}): Promise<string[]> {
  axe.configure({ checks: [check] });
  // An element whose paper is a pseudo-element gets the colour of that paper, which lies behind the
  // content and covers most of the element.
  const papers: [HTMLElement, before: string][] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>(seesPaper ? "*" : ":not(*)")) {
    const { width, height } = element.getBoundingClientRect();
    for (const pseudo of ["::before", "::after"]) {
      const paper = getComputedStyle(element, pseudo);
      const covers =
        Number.parseFloat(paper.width) > width * 0.75 &&
        Number.parseFloat(paper.height) > height * 0.75;
      if (paper.position !== "absolute" || !(Number(paper.zIndex) < 0) || !covers) continue;
      papers.push([element, element.style.backgroundColor]);
      element.style.backgroundColor = paper.backgroundColor;
    }
  }
  const { violations } = await axe.run(document, {
    resultTypes: ["violations"],
    preload: false,
    // The iframe of the preview runs no scripts, and the page in it is tested by itself.
    iframes: false,
    // Experimental in axe, so off unless named, though WCAG 2.5.3 asks for it: who steers by voice
    // says what they read on a button.
    rules: { "label-content-name-mismatch": { enabled: true } },
  });
  for (const [element, before] of papers.reverse()) element.style.backgroundColor = before;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any: [failed] }) => `${id}: ${html} ${failed?.message ?? ""}`),
  );
}
