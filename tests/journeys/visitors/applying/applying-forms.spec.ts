import type { APIRequestContext } from "@playwright/test";
import { applicationErrorPhrases } from "../../../../client/phrases/application/errors.ts";
import { receiptPhrases } from "../../../../client/phrases/application/receipt.ts";
import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { type FormName, formNames, forms } from "../../../support/journeys/form-answers.ts";
import { write } from "../../../support/journeys/form-fields.ts";
import {
  countFrom,
  errorSummary,
  expect,
  type FormOnPage,
  fillAll,
  fillStep,
  nextButton,
  openForm,
  phrasesOf,
  receiptNumber,
  sendButton,
  storedOnDevice,
  test,
} from "../../../support/journeys/open-form.ts";
import { scrollWidthOf } from "../../../support/journeys/test.ts";

/** From paper with room for the titles of the steps to the narrowest phone. */
const widths = [1024, 768, 320];

/**
 * Expects the form's paper to say, whole at every width, at which step the applicant is. Ends at
 * the last of the widths.
 */
async function expectStepAtWidths(applying: FormOnPage, name: FormName, widths: readonly number[]) {
  const { page, form } = applying;
  const { steps, stepOf } = phrasesOf(applying);
  const [first = ""] = stepOf(1, 1, "").split("1");
  const current = form.getByRole("paragraph").filter({ hasText: first, visible: true });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const titles = await page.getByRole("list", { name: steps }).evaluateAll((lists) =>
      lists.map((list) => ({
        isWhole: list.scrollWidth <= list.clientWidth,
        hasOneLine: [...list.children].every((step) => step.clientHeight < 48),
      })),
    );
    for (const list of titles)
      expect.soft(list, `${width} px`).toEqual({ isWhole: true, hasOneLine: true });
    const ends = await current.evaluateAll((texts) =>
      texts.map((text) => text.getBoundingClientRect().right),
    );
    expect.soft(titles.length + ends.length, `${width} px`).toBe(1);
    expect.soft(ends[0] ?? 0, `${width} px`).toBeLessThanOrEqual(width);
    expect.soft(await scrollWidthOf(page), `${width} px`).toBeLessThanOrEqual(width);
  }
  const count = forms[name].missing.length + (name === "GENERAL" ? 2 : 1);
  await expect(form.getByText(new RegExp(`\\D${count}: `)).first()).toBeVisible();
}

/** Leaves every step blank before it is filled in: on the narrowest phone the errors are accessible. */
async function correctEveryStep(applying: FormOnPage, name: FormName): Promise<void> {
  for (const [step, missing] of forms[name].missing.entries()) {
    if (step > 0) await nextButton(applying).click();
    await nextButton(applying).click();
    await errorSummary(applying, missing);
    await expectNoAccessibilityErrors(applying.page, { width: 320, widths: [320] });
    await fillStep(applying, step);
  }
}

async function correctPhone(applying: FormOnPage): Promise<void> {
  const { label } = phrasesOf(applying).fields.phone;
  await write(label, "067 123 45")(applying.form);
  await nextButton(applying).click();
  const summary = await errorSummary(applying, 1);
  await summary.getByRole("link").click();
  const phone = applying.form.getByRole("textbox", { name: label, exact: true });
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue("067 123 45");
  const { wrong } = applicationErrorPhrases[applying.language];
  await expect(phone).toHaveAccessibleDescription(new RegExp(wrong.phoneShort(2, 10)));
  await phone.fill(applying.phone);
  await expect(summary).toBeHidden();
}

/** Sends the form from its review, and expects its receipt. */
async function send(applying: FormOnPage, name: FormName, request: APIRequestContext) {
  const { page, form, language, phone } = applying;
  await expect(form.getByText(phone)).toBeVisible();
  await sendButton(applying).click();
  const number = await receiptNumber(page);
  const sent = receiptPhrases[language];
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sent.heading(number));
  await expect(page.getByText(sent.next[name])).toBeVisible();
  expect(await storedOnDevice(page)).toBe("");
  expect(await countFrom(request, phone)).toBe(1);
}

for (const [index, name] of formNames.entries()) {
  const [corrected, other] = index % 2 === 0 ? (["UA", "ENG"] as const) : (["ENG", "UA"] as const);

  test(`an applicant who fills in ${name} sees their step and what to correct, then gets a number, in either language`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const applying = await openForm(page, name, corrected);
    await expectStepAtWidths(applying, name, widths);
    await correctEveryStep(applying, name);
    await correctPhone(applying);
    await nextButton(applying).click();
    await expect(applying.form.getByText(phrasesOf(applying).reviewText)).toBeVisible();
    // The review is the same for all forms; this one has the most answers.
    if (name === "VOLUNTEER") await expectNoAccessibilityErrors(page);
    await send(applying, name, request);

    const again = await openForm(page, name, other);
    await expectStepAtWidths(again, name, widths.toReversed());
    await fillAll(again);
    await send(again, name, request);
  });
}
