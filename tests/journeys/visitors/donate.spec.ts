import type { Locator, Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { donatePhrases } from "../../../client/phrases/site/donate.ts";
import { donationPagePhrases } from "../../../client/phrases/site/donation-page.ts";
import { layoutPhrases } from "../../../client/phrases/site/layout.ts";
import {
  desktopWidth,
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { languages } from "../../support/journeys/editing-steps.ts";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";
import { linesOfTransfer, scannedCode } from "../../support/scanned-code.ts";

/** The button, whose text repeats what is given. */
const giveButton = (page: Page, language: Language, sum: number, isMonthly = false) =>
  page.getByRole("link", {
    name: donationPagePhrases[language].give(donatePhrases[language].amount(sum, "UAH"), isMonthly),
    exact: true,
  });

const ownAmount = (page: Page, language: Language, sign = "₴") =>
  page.getByLabel(donationPagePhrases[language].ownAmount(sign));

const way = (page: Page, title: string) =>
  page.getByRole("group").filter({ has: page.getByText(title, { exact: true }) });

/** What a camera reads from a code, although it is folded. */
async function codeIn(page: Page, image: Locator): Promise<string> {
  const src = (await image.getAttribute("src")) ?? "";
  return (await scannedCode(await (await page.request.get(src)).body())) ?? "";
}

/** The texts of both codes of the National Bank. */
async function transfersOf(page: Page, language: Language): Promise<string[][]> {
  const { code, otherFormatCode } = donatePhrases[language];
  const images = [code, otherFormatCode].map((alt) =>
    page.getByAltText(alt, { exact: true }).first(),
  );
  return Promise.all(images.map(async (image) => linesOfTransfer(await codeIn(page, image))));
}

const screens = [
  { width: 320, height: 568, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "dark" },
  { width: 768, height: 1024, colorScheme: "light" },
  { width: 1440, height: 900, colorScheme: "dark" },
] as const;

for (const language of languages) {
  const phrases = donationPagePhrases[language];
  const { amount } = donatePhrases[language];
  const { donatePanel, pages } = layoutPhrases[language];
  const { donate } = pages;

  test(`a donor finds the button in the first screen, and pays once and monthly what they typed, by card and by code (${language})`, async ({
    page,
  }) => {
    for (const { colorScheme, ...size } of screens) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      await page.goto(pathIn(paths.donate(), language));
      await waitForHydration(page);
      const first = giveButton(page, language, 640);
      await expect(first).toHaveAttribute("href", /[?&]amount=640$/);
      const box = await first.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
      // Three amounts, one's own, once, monthly, and the button.
      const controls = page.locator("#give").locator("a, input:not([type=hidden]), button, select");
      expect(await controls.count()).toBe(7);

      await ownAmount(page, language).pressSequentially("500");
      await expect(giveButton(page, language, 500)).toHaveAttribute("href", /[?&]amount=500$/);
      await expect(page).toHaveURL(/amount=500/);
      await page.getByRole("link", { name: phrases.monthly, exact: true }).click();
      const monthly = giveButton(page, language, 500, true);
      await expect(monthly).toHaveAttribute("href", /\/monthly\?amount=500$/);
      await expect(ownAmount(page, language)).toHaveValue("500");
      const purpose = { UA: /500 грн$/, ENG: /UAH 500$/ }[language];
      const requisites = way(page, phrases.transfer);
      await requisites.getByText(phrases.transfer, { exact: true }).click();
      await expect(requisites.getByText(purpose)).toBeVisible();
      for (const lines of await transfersOf(page, language)) expect(lines).toContain("UAH500");
    }
    await expectNoAccessibilityErrors(page, { widths: [phoneWidth, desktopWidth] });
  });

  test(`a donor on a project's page gives to that project in a panel, chooses another amount, and returns to where they were (${language})`, async ({
    page,
  }) => {
    await page.goto(pathIn(paths.project("together"), language));
    await waitForHydration(page);
    const opener = page.getByRole("banner").getByRole("link", { name: donate });
    await opener.click();
    const panel = page.getByRole("dialog", { name: donatePanel.heading });
    await panel.getByRole("link", { name: amount(1200, "UAH"), exact: true }).click();
    await expect(giveButton(page, language, 1200)).toHaveAttribute("href", /amount=1200$/);
    await ownAmount(page, language).fill("777");
    await expect(giveButton(page, language, 777)).toHaveAttribute("href", /amount=777$/);
    await panel.getByText(phrases.project, { exact: true }).click();
    await panel.getByLabel(phrases.projectLabel).selectOption({ index: 1 });
    await expect(panel.getByText(phrases.forProject)).toBeVisible();
    await expect
      .poll(async () => (await transfersOf(page, language)).map((lines) => lines.join()))
      .toEqual([0, 1].map(() => expect.stringMatching(/UAH777.*Проєкт «.*777 грн/)));
    if (language === "ENG")
      await expectNoAccessibilityErrors(page, { widths: [phoneWidth, desktopWidth] });
    await panel.getByRole("button", { name: donatePanel.close }).click();
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(paths.project("together"));

    const link = page.locator('main a[href^="/donate?project="]').first();
    const address = new URL((await link.getAttribute("href")) ?? "", page.url());
    await link.click();
    await expect(panel.getByLabel(phrases.projectLabel)).toHaveValue(
      address.searchParams.get("project") ?? "",
    );
  });
}

test("a donor whose amount is none reads why at the field, and nothing is paid; the header's button keeps what they chose", async ({
  page,
}) => {
  const phrases = donationPagePhrases.UA;
  await page.goto(`${paths.donate()}?often=monthly`);
  await waitForHydration(page);
  const own = ownAmount(page, "UA");
  await own.fill("сто");
  await page.getByRole("button", { name: phrases.give(null, false), exact: true }).click();
  await expect(own).toBeFocused();
  await expect(page.getByRole("alert").filter({ hasText: phrases.wrongAmount })).toBeVisible();
  await own.fill("1 500");
  await page.getByRole("banner").getByRole("link", { name: layoutPhrases.UA.pages.donate }).click();
  await expect(page).toHaveURL(/often=monthly.*amount=1500.*#give$/);
  await expect(giveButton(page, "UA", 1500, true)).toBeInViewport();
  await expect(own).toHaveValue("1 500");
  await page.getByRole("link", { name: donatePhrases.UA.amount(200, "UAH"), exact: true }).click();
  await expect(own).toHaveValue("");
  await expect(giveButton(page, "UA", 200, true)).toHaveAttribute("href", /amount=200$/);
  await own.fill("7");
  await own.fill("");
  await expect(giveButton(page, "UA", 200, true)).toBeVisible();

  // The button waits for no answer.
  await page.route("**/graphql**", () => {});
  const more = page.getByRole("link", { name: donatePhrases.UA.amount(1200, "UAH"), exact: true });
  await more.click();
  await expect(giveButton(page, "UA", 1200, true)).toHaveAttribute("href", /amount=1200$/);
  await expect(more).toHaveAttribute("aria-current", "true");
});

test("a donor abroad gives in euros by PayPal or by a code of their own bank, and prints the bank details alone", async ({
  page,
}) => {
  const phrases = donationPagePhrases.ENG;
  const { euros, eurosCode, swiftTransfer } = phrases;
  await page.goto(pathIn(paths.donate(), "ENG"));
  await waitForHydration(page);
  const abroad = way(page, phrases.transferAbroad);
  await abroad.getByText(phrases.transferAbroad, { exact: true }).click();
  await page.getByRole("link", { name: phrases.currencies.EUR, exact: true }).click();
  await ownAmount(page, "ENG", "€").fill("25");
  await expect(page).toHaveURL(/currency=EUR.*amount=25|amount=25.*currency=EUR/);
  await expect(
    page.locator("#give").getByRole("link", { name: phrases.give(null, false) }),
  ).toHaveAttribute("href", /paypal/);
  await expect(abroad.getByText(/EUR 25$/).first()).toBeVisible();
  const code = await codeIn(page, page.getByAltText(eurosCode, { exact: true }));
  expect(code.split("\n")).toContain("EUR25.00");
  await expect(abroad.getByRole("heading", { level: 3 })).toHaveText([euros, swiftTransfer]);
  await expect(
    page.getByRole("button", { name: donatePhrases.ENG.copy("IBAN") }).first(),
  ).toBeVisible();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByAltText(eurosCode, { exact: true })).toBeVisible();
  await expect(page.getByText(phrases.ownAmount("€"))).toBeHidden();
  await expect(page.getByText(phrases.transferAbroad, { exact: true })).toBeHidden();
});

test("a donor on a phone copies the account number, finds their banking app above the code and another format in its place, and is led to the page itself when the connection drops", async ({
  page,
  context,
  console,
}) => {
  console.allow(/Failed to load|ERR_FAILED|ModuleLoadError|Failed to fetch|network/i);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: phoneWidth, height: 844 });
  await page.goto("/?lang=en#donate");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Copy: IBAN", exact: true }).first().click();
  await expect(page.getByText("Copied: IBAN").first()).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^UA\d{27}$/);

  const { code: codeName, otherFormat, otherFormatCode, openInBank } = donatePhrases.ENG;
  const open = page.getByRole("link", { name: openInBank });
  await expect(open).toHaveAttribute("href", /^https:\/\/qr\.bank\.gov\.ua\/[\w-]+$/);
  const code = page.getByAltText(codeName, { exact: true });
  await code.scrollIntoViewIfNeeded();
  await expect
    .poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const [above, below] = [await open.boundingBox(), await code.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  const other = page.getByAltText(otherFormatCode, { exact: true });
  await expect(other).toBeHidden();
  await page.getByText(otherFormat, { exact: true }).click();
  await expect(other).toBeVisible();
  await expect(code).toBeHidden();

  await page.setViewportSize({ width: desktopWidth, height: 900 });
  await page.route("**/graphql**", (route) => route.abort());
  await page
    .getByRole("banner")
    .getByRole("link", { name: layoutPhrases.ENG.pages.donate })
    .click();
  await expect(page).toHaveURL(/\/donate\?.*lang=en/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a donor chooses an amount and a project in either language, finds them in the card's address and in the code, and reads the last report", async ({
    page,
  }) => {
    for (const language of languages) {
      const phrases = donationPagePhrases[language];
      await page.goto(pathIn(paths.team(), language));
      await page
        .getByRole("banner")
        .getByRole("link", { name: layoutPhrases[language].pages.donate })
        .click();
      await page.getByText(phrases.project, { exact: true }).click();
      await page.getByLabel(phrases.projectLabel).selectOption({ index: 1 });
      await ownAmount(page, language).fill("350");
      await page.getByRole("button", { name: phrases.show }).click();
      await expect(page).toHaveURL(/amount=350/);
      await expect(giveButton(page, language, 350)).toHaveAttribute("href", /amount=350$/);
      for (const lines of await transfersOf(page, language)) {
        expect(lines).toContain("UAH350");
        expect(lines.join()).toContain("Проєкт «");
      }
      await expect(page.locator("html")).toHaveAttribute("lang", language === "UA" ? "uk" : "en");
      await page.getByRole("link", { name: phrases.report }).click();
      await expect(page).toHaveURL(/\/reports\//);
    }
  });
});
