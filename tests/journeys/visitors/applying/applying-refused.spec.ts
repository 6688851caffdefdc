import { paths } from "../../../../client/paths.ts";
import { applicationErrorPhrases } from "../../../../client/phrases/application/errors.ts";
import { receiptPhrases } from "../../../../client/phrases/application/receipt.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { languages } from "../../../support/journeys/editing-steps.ts";
import {
  countFrom,
  errorSummary,
  expect,
  type FormOnPage,
  fillAll,
  nextButton,
  openForm,
  receiptNumber,
  sendButton,
  test,
} from "../../../support/journeys/open-form.ts";

/** Expects the reason of the refusal to be shown with the focus. */
async function expectRefusal(applying: FormOnPage, reason: RegExp | string): Promise<void> {
  const alert = applying.form.getByRole("region", { name: reason });
  await expect(alert).toBeFocused();
}

for (const language of languages) {
  const { refused } = applicationErrorPhrases[language];

  test(`an applicant is asked again for a consent whose text has changed, in ${language}`, async ({
    page,
  }) => {
    const applying = await openForm(page, "GENERAL", language);
    await fillAll(applying);
    await page.route("**/graphql", async (route) => {
      const body = route.request().postData() ?? "";
      const outdated = body.replace(/"consentVersion":"\w+"/, '"consentVersion":"anolderone"');
      await route.continue({ postData: outdated });
    });
    await sendButton(applying).click();
    await expectRefusal(applying, refused.consent);
    await page.unroute("**/graphql");

    await nextButton(applying).click();
    const summary = await errorSummary(applying, 1);
    await summary.getByRole("link").click();
    await page.keyboard.press("Space");
    await nextButton(applying).click();
    await sendButton(applying).click();
    await receiptNumber(page);
  });

  test(`an applicant whose form was paused meanwhile is told so in ${language} and keeps what they typed`, async ({
    page,
  }) => {
    const applying = await openForm(page, "GENERAL", language);
    await fillAll(applying);
    const extensions = { code: "CONFLICT", reason: "closed" };
    await page.route("**/graphql", (route) =>
      route.fulfill({ json: { errors: [{ message: "CONFLICT", extensions }], data: null } }),
    );
    await sendButton(applying).click();
    await expectRefusal(applying, refused.closed);
    await expect(applying.form.getByText(applying.phone)).toBeVisible();
  });

  test(`an applicant who sends too often is told in ${language} when to try again`, async ({
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
    await expectRefusal(applying, refused.TOO_MANY(10));
    await page.unroute("**/graphql");
    await sendButton(applying).click();
    await receiptNumber(page);
  });

  test(`an applicant can reopen their receipt in ${language}, and a receipt without a number is not found`, async ({
    page,
    console,
  }) => {
    console.allow(/404/);
    const phrases = receiptPhrases[language];
    const heading = page.getByRole("heading", { level: 1 });
    // The second address is one of an earlier version, which named the form.
    const addresses = [`${paths.receipt()}?n=1042`, "/need-help/sent?n=1042&form=psychological"];
    for (const address of addresses) {
      await page.goto(pathIn(address, language));
      await expect(heading).toHaveText(phrases.heading(1042));
      await expect(page.getByText(phrases.nextInGeneral)).toBeVisible();
      await expect(page.getByText(phrases.next.PSYCHOLOGICAL)).toBeHidden();
    }
    const answer = await page.goto(pathIn(paths.receipt(), language));
    expect(answer?.status()).toBe(404);
  });
}

test("a visitor whose network address has sent five applications within an hour gets a receipt like everybody", async ({
  page,
  request,
}) => {
  const query = `mutation ($sending: SendingInput!, $input: GeneralInput!) {
    applyForHelp(sending: $sending, input: $input) { number }
  }`;
  const applying = await openForm(page, "GENERAL", "ENG");
  const { consentVersion } = await page.evaluate(() => ({
    consentVersion: document.querySelector<HTMLInputElement>("[name='sending.consentVersion']")
      ?.value,
  }));
  for (let sent = 0; sent < 5; sent += 1) {
    const submission = { key: crypto.randomUUID(), language: "ENG", consentVersion };
    const answers = { fullName: "Iryna", region: "KYIV", settlement: "Kyiv", consent: true };
    const input = { ...answers, phone: `+38050000000${sent}`, message: "A long enough message" };
    const answer = await request.post("/graphql", {
      data: { query, variables: { sending: submission, input } },
    });
    expect((await answer.json()).errors).toBeUndefined();
  }
  await fillAll(applying);
  await sendButton(applying).click();
  expect(await receiptNumber(page)).toBeGreaterThan(0);
  expect(await countFrom(request, applying.phone)).toBe(1);
});
