import type { Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { donatePhrases } from "../../../client/phrases/site/donate.ts";
import { donationPagePhrases } from "../../../client/phrases/site/donation-page.ts";
import { layoutPhrases } from "../../../client/phrases/site/layout.ts";
import { expectNoAccessibilityErrors, phoneWidth } from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { languages } from "../../support/journeys/editing-steps.ts";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

/** The link of the National Bank's code, whose text is in Windows-1251. */
async function transferText(page: Page): Promise<string> {
  const open = page.locator('a[href^="https://qr.bank.gov.ua/"]').first();
  const href = (await open.getAttribute("href")) ?? "";
  const encoded = new URL(href).pathname.slice(1);
  return new TextDecoder("windows-1251").decode(Buffer.from(encoded, "base64url"));
}

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

for (const language of languages) {
  const phrases = donationPagePhrases[language];
  const { amount, copy, euros, swiftTransfer } = donatePhrases[language];
  const transfer = (page: Page) => page.getByRole("region", { name: phrases.transfer });
  const card = (page: Page, sum: string | null) =>
    page.getByRole("link", { name: phrases.byCard(sum), exact: true });

  test(`a donor chooses in a panel over the page what they give, and returns to where they were (${language})`, async ({
    page,
  }) => {
    await page.goto(pathIn(paths.team(), language));
    await waitForHydration(page);
    const opener = page
      .getByRole("banner")
      .getByRole("link", { name: layoutPhrases[language].donate });
    await opener.click();
    const panel = page.getByRole("dialog", { name: phrases.heading });
    await panel.getByRole("link", { name: phrases.ukraine }).click();
    await panel.getByRole("link", { name: amount(640, "UAH") }).click();
    await expect(card(page, amount(640, "UAH"))).toHaveAttribute("href", /640/);
    await expect.poll(() => transferText(page)).toContain("UAH640");
    await expectNoAccessibilityErrors(page, { widths: [phoneWidth, 1440], width: 1440 });
    await panel.getByRole("button", { name: layoutPhrases[language].donatePanel.close }).click();
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(paths.team());
  });

  test(`a donor enters an amount of their own and a project, and the purpose names it (${language})`, async ({
    page,
  }) => {
    await page.goto(pathIn(`${paths.donate()}?place=ukraine`, language));
    await waitForHydration(page);
    await page.getByLabel(phrases.ownAmount).fill("777");
    const project = page.getByLabel(phrases.project);
    await project.selectOption({ index: 1 });
    const id = await project.inputValue();
    await expect(page).toHaveURL(new RegExp(`amount=777.*project=${id}|project=${id}.*amount=777`));
    await expect.poll(() => transferText(page)).toContain("UAH777");
    expect(await transferText(page)).toContain("Проєкт «");
    await expect(transfer(page)).toContainText(language === "UA" ? "Проєкт «" : "Project: ");
    await page.reload();
    await expect(page.getByLabel(phrases.ownAmount)).toHaveValue("777");
    await expect(project).toHaveValue(id);
  });

  test(`a donor from abroad finds transfers in euros and by SWIFT before the card (${language})`, async ({
    page,
  }) => {
    await page.goto(pathIn(`${paths.donate()}?place=abroad&currency=EUR&amount=15`, language));
    const headings = transfer(page).getByRole("heading", { level: 3 });
    await expect(headings).toHaveText([euros, swiftTransfer]);
    await expect(page.getByText(phrases.cardInHryvnias)).toBeVisible();
    const [above, below] = [
      await headings.first().boundingBox(),
      await card(page, null).boundingBox(),
    ];
    expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
    await expect(page.getByRole("link", { name: phrases.paypal })).toBeVisible();
    await expect(page.getByRole("button", { name: copy("IBAN") }).first()).toBeVisible();
  });

  test(`a donor who gives monthly reads how to do it from their bank (${language})`, async ({
    page,
  }) => {
    await page.goto(pathIn(`${paths.donate()}?place=ukraine&often=monthly`, language));
    await expect(page.getByText(phrases.monthlyTransfer)).toBeVisible();
    await expect(page.getByRole("link", { name: phrases.monthlyByCard })).toBeVisible();
    await expect(page.getByRole("link", { name: phrases.jar })).toHaveCount(0);
  });

  test(`a printed page of donations is the bank details alone (${language})`, async ({ page }) => {
    await page.goto(pathIn(`${paths.donate()}?place=ukraine`, language));
    await page.emulateMedia({ media: "print" });
    await expect(transfer(page).getByRole("img").first()).toBeVisible();
    await expect(page.getByText(phrases.ownAmount)).toBeHidden();
    await expect(card(page, null)).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`a donor chooses an amount and a project, sees the code, and reads the last report (${language})`, async ({
      page,
    }) => {
      await page.goto(pathIn(paths.team(), language));
      const opener = page
        .getByRole("banner")
        .getByRole("link", { name: layoutPhrases[language].donate });
      await opener.click();
      await page.getByRole("link", { name: phrases.ukraine }).click();
      await page.getByRole("link", { name: amount(640, "UAH") }).click();
      expect(await transferText(page)).toContain("UAH640");
      await page.getByLabel(phrases.project).selectOption({ index: 1 });
      await page.getByLabel(phrases.ownAmount).fill("350");
      await page.getByRole("button", { name: phrases.show }).click();
      const text = await transferText(page);
      expect(text).toContain("UAH350");
      expect(text).toContain("Проєкт «");
      await expect(page.locator("html")).toHaveAttribute("lang", language === "UA" ? "uk" : "en");
      await page.getByRole("link", { name: phrases.report("").trim() }).click();
      await expect(page).toHaveURL(/\/reports\//);
    });
  });
}

test("an English reader begins abroad, a Ukrainian one in Ukraine", async ({ page }) => {
  for (const [language, place] of [
    ["ENG", donationPagePhrases.ENG.abroad],
    ["UA", donationPagePhrases.UA.ukraine],
  ] as const) {
    await page.goto(pathIn(paths.donate(), language));
    await expect(page.getByRole("link", { name: place })).toHaveAttribute("aria-current", "page");
  }
});

test("a donor on a project's page gives to that project", async ({ page }) => {
  await page.goto(paths.projects());
  await page.locator('main a[href^="/projects/"]').first().click();
  await waitForHydration(page);
  const link = page.locator('main a[href^="/donate?project="]');
  const id = new URL((await link.getAttribute("href")) ?? "", page.url()).searchParams.get(
    "project",
  );
  await link.click();
  const panel = page.getByRole("dialog", { name: donationPagePhrases.UA.heading });
  await expect(panel.getByLabel(donationPagePhrases.UA.project)).toHaveValue(id ?? "");
});

test("a donor whose connection drops is led to the page itself", async ({ page, console }) => {
  console.allow(/Failed to load|ERR_FAILED|ModuleLoadError|Failed to fetch|network/i);
  await page.goto(pathIn(paths.team(), "ENG"));
  await waitForHydration(page);
  await page.route("**/graphql**", (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: layoutPhrases.ENG.donate }).click();
  await expect(page).toHaveURL(/\/donate\?/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
