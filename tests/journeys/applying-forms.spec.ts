import { applicationFailurePhrases } from "../../client/phrases/application-failures.ts";
import { applicationSentPhrases } from "../../client/phrases/application-sent.ts";
import { formNames, forms } from "../support/journey-answers.ts";
import {
  answer,
  arrivedFrom,
  expect,
  keptOn,
  numberOn,
  onward,
  open,
  phrasesOf,
  sendButton,
  summaryOf,
  test,
} from "../support/journey-applying.ts";
import { write } from "../support/journey-fields.ts";
import { languages } from "../support/journey-road.ts";

for (const name of formNames) {
  for (const language of languages) {
    test(`whoever fills in ${name} in ${language} is told what to mend, and then a number`, async ({
      page,
      request,
    }) => {
      const applying = await open(page, name, language);
      const { wrong } = applicationFailurePhrases[language];
      const { fields, reviewText } = phrasesOf(applying);
      for (const [step, missing] of forms[name].missing.entries()) {
        await onward(applying).click();
        await summaryOf(applying, missing);
        await answer(applying, step);
        if (step + 1 < forms[name].missing.length) await onward(applying).click();
      }

      await write(fields.phone.label, "067 123 45")(applying.form);
      await onward(applying).click();
      const summary = await summaryOf(applying, 1);
      await summary.getByRole("link").click();
      const phone = applying.form.getByRole("textbox", { name: fields.phone.label, exact: true });
      await expect(phone).toBeFocused();
      await expect(phone).toHaveValue("067 123 45");
      await expect(phone).toHaveAccessibleDescription(new RegExp(wrong.phoneShort(2, 10)));
      await phone.fill(applying.phone);
      await expect(summary).toBeHidden();

      await onward(applying).click();
      await expect(applying.form.getByText(reviewText)).toBeVisible();
      await expect(applying.form.getByText(applying.phone)).toBeVisible();
      await sendButton(applying).click();
      const number = await numberOn(page);
      const sent = applicationSentPhrases[language];
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading(number));
      await expect(page.getByText(sent.next[name])).toBeVisible();
      expect(await keptOn(page)).toBe("");
      expect(await arrivedFrom(request, applying.phone)).toBe(1);
    });
  }
}
