import { paths } from "../../../client/paths.ts";
import { expectNoAccessibilityErrors, phoneWidth } from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { languages } from "../../support/journeys/editing-steps.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";

for (const language of languages) {
  test(`a page of a site without settings is accessible to everybody (${language})`, async ({
    page,
  }) => {
    await page.goto(pathIn(paths.auth(), language), { waitUntil: "networkidle" });
    await expectNoAccessibilityErrors(page, { width: phoneWidth });
  });
}
