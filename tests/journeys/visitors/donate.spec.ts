import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

test("a donor copies the account number and is told so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/?lang=en#donate");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Copy: IBAN", exact: true }).first().click();
  await expect(page.getByText("IBAN copied").first()).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^UA\d{27}$/);
});

test("a donor sees the National Bank's QR code, and can open the other format", async ({
  page,
}) => {
  await page.goto("/?lang=en#donate");
  const code = page
    .getByRole("img", { name: "QR code with the bank details for a transfer" })
    .first();
  await code.scrollIntoViewIfNeeded();
  await expect
    .poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const other = page.getByRole("img", { name: /QR code in format 002/ });
  await expect(other).toBeHidden();
  await page.getByText("Another format of the code").click();
  await expect(other).toBeVisible();
});

test("a donor on a phone finds the link to their banking app above the QR code", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/?lang=en#donate");
  const open = page.getByRole("link", { name: "Open in my banking app" });
  await expect(open).toBeVisible();
  expect(await open.getAttribute("href")).toMatch(/^https:\/\/qr\.bank\.gov\.ua\/[\w-]+$/);
  const code = page
    .getByRole("img", { name: "QR code with the bank details for a transfer" })
    .first();
  const [above, below] = [await open.boundingBox(), await code.boundingBox()];
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
});

test("a donor who pays by card chooses an amount, and the page says where the button leads", async ({
  page,
}) => {
  await page.goto("/?lang=en#donate");
  const amount = page.getByRole("link", { name: /₴500/ });
  await expect(amount).toHaveAttribute("href", /500/);
  await expect(page.getByText("The button opens a secure payment page.")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a donor sees the requisites and the QR code", async ({ page }) => {
    await page.goto("/contacts?lang=en");
    await expect(page.getByText(/UA\d{2} \d{4}/).first()).toBeVisible();
    await expect(
      page.getByRole("img", { name: "QR code with the bank details for a transfer" }).first(),
    ).toBeVisible();
  });
});
