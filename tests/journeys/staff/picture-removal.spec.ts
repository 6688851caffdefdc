import { editorPaths, paths } from "../../../client/paths.ts";
import { applicationPagePhrases } from "../../../client/phrases/admin/application.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import type { AdminPage } from "../../support/journeys/editing.ts";
import { openInbox, rowOf, sendForm } from "../../support/journeys/inbox.ts";
import { adminSession, caseWorkerSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

test("a case worker sees a request to remove a picture first, with its term, and opens the page it names", async ({
  newPage,
  request,
  baseURL,
}) => {
  const removal = await sendForm(request, "PICTURE_REMOVAL", {
    changes: { picture: `Хлопчик у човні: ${baseURL}${paths.galleries()}, третя.` },
  });
  const later = await sendForm(request, "GENERAL");
  const page = await newPage(await caseWorkerSession(request, "Daryna"));
  const screen: AdminPage = { page, language: "ENG" };
  await openInbox(screen);
  await expect(rowOf(page, later)).toBeVisible();
  const rows = await page.getByRole("row").allTextContents();
  const placeOf = ({ number }: { number: number }) =>
    rows.findIndex((row) => new RegExp(`№\\s${number}(?!\\d)`).test(row));
  expect(placeOf(removal)).toBeLessThan(placeOf(later));
  await expect(rowOf(page, removal)).toContainText(/Hide by\s\d+\s\w+\s\d{4},\s\d\d:\d\d/);
  await expectNoAccessibilityErrors(page);

  await rowOf(page, removal).getByRole("link").first().click();
  const link = page.getByRole("link", { name: `${baseURL}${paths.galleries()}` });
  await expect(link).toHaveAttribute("href", paths.galleries());
  await expect(page.getByText(", третя.")).toBeVisible();
});

test("an admin who handles such a request looks the named picture up in the library and among consents", async ({
  newPage,
  request,
  baseURL,
}) => {
  const picture = `${baseURL}/images/0123456789abcdef01234567/original.webp`;
  const removal = await sendForm(request, "PICTURE_REMOVAL", { changes: { picture } });
  const page = await newPage(await adminSession(request));
  await page.goto(paths.application(removal.id));
  await page.getByRole("link", { name: applicationPagePhrases.UA.inLibrary }).click();
  await expect(page.getByRole("searchbox").first()).toHaveValue("0123456789abcdef01234567");
  await page.goBack();
  await page.getByRole("link", { name: applicationPagePhrases.UA.consentsOf }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.consents());
  await expect(page.getByRole("searchbox").first()).toHaveValue("0123456789abcdef01234567");
});
