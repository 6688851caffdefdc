import { paths } from "../../../client/paths.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { expectNoAccessibilityErrors, phoneWidth } from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";

const language = "UA" as Language;

test(`a page of a site without settings is accessible to everybody (${language})`, async ({
  page,
}) => {
  await page.goto(pathIn(paths.auth(), language), { waitUntil: "networkidle" });
  await expectNoAccessibilityErrors(page, { width: phoneWidth });
});
