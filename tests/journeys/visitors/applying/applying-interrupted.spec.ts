import { applicationPhrases } from "../../../../client/phrases/application/application.ts";
import { applicationErrorPhrases } from "../../../../client/phrases/application/errors.ts";
import { applicationPartnerPhrases } from "../../../../client/phrases/application/partner.ts";
import { labelPattern } from "../../../support/journeys/form-fields.ts";
import {
  countFrom,
  errorSummary,
  expect,
  type FormOnPage,
  fillAll,
  fillStep,
  formOn,
  nextButton,
  openForm,
  phrasesOf,
  receiptNumber,
  sendButton,
  storedOnDevice,
  test,
} from "../../../support/journeys/open-form.ts";
import { waitForHydration } from "../../../support/journeys/test.ts";

/** Erases what was typed in the first step, after a confirmation that is declined once. */
async function eraseDraft({ page, form }: FormOnPage): Promise<void> {
  const { dropDraft, dropping, dropped } = applicationPhrases.UA;
  const { label } = applicationPartnerPhrases.UA.organisation;
  const organisation = form.getByRole("textbox", { name: labelPattern(label) });
  await form.getByRole("button", { name: dropDraft }).click();
  await form.getByRole("button", { name: dropping.no }).click();
  await expect(organisation).not.toHaveValue("");

  await form.getByRole("button", { name: dropDraft }).click();
  await form.getByRole("button", { name: dropping.yes }).click();
  await expect(organisation).toHaveValue("");
  await expect(form.getByText(dropped)).toBeVisible();
  expect(await storedOnDevice(page)).toBe("");
  await page.reload();
  await waitForHydration(page);
  await expect(organisation).toHaveValue("");
}

test("an applicant erases their draft, keeps another over a reload and in the other language, and sends it once with two clicks", async ({
  page,
  request,
}) => {
  const applying = await openForm(page, "PARTNER", "UA");
  await fillStep(applying, 0);
  await eraseDraft(applying);
  for (const step of [0, 1]) {
    await fillStep(applying, step);
    await nextButton(applying).click();
  }
  await fillStep(applying, 2);
  await expect(applying.form.getByText(phrasesOf(applying).draftKept)).toBeVisible();
  const nameIn = ({ form, language }: FormOnPage) =>
    form.getByRole("textbox", {
      name: labelPattern(applicationPhrases[language].fields.fullName.label),
    });

  await page.reload();
  await waitForHydration(page);
  await expect(nameIn(applying)).toHaveValue(applying.name);
  // Consent is never restored; it has to be given again.
  await nextButton(applying).click();
  await errorSummary(applying, 1);

  await page.getByRole("button", { name: "ENG" }).click();
  const translated = formOn(page, "PARTNER", { ...applying, language: "ENG" });
  const translatedSummary = translated.form.getByRole("region", {
    name: applicationErrorPhrases.ENG.summary(1),
  });
  await expect(nameIn(translated)).toHaveValue(applying.name);
  await expect(translated.form.getByText(phrasesOf(translated).draftKept)).toBeVisible();
  await translatedSummary.getByRole("link").click();
  await page.keyboard.press("Space");
  await nextButton(translated).click();
  let requests = 0;
  page.on("request", (sent) => {
    if (sent.postData()?.includes("applyAsPartner")) requests += 1;
  });
  await sendButton(translated).dblclick();
  await receiptNumber(page);
  expect(requests).toBe(1);
  expect(await storedOnDevice(page)).toBe("");
  expect(await countFrom(request, applying.phone)).toBe(1);
});

test("an application that meets neither a connection nor a server is stored, sent again by itself, and arrives once", async ({
  page,
  context,
  request,
  console,
}) => {
  console.allow(/Failed to load resource/);
  await page.clock.install();
  const applying = await openForm(page, "GENERAL", "UA");
  await fillAll(applying);
  await context.setOffline(true);
  await sendButton(applying).click();
  const { queued } = applicationPhrases.UA;
  await expect(page.getByRole("heading", { name: queued.title })).toBeFocused();
  await page.getByRole("button", { name: queued.again }).click();
  await expect(page.getByText(queued.text)).toBeVisible();

  // The server receives the request, and a proxy in front of it loses the response.
  await page.route("**/graphql", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502 });
  });
  const isLost = () => page.waitForResponse((response) => response.status() === 502);
  const lostOnReturn = isLost();
  await context.setOffline(false);
  await lostOnReturn;
  const lostAgain = isLost();
  await page.getByRole("button", { name: queued.again }).click();
  await lostAgain;
  await expect(page.getByText(queued.text)).toBeVisible();

  await page.unrouteAll({ behavior: "wait" });
  // The interval of the attempts that need neither a click nor an event.
  await page.clock.runFor(20_000);
  await receiptNumber(page);
  expect(await storedOnDevice(page)).toBe("");
  expect(await countFrom(request, applying.phone)).toBe(1);
});
