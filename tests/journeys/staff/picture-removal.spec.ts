import { editorPaths, paths } from "../../../client/paths.ts";
import { applicationPagePhrases } from "../../../client/phrases/admin/application.ts";
import { expectNoAccessibilityErrors, phoneWidth } from "../../support/journeys/accessibility.ts";
import type { AdminPage } from "../../support/journeys/editing.ts";
import { openInbox, rowOf, sendForm } from "../../support/journeys/inbox.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

test("an admin sees the term of a request to remove a picture, and looks the page and the picture that it names up, in the library and among consents", async ({
  newPage,
  request,
  baseURL,
}) => {
  const publicId = "0123456789abcdef01234567";
  const file = `${baseURL}/images/${publicId}/original.webp`;
  const removal = await sendForm(request, "PICTURE_REMOVAL", {
    changes: { picture: `Хлопчик у човні: ${baseURL}${paths.galleries()}, третя. ${file}` },
  });
  const page = await newPage(await adminSession(request));
  const screen: AdminPage = { page, language: "ENG" };
  await openInbox(screen, `?search=${removal.number}`);
  await expect(rowOf(page, removal)).toContainText(/Remove by\s\d+\s\w+\s\d{4},\s\d\d:\d\d/);
  await rowOf(page, removal).getByRole("link").first().click();
  const link = page.getByRole("link", { name: `${baseURL}${paths.galleries()}` });
  await expect(link).toHaveAttribute("href", paths.galleries());
  await expect(page.getByText(", третя.")).toBeVisible();
  await expectNoAccessibilityErrors(page, { width: phoneWidth });

  const search = page.getByRole("searchbox").first();
  await page.getByRole("link", { name: applicationPagePhrases.ENG.inLibrary }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.images());
  await expect(search).toHaveValue(publicId);
  await page.goBack();
  await page.getByRole("link", { name: applicationPagePhrases.ENG.consentsOf }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.consents());
  await expect(search).toHaveValue(publicId);
});
