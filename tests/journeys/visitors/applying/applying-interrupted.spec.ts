import { paths } from "../../../../client/paths.ts";
import { applicationPhrases } from "../../../../client/phrases/application/application.ts";
import { languages } from "../../../support/journeys/editing-steps.ts";
import { forms } from "../../../support/journeys/form-answers.ts";
import { labelPattern } from "../../../support/journeys/form-fields.ts";
import {
  countFrom,
  errorSummary,
  expect,
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

for (const language of languages) {
  test(`an applicant's draft in ${language} is restored after a reload, and deleted when it is sent`, async ({
    page,
  }) => {
    const applying = await openForm(page, "PARTNER", language);
    const { form } = applying;
    for (const step of [0, 1]) {
      await fillStep(applying, step);
      await nextButton(applying).click();
    }
    await fillStep(applying, 2);
    await expect(form.getByText(phrasesOf(applying).draftKept)).toBeVisible();

    await page.reload();
    await waitForHydration(page);
    const name = form.getByRole("textbox", {
      name: labelPattern(phrasesOf(applying).fields.fullName.label),
    });
    await expect(name).toHaveValue(applying.name);
    // Consent is never restored; it has to be given again.
    await nextButton(applying).click();
    const summary = await errorSummary(applying, 1);
    await summary.getByRole("link").click();
    await page.keyboard.press("Space");
    await nextButton(applying).click();
    await sendButton(applying).click();
    await receiptNumber(page);
    expect(await storedOnDevice(page)).toBe("");
  });
}

test("an applicant on a shared device erases their draft, after a confirmation", async ({
  page,
}) => {
  const applying = await openForm(page, "GENERAL", "UA");
  const { form } = applying;
  await fillStep(applying, 0);
  const name = form.getByRole("textbox", {
    name: labelPattern(applicationPhrases.UA.fields.fullName.label),
  });
  const { dropDraft, dropping, dropped } = applicationPhrases.UA;

  await form.getByRole("button", { name: dropDraft }).click();
  await form.getByRole("button", { name: dropping.no }).click();
  await expect(name).toHaveValue(applying.name);

  await form.getByRole("button", { name: dropDraft }).click();
  await form.getByRole("button", { name: dropping.yes }).click();
  await expect(name).toHaveValue("");
  await expect(form.getByText(dropped)).toBeVisible();
  expect(await storedOnDevice(page)).toBe("");
  await page.reload();
  await waitForHydration(page);
  await expect(name).toHaveValue("");
});

test("an applicant who switches the language keeps their answers and sees the errors translated", async ({
  page,
}) => {
  const applying = await openForm(page, "VOLUNTEER", "UA");
  await fillStep(applying, 0);
  await nextButton(applying).click();
  await applying.steps[1]?.[0]?.(applying.form);
  await nextButton(applying).click();
  await errorSummary(applying, 8);

  await page.getByRole("button", { name: "ENG" }).click();
  const translated = formOn(page, "VOLUNTEER", { ...applying, language: "ENG" });
  const { fields, steps } = { ...phrasesOf(translated), steps: forms.VOLUNTEER.missing };
  await expect(
    translated.form.getByRole("region", { name: "Please correct 8 fields" }),
  ).toBeVisible();
  const name = translated.form.getByRole("textbox", { name: labelPattern(fields.fullName.label) });
  await expect(name).toHaveValue(applying.name);
  await fillStep(translated, steps.length - 1);
  await nextButton(translated).click();
  await sendButton(translated).click();
  await receiptNumber(page);
});

test("an application sent without a connection is stored, and sent once when the connection is back", async ({
  page,
  context,
  request,
  console,
}) => {
  console.allow(/Failed to load resource/);
  const applying = await openForm(page, "HUMANITARIAN", "UA");
  await fillAll(applying);
  await context.setOffline(true);
  await sendButton(applying).click();
  const { queued } = applicationPhrases.UA;
  await expect(page.getByRole("heading", { name: queued.title })).toBeFocused();
  await page.getByRole("button", { name: queued.again }).click();
  await expect(page.getByText(queued.text)).toBeVisible();

  await context.setOffline(false);
  await receiptNumber(page);
  expect(await storedOnDevice(page)).toBe("");
  expect(await countFrom(request, applying.phone)).toBe(1);
});

test("a stored application is sent once when the browser is opened again, on any page", async ({
  browser,
  page,
  context,
  request,
  console,
}) => {
  console.allow(/Failed to load resource/);
  const applying = await openForm(page, "PSYCHOLOGIST", "ENG");
  await fillAll(applying);
  await context.setOffline(true);
  await sendButton(applying).click();
  await expect(page.getByText(applicationPhrases.ENG.queued.text)).toBeVisible();
  const device = await context.storageState();
  await page.close();

  const later = await browser.newContext({ storageState: device });
  const visit = await later.newPage();
  console.watch(visit);
  await visit.goto(`${paths.home()}?lang=en`);
  const notice = visit.getByText("The connection is back:");
  await expect(notice).toContainText(/no\.\s\d+/);
  expect(await storedOnDevice(visit)).toBe("");
  expect(await countFrom(request, applying.phone)).toBe(1);
  await later.close();
});

test("an application sent while the server is down is not lost, and arrives once", async ({
  page,
  request,
  console,
}) => {
  console.allow(/Failed to load resource/);
  const applying = await openForm(page, "GENERAL", "UA");
  await fillAll(applying);
  // The server receives the request, and a proxy in front of it loses the response.
  await page.route("**/graphql", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502 });
  });
  await sendButton(applying).click();
  const { queued } = applicationPhrases.UA;
  await expect(page.getByRole("heading", { name: queued.title })).toBeFocused();
  // While it is down, because the retry that runs by itself would take the button away.
  await page.getByRole("button", { name: queued.again }).click();
  await page.unrouteAll({ behavior: "wait" });
  await receiptNumber(page);
  expect(await countFrom(request, applying.phone)).toBe(1);
});

test("an applicant who clicks twice sends once", async ({ page, request }) => {
  const applying = await openForm(page, "VOLUNTEER", "ENG");
  await fillAll(applying);
  let requests = 0;
  page.on("request", (sent) => {
    if (sent.postData()?.includes("applyAsVolunteer")) requests += 1;
  });
  await sendButton(applying).dblclick();
  await receiptNumber(page);
  expect(requests).toBe(1);
  expect(await countFrom(request, applying.phone)).toBe(1);
});
