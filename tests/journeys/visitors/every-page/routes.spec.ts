import { HtmlValidate } from "html-validate";
import {
  desktopWidth,
  expectNoAccessibilityErrors,
  expectNoHorizontalScroll,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { expect, test, waitForHydration } from "../../../support/journeys/test.ts";
import { publicRoutes } from "../../../support/public-routes.ts";

// "standard" checks the HTML standard only, without html-validate's own recommendations.
const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

const widths = [desktopWidth, phoneWidth, 320];

async function htmlErrorsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const errors = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
  // The Nu validator also reads inlined styles, and does not know this rule.
  if (html.includes("@starting-style")) errors.push("css: @starting-style in inlined styles");
  return errors;
}

// Axe checks each page in one language only: every other page in Ukrainian at desktop width, the
// others in English at phone width.
for (const [language, tag, width] of [
  ["Ukrainian", "uk", desktopWidth],
  ["English", "en", phoneWidth],
] as const) {
  const remainder = tag === "uk" ? 0 : 1;
  for (const part of [0, 1, 2, 3, 4, 5]) {
    test(`every page is valid HTML, accessible and responsive in ${language} (${part + 1} of 6)`, async ({
      page,
      request,
      console,
    }) => {
      console.allow(/status of (404|500)/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const routes = await publicRoutes(async (path) => (await request.get(path)).json());
      for (const [index, route] of routes.entries()) {
        if (index % 6 !== part) continue;
        const address = tag === "en" ? `${route.path}?lang=en` : route.path;
        await test.step(address, async () => {
          await page.setViewportSize({ width, height: 900 });
          const answer = await page.goto(address);
          expect.soft(answer?.status(), `status of ${address}`).toBe(route.status);
          const html = (await answer?.text()) ?? "";
          expect.soft(await htmlErrorsIn(html), `HTML of ${address}`).toEqual([]);
          await expect.soft(page.locator("html")).toHaveAttribute("lang", tag);
          expect.soft(await page.locator("h1").count(), `h1 of ${address}`).toBe(1);
          await waitForHydration(page);
          if (Math.floor(index / 6) % 2 !== remainder)
            return expectNoHorizontalScroll(page, widths);
          await expectNoAccessibilityErrors(page, { width, widths });
        });
      }
    });
  }
}
