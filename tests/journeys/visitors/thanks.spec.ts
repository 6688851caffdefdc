import { paths } from "../../../client/paths.ts";
import { sharingPhrases } from "../../../client/phrases/sharing.ts";
import { thanksPhrases } from "../../../client/phrases/site/thanks.ts";
import { expectNoAccessibilityErrors, phoneWidth } from "../../support/journeys/accessibility.ts";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

test("a donor who returns from the payment page on a phone reads the sum in both languages, passes on the page of donations, and prints the thanks alone", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: phoneWidth, height: 844 });
  await page.goto(`${paths.thanks()}?amount=1640`);
  await waitForHydration(page);
  await expect(page.getByText("1\u00a0640\u00a0₴")).toBeInViewport();
  await expectNoAccessibilityErrors(page);

  await page.getByRole("button", { name: "ENG", exact: true }).click();
  await expect(page.getByText("₴1,640")).toBeVisible();
  const { share, ways, noProof } = thanksPhrases.ENG;
  const sharing = page.getByRole("region", { name: share });
  await sharing.getByRole("button", { name: sharingPhrases.ENG.copy }).click();
  await expect(sharing.getByText(sharingPhrases.ENG.copied)).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.pathname + copied.search).toBe(`${paths.donate()}?lang=en`);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("₴1,640")).toBeVisible();
  await expect(page.getByText(noProof)).toBeVisible();
  for (const hidden of [sharing, page.getByRole("link", { name: ways })])
    await expect(hidden).toBeHidden();
});
