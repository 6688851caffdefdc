import { applicationErrorPhrases } from "../../../../client/phrases/application/errors.ts";
import { receiptPhrases } from "../../../../client/phrases/application/receipt.ts";
import { languages } from "../../../support/journeys/editing-steps.ts";
import { formNames, forms } from "../../../support/journeys/form-answers.ts";
import { write } from "../../../support/journeys/form-fields.ts";
import {
  countFrom,
  errorSummary,
  expect,
  fillStep,
  nextButton,
  openForm,
  phrasesOf,
  receiptNumber,
  sendButton,
  storedOnDevice,
  test,
} from "../../../support/journeys/open-form.ts";

for (const name of formNames) {
  for (const language of languages) {
    test(`an applicant who fills in ${name} in ${language} is told what to correct, then gets a number`, async ({
      page,
      request,
    }) => {
      const applying = await openForm(page, name, language);
      const { wrong } = applicationErrorPhrases[language];
      const { fields, reviewText } = phrasesOf(applying);
      for (const [step, missing] of forms[name].missing.entries()) {
        await nextButton(applying).click();
        await errorSummary(applying, missing);
        await fillStep(applying, step);
        if (step + 1 < forms[name].missing.length) await nextButton(applying).click();
      }

      await write(fields.phone.label, "067 123 45")(applying.form);
      await nextButton(applying).click();
      const summary = await errorSummary(applying, 1);
      await summary.getByRole("link").click();
      const phone = applying.form.getByRole("textbox", { name: fields.phone.label, exact: true });
      await expect(phone).toBeFocused();
      await expect(phone).toHaveValue("067 123 45");
      await expect(phone).toHaveAccessibleDescription(new RegExp(wrong.phoneShort(2, 10)));
      await phone.fill(applying.phone);
      await expect(summary).toBeHidden();

      await nextButton(applying).click();
      await expect(applying.form.getByText(reviewText)).toBeVisible();
      await expect(applying.form.getByText(applying.phone)).toBeVisible();
      await sendButton(applying).click();
      const number = await receiptNumber(page);
      const sent = receiptPhrases[language];
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading(number));
      await expect(page.getByText(sent.next[name])).toBeVisible();
      expect(await storedOnDevice(page)).toBe("");
      expect(await countFrom(request, applying.phone)).toBe(1);
    });
  }
}
