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

/** The link of the National Bank's code, whose text is in Windows-1251. */
async function transferText(page: Page): Promise<string> {
  const open = page.locator('a[href^="https://qr.bank.gov.ua/"]').first();
  const href = (await open.getAttribute("href")) ?? "";
  const encoded = new URL(href).pathname.slice(1);
  return new TextDecoder("windows-1251").decode(Buffer.from(encoded, "base64url"));
}

const transfer = (page: Page, language: Language) =>
  page.getByRole("region", { name: donationPagePhrases[language].transfer });

const card = (page: Page, language: Language, sum: string | null) =>
  page.getByRole("link", { name: donationPagePhrases[language].byCard(sum), exact: true });

async function expectAbove(upper: Locator, lower: Locator) {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  if (!above || !below) throw new Error("One of the two is not shown");
  expect(above.y).toBeLessThan(below.y);
}

test("a donor on a phone copies the account number, finds their banking app above both codes, and is led to the page itself when the connection drops", async ({
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
  await expect(page.getByText("IBAN copied").first()).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^UA\d{27}$/);

  const open = page.getByRole("link", { name: "Open in my banking app" });
  await expect(open).toBeVisible();
  await expect(open).toHaveAttribute("href", /^https:\/\/qr\.bank\.gov\.ua\/[\w-]+$/);
  const code = page
    .getByRole("img", { name: "QR code with the bank details for a transfer" })
    .first();
  await code.scrollIntoViewIfNeeded();
  await expect
    .poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expectAbove(open, code);
  const other = page.getByRole("img", { name: /QR code in format 002/ });
  await expect(other).toBeHidden();
  await page.getByText("Another format of the code").click();
  await expect(other).toBeVisible();

  await page.setViewportSize({ width: desktopWidth, height: 900 });
  await page.route("**/graphql**", (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: layoutPhrases.ENG.donate }).click();
  await expect(page).toHaveURL(/\/donate\?.*lang=en/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const language of languages) {
  const phrases = donationPagePhrases[language];
  const { amount } = donatePhrases[language];
  const { donate, donatePanel } = layoutPhrases[language];

  test(`a donor on a project's page chooses in a panel what they give, returns to where they were, and gives to that project (${language})`, async ({
    page,
  }) => {
    await page.goto(pathIn(paths.project("together"), language));
    await waitForHydration(page);
    const opener = page.getByRole("banner").getByRole("link", { name: donate });
    await opener.click();
    const panel = page.getByRole("dialog", { name: phrases.heading });
    await panel.getByRole("link", { name: phrases.ukraine }).click();
    await panel.getByRole("link", { name: amount(640, "UAH") }).click();
    await expect(card(page, language, amount(640, "UAH"))).toHaveAttribute("href", /640/);
    await expect.poll(() => transferText(page)).toContain("UAH640");
    if (language === "ENG")
      await expectNoAccessibilityErrors(page, { widths: [phoneWidth, desktopWidth] });

    await panel.getByLabel(phrases.ownAmount).fill("777");
    await panel.getByLabel(phrases.project).selectOption({ index: 1 });
    await expect.poll(() => transferText(page)).toContain("UAH777");
    expect(await transferText(page)).toContain("Проєкт «");
    await expect(transfer(page, language)).toContainText(
      { UA: "Проєкт «", ENG: "Project: " }[language],
    );
    await panel.getByRole("button", { name: donatePanel.close }).click();
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(paths.project("together"));

    const link = page.locator('main a[href^="/donate?project="]').first();
    const address = new URL((await link.getAttribute("href")) ?? "", page.url());
    await link.click();
    await expect(panel.getByLabel(phrases.project)).toHaveValue(
      address.searchParams.get("project") ?? "",
    );
  });
}

test("a donor abroad sees transfers before the card, gives to a project from Ukraine instead, and prints the bank details alone", async ({
  page,
}) => {
  const phrases = donationPagePhrases.ENG;
  const { copy, euros, swiftTransfer } = donatePhrases.ENG;
  await page.goto(pathIn(paths.donate(), "ENG"));
  await waitForHydration(page);
  const headings = transfer(page, "ENG").getByRole("heading", { level: 3 });
  await expect(headings).toHaveText([euros, swiftTransfer]);
  await expectAbove(headings.first(), card(page, "ENG", null));
  await expect(page.getByRole("button", { name: copy("IBAN") }).first()).toBeVisible();

  const fromUkraine = page.getByRole("link", { name: phrases.ukraine });
  await fromUkraine.click();
  await expect(fromUkraine).toHaveAttribute("aria-current", "page");
  await page.getByLabel(phrases.ownAmount).fill("777");
  const project = page.getByLabel(phrases.project);
  await project.selectOption({ index: 1 });
  const id = await project.inputValue();
  await expect(page).toHaveURL(new RegExp(`amount=777.*project=${id}|project=${id}.*amount=777`));
  await page.reload();
  await expect(page.getByLabel(phrases.ownAmount)).toHaveValue("777");
  await expect(project).toHaveValue(id);
  expect(await transferText(page)).toContain("UAH777");

  await page.emulateMedia({ media: "print" });
  await expect(transfer(page, "ENG").getByRole("img").first()).toBeVisible();
  await expect(page.getByText(phrases.ownAmount)).toBeHidden();
  await expect(card(page, "ENG", null)).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a donor chooses an amount and a project in either language, sees the code, and reads the last report", async ({
    page,
  }) => {
    for (const language of languages) {
      const phrases = donationPagePhrases[language];
      await page.goto(pathIn(paths.team(), language));
      const opener = page
        .getByRole("banner")
        .getByRole("link", { name: layoutPhrases[language].donate });
      await opener.click();
      await page.getByRole("link", { name: phrases.ukraine }).click();
      await page.getByLabel(phrases.project).selectOption({ index: 1 });
      await page.getByLabel(phrases.ownAmount).fill("350");
      await page.getByRole("button", { name: phrases.show }).click();
      await expect(page).toHaveURL(/amount=350/);
      const text = await transferText(page);
      expect(text).toContain("UAH350");
      expect(text).toContain("Проєкт «");
      await expect(page.locator("html")).toHaveAttribute("lang", language === "UA" ? "uk" : "en");
      await page.getByRole("link", { name: phrases.report("").trim() }).click();
      await expect(page).toHaveURL(/\/reports\//);
    }
  });
});
