import AxeBuilder from "@axe-core/playwright";
import { HtmlValidate } from "html-validate";
import { expect, scrollWidthOf, test } from "../../support/journeys/test.ts";
import { publicRoutes } from "../../support/public-routes.ts";

// "standard" is the HTML standard alone, without html-validate's own taste.
const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

for (const [language, tag] of [
  ["Ukrainian", "uk"],
  ["English", "en"],
] as const) {
  for (const part of [0, 1, 2, 3, 4, 5]) {
    test(`every page is sound in ${language} (${part + 1} of 6)`, async ({
      page,
      request,
      console,
    }) => {
      test.setTimeout(240_000);
      console.allow(/status of (404|500)/);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const routes = await publicRoutes(async (path) => (await request.get(path)).json());
      for (const route of routes.filter((_, index) => index % 6 === part)) {
        const address = tag === "en" ? `${route.path}?lang=en` : route.path;
        await test.step(address, async () => {
          const answer = await request.get(address, { headers: { accept: "text/html" } });
          expect.soft(answer.status(), `status of ${address}`).toBe(route.status);
          const html = await answer.text();
          const { results } = await validator.validateString(html);
          const faults = results.flatMap(({ messages }) =>
            messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
          );
          expect.soft(faults, `HTML of ${address}`).toEqual([]);

          await page.setViewportSize({ width: 1440, height: 900 });
          await page.goto(address, { waitUntil: "load" });
          await expect.soft(page.locator("html")).toHaveAttribute("lang", tag);
          expect.soft(await page.locator("h1").count(), `h1 of ${address}`).toBe(1);
          for (const width of [1440, 390]) {
            await page.setViewportSize({ width, height: 900 });
            const { violations } = await new AxeBuilder({ page }).analyze();
            const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
            expect.soft(found, `axe on ${address} at ${width}`).toEqual([]);
          }
          await page.setViewportSize({ width: 320, height: 640 });
          expect.soft(await scrollWidthOf(page), `width of ${address}`).toBeLessThanOrEqual(320);
        });
      }
    });
  }
}
