import type { Route } from "@playwright/test";
import { applicationErrorPhrases } from "../../../../client/phrases/application/errors.ts";
import { receiptPhrases } from "../../../../client/phrases/application/receipt.ts";
import { languages } from "../../../support/journeys/editing-steps.ts";
import {
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

/** Sends the form, which is answered so, and expects the reason to be shown with the focus. */
async function expectRefusal(
  applying: FormOnPage,
  reason: RegExp | string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  await applying.page.route("**/graphql", answer);
  await sendButton(applying).click();
  await expect(applying.form.getByRole("region", { name: reason })).toBeFocused();
  await applying.page.unroute("**/graphql");
}

/** Answers as if the form had been paused meanwhile. */
const asClosed = (route: Route) => {
  const extensions = { code: "CONFLICT", reason: "closed" };
  return route.fulfill({ json: { errors: [{ message: "CONFLICT", extensions }], data: null } });
};

const asTooMany = (route: Route) =>
  route.fulfill({ status: 429, headers: { "retry-after": "600" }, json: { errors: [] } });

/** As if the text of the consent had changed meanwhile. */
const withOldConsent = (route: Route) => {
  const body = route.request().postData() ?? "";
  const outdated = body.replace(/"consentVersion":"\w+"/, '"consentVersion":"anolderone"');
  return route.continue({ postData: outdated });
};

for (const language of languages) {
  const { refused } = applicationErrorPhrases[language];
  const phrases = receiptPhrases[language];

  test(`an applicant who is refused is told why in ${language}, keeps what they typed, and gets a number to copy in the end`, async ({
    page,
    context,
    console,
  }) => {
    console.allow(/Failed to load resource/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const applying = await openForm(page, "GENERAL", language);
    await fillAll(applying);
    await expectRefusal(applying, refused.closed, asClosed);
    await expect(applying.form.getByText(applying.phone)).toBeVisible();
    await expectRefusal(applying, refused.TOO_MANY(10), asTooMany);
    await expectRefusal(applying, refused.consent, withOldConsent);

    await nextButton(applying).click();
    const summary = await errorSummary(applying, 1);
    await summary.getByRole("link").click();
    await page.keyboard.press("Space");
    await nextButton(applying).click();
    await sendButton(applying).click();
    const number = await receiptNumber(page);

    await page.getByRole("button", { name: phrases.copyNumber }).click();
    await expect(page.getByText(phrases.numberCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${number}`);
    await expect(page.getByText(phrases.danger).locator("..")).toContainText("112");
    const doors = page.getByRole("region", { name: phrases.doors.elsewhere });
    await expect(doors.getByRole("link")).toHaveCount(4);
  });
}
