import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
declare const axe: typeof import("axe-core");

/** The values of axe's own check, which a change of one of them replaces. */
const contrastCheck = {
  id: "color-contrast",
  options: {
    // Sheets have cut edges in pseudo-elements: axe would judge none of the text on them.
    ignorePseudo: true,
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
};

/** What axe finds wrong on the current screen, the contrast of texts on any paper included. */
export async function faultsIn(page: Page): Promise<string[]> {
  // A switch of the language keeps what is loaded, and to load axe costs as much as to run it.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(source);
    await page.evaluate((check) => axe.configure({ checks: [check] }), contrastCheck);
  }
  return page.evaluate(async () => {
    // Axe ignores pseudo-elements here: an element whose paper is one gets the colour of that
    // paper, which lies behind the content and covers most of the element.
    const papers: [HTMLElement, before: string][] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
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
      iframes: false,
      // Experimental in axe, so off unless named, though WCAG 2.5.3 asks for it.
      rules: { "label-content-name-mismatch": { enabled: true } },
    });
    for (const [element, before] of papers.reverse()) element.style.backgroundColor = before;
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any: [check] }) => `${id}: ${html} ${check?.message ?? ""}`),
    );
  });
}
