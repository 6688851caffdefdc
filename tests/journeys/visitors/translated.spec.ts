import { paths } from "../../../client/paths.ts";
import { applicationPhrases } from "../../../client/phrases/application/application.ts";
import { donatePhrases } from "../../../client/phrases/site/donate.ts";
import { donationPagePhrases } from "../../../client/phrases/site/donation-page.ts";
import { picturesPhrases } from "../../../client/phrases/site/galleries.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import {
  errorSummary,
  expect,
  fillAll,
  fillStep,
  nextButton,
  openForm,
  receiptNumber,
  sendButton,
  test,
} from "../../support/journeys/open-form.ts";
import { waitForHydration } from "../../support/journeys/test.ts";
import { translateLikeBrowsers } from "../../support/journeys/translator.ts";

test("a donor whose browser translates the page chooses their own amount and reads what they copied last", async ({
  page,
  context,
}) => {
  const [choice, { copy, copied, amount, iban, recipient }] = [
    donationPagePhrases.UA,
    donatePhrases.UA,
  ];
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(paths.donate());
  await waitForHydration(page);
  await translateLikeBrowsers(page);
  for (const sum of [640, 777]) {
    await page.getByLabel(choice.ownAmount("₴")).fill(`${sum}`);
    const give = choice.give(amount(sum, "UAH"), false);
    await expect(page.getByRole("link", { name: give, exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`amount=${sum}$`));
  }
  const main = page.getByRole("main");
  await main.getByText(choice.transfer, { exact: true }).click();
  await main
    .getByRole("button", { name: copy(iban), exact: true })
    .first()
    .click();
  await expect(main.getByText(copied(iban))).toBeVisible();
  await main
    .getByRole("button", { name: copy(recipient), exact: true })
    .first()
    .click();
  await expect(main.getByText(copied(recipient))).toBeVisible();
  await expect(main.getByText(copied(iban))).toHaveCount(0);
});

test("an applicant whose browser translates the page corrects the form, asks for help, and reads that a draft is erased", async ({
  page,
}) => {
  const asking = await openForm(page, "GENERAL", "UA");
  await translateLikeBrowsers(page);
  await nextButton(asking).click();
  await errorSummary(asking, 6);
  await fillAll(asking);
  await sendButton(asking).click();
  expect(await receiptNumber(page)).toBeGreaterThan(0);

  const offering = await openForm(page, "PARTNER", "UA");
  const { draftKept, dropDraft, dropping, dropped } = applicationPhrases.UA;
  await translateLikeBrowsers(page);
  await fillStep(offering, 0);
  await expect(offering.form.getByText(draftKept)).toBeVisible();
  await offering.form.getByRole("button", { name: dropDraft }).click();
  await offering.form.getByRole("button", { name: dropping.yes }).click();
  await expect(offering.form.getByText(dropped)).toBeVisible();
  await expect(offering.form.getByText(draftKept)).toHaveCount(0);
});

test("a reader whose browser translates a gallery that is in Ukrainian only switches it to English and back", async ({
  page,
}) => {
  const { onlyInOther } = picturesPhrases.ENG;
  await page.goto(pathIn(paths.galleries(), "ENG"));
  const card = page.getByRole("article").filter({ hasText: onlyInOther }).first();
  const address = await card.getByRole("link").first().getAttribute("href");
  await page.goto(`${address}`.replace("?lang=en", ""));
  await waitForHydration(page);
  await translateLikeBrowsers(page);
  const main = page.getByRole("main");
  for (const [name, shown] of [
    ["ENG", 1],
    ["УКР", 0],
    ["ENG", 1],
  ] as const) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(main.getByText(onlyInOther)).toHaveCount(shown);
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  }
});
