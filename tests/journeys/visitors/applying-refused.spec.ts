import { paths } from "../../../client/paths.ts";
import { applicationErrorPhrases } from "../../../client/phrases/application/errors.ts";
import { receiptPhrases } from "../../../client/phrases/application/receipt.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { languages } from "../../support/journeys/editing-steps.ts";
import { labelPattern } from "../../support/journeys/form-fields.ts";
import {
  errorSummary,
  expect,
  type FormOnPage,
  fillAll,
  nextButton,
  openForm,
  phrasesOf,
  receiptNumber,
  sendButton,
  test,
} from "../../support/journeys/open-form.ts";

/** Why nothing was taken: in sight, with the focus; and everything typed is still there. */
async function isRefused(applying: FormOnPage, reason: RegExp | string): Promise<void> {
  const refusal = applying.form.getByRole("region", { name: reason });
  await expect(refusal).toBeFocused();
}

for (const language of languages) {
  const { refused } = applicationErrorPhrases[language];

  test(`a consent that changed meanwhile is asked for anew in ${language}`, async ({ page }) => {
    const applying = await openForm(page, "GENERAL", language);
    await fillAll(applying);
    await page.route("**/graphql", async (route) => {
      const body = route.request().postData() ?? "";
      const old = body.replace(/"consentVersion":"\w+"/, '"consentVersion":"anolderone"');
      await route.continue({ postData: old });
    });
    await sendButton(applying).click();
    await isRefused(applying, refused.consent);
    await page.unroute("**/graphql");

    await nextButton(applying).click();
    const summary = await errorSummary(applying, 1);
    await summary.getByRole("link").click();
    await page.keyboard.press("Space");
    await nextButton(applying).click();
    await sendButton(applying).click();
    await receiptNumber(page);
  });

  test(`a form that was paused meanwhile says so in ${language} and keeps the words`, async ({
    page,
  }) => {
    const applying = await openForm(page, "GENERAL", language);
    await fillAll(applying);
    const extensions = { code: "CONFLICT", reason: "closed" };
    await page.route("**/graphql", (route) =>
      route.fulfill({ json: { errors: [{ message: "CONFLICT", extensions }], data: null } }),
    );
    await sendButton(applying).click();
    await isRefused(applying, refused.closed);
    await expect(applying.form.getByText(applying.phone)).toBeVisible();
  });

  test(`whoever sends too often is told in ${language} when to try again`, async ({
    page,
    console,
  }) => {
    console.allow(/Failed to load resource/);
    const applying = await openForm(page, "GENERAL", language);
    await fillAll(applying);
    await page.route("**/graphql", (route) =>
      route.fulfill({ status: 429, headers: { "retry-after": "600" }, json: { errors: [] } }),
    );
    await sendButton(applying).click();
    await isRefused(applying, refused.TOO_MANY(10));
    await page.unroute("**/graphql");
    await sendButton(applying).click();
    await receiptNumber(page);
  });

  test(`a receipt can be opened anew in ${language}, and without a number is no page`, async ({
    page,
    console,
  }) => {
    console.allow(/404/);
    const receipt = `${paths.helpRequestReceipt()}?n=1042&form=humanitarian`;
    await page.goto(pathIn(receipt, language));
    const phrases = receiptPhrases[language];
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(phrases.heading(1042));
    await expect(page.getByText(phrases.next.HUMANITARIAN)).toBeVisible();
    const answer = await page.goto(pathIn(paths.helpRequestReceipt(), language));
    expect(answer?.status()).toBe(404);
  });
}

test("the sixth application within an hour from one address is refused by the server itself", async ({
  page,
  request,
  console,
}) => {
  console.allow(/Failed to load resource/);
  const query = `mutation ($sending: SendingInput!, $input: GeneralInput!) {
    applyForHelp(sending: $sending, input: $input) { number }
  }`;
  const applying = await openForm(page, "GENERAL", "ENG");
  const { consentVersion } = await page.evaluate(() => ({
    consentVersion: document.querySelector<HTMLInputElement>("[name='sending.consentVersion']")
      ?.value,
  }));
  for (let sent = 0; sent < 5; sent += 1) {
    const sending = { key: crypto.randomUUID(), language: "ENG", consentVersion };
    const words = { fullName: "Iryna", region: "KYIV", settlement: "Kyiv", consent: true };
    const input = { ...words, phone: `+38050000000${sent}`, message: "A long enough message" };
    const answer = await request.post("/graphql", {
      data: { query, variables: { sending, input } },
    });
    expect((await answer.json()).errors).toBeUndefined();
  }
  await fillAll(applying);
  await sendButton(applying).click();
  await isRefused(applying, /Too\smany\sattempts/);
  const { fields } = phrasesOf(applying);
  await applying.form.getByRole("button", { name: phrasesOf(applying).back }).click();
  const name = applying.form.getByRole("textbox", { name: labelPattern(fields.fullName.label) });
  await expect(name).toHaveValue(applying.name);
});
