import { paths } from "../../../client/paths.ts";
import { applicationPhrases } from "../../../client/phrases/application/application.ts";
import { languages } from "../../support/journeys/editing-steps.ts";
import { forms } from "../../support/journeys/form-answers.ts";
import { labelPattern } from "../../support/journeys/form-fields.ts";
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
} from "../../support/journeys/open-form.ts";
import { waitForHydration } from "../../support/journeys/test.ts";

for (const language of languages) {
  test(`what was typed in ${language} comes back after a reload, and goes when it is sent`, async ({
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
    // Consent is given by hand, each time.
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

test("whoever shares the device erases what they typed, after one more question", async ({
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

test("turning the language keeps what was typed, and says what is wrong in the other one", async ({
  page,
}) => {
  const applying = await openForm(page, "VOLUNTEER", "UA");
  await fillStep(applying, 0);
  await nextButton(applying).click();
  await applying.steps[1]?.[0]?.(applying.form);
  await nextButton(applying).click();
  await errorSummary(applying, 8);

  await page.getByRole("button", { name: "ENG" }).click();
  const turned = formOn(page, "VOLUNTEER", { ...applying, language: "ENG" });
  const { fields, steps } = { ...phrasesOf(turned), steps: forms.VOLUNTEER.missing };
  await expect(turned.form.getByRole("region", { name: "Please correct 8 fields" })).toBeVisible();
  const name = turned.form.getByRole("textbox", { name: labelPattern(fields.fullName.label) });
  await expect(name).toHaveValue(applying.name);
  await fillStep(turned, steps.length - 1);
  await nextButton(turned).click();
  await sendButton(turned).click();
  await receiptNumber(page);
});

test("an application without a line waits, and is sent once when the line is back", async ({
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
  const { kept } = applicationPhrases.UA;
  await expect(page.getByRole("heading", { name: kept.title })).toBeFocused();
  await page.getByRole("button", { name: kept.again }).click();
  await expect(page.getByText(kept.text)).toBeVisible();

  await context.setOffline(false);
  await receiptNumber(page);
  expect(await storedOnDevice(page)).toBe("");
  expect(await countFrom(request, applying.phone)).toBe(1);
});

test("an application that waits is sent once when the browser is opened anew, on any page", async ({
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
  await expect(page.getByText(applicationPhrases.ENG.kept.text)).toBeVisible();
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

test("a server that is down counts as no line: nothing is lost, and it arrives once", async ({
  page,
  request,
  console,
}) => {
  console.allow(/Failed to load resource/);
  const applying = await openForm(page, "GENERAL", "UA");
  await fillAll(applying);
  // The server receives it, and what stands before the server loses the answer.
  await page.route("**/graphql", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502 });
  });
  await sendButton(applying).click();
  const { kept } = applicationPhrases.UA;
  await expect(page.getByRole("heading", { name: kept.title })).toBeFocused();
  // A second sending may be on its way already.
  await page.unrouteAll({ behavior: "wait" });
  await page.getByRole("button", { name: kept.again }).click();
  await receiptNumber(page);
  expect(await countFrom(request, applying.phone)).toBe(1);
});

test("who presses twice sends once", async ({ page, request }) => {
  const applying = await openForm(page, "VOLUNTEER", "ENG");
  await fillAll(applying);
  let sendings = 0;
  page.on("request", (asked) => {
    if (asked.postData()?.includes("applyAsVolunteer")) sendings += 1;
  });
  await sendButton(applying).dblclick();
  await receiptNumber(page);
  expect(sendings).toBe(1);
  expect(await countFrom(request, applying.phone)).toBe(1);
});
