import { addresses } from "../../client/addresses.ts";
import { applicationPhrases } from "../../client/phrases/application.ts";
import { takenOver } from "../support/journey.ts";
import { forms } from "../support/journey-answers.ts";
import {
  answer,
  answerAll,
  arrivedFrom,
  expect,
  inHands,
  keptOn,
  numberOn,
  onward,
  open,
  phrasesOf,
  sendButton,
  summaryOf,
  test,
} from "../support/journey-applying.ts";
import { named } from "../support/journey-fields.ts";
import { languages } from "../support/journey-road.ts";

for (const language of languages) {
  test(`what was typed in ${language} comes back after a reload, and goes when it is sent`, async ({
    page,
  }) => {
    const applying = await open(page, "PARTNER", language);
    const { form } = applying;
    for (const step of [0, 1]) {
      await answer(applying, step);
      await onward(applying).click();
    }
    await answer(applying, 2);
    await expect(form.getByText(phrasesOf(applying).draftKept)).toBeVisible();

    await page.reload();
    await takenOver(page);
    const name = form.getByRole("textbox", {
      name: named(phrasesOf(applying).fields.fullName.label),
    });
    await expect(name).toHaveValue(applying.name);
    // Consent is given by hand, each time.
    await onward(applying).click();
    const summary = await summaryOf(applying, 1);
    await summary.getByRole("link").click();
    await page.keyboard.press("Space");
    await onward(applying).click();
    await sendButton(applying).click();
    await numberOn(page);
    expect(await keptOn(page)).toBe("");
  });
}

test("whoever shares the device erases what they typed, after one more question", async ({
  page,
}) => {
  const applying = await open(page, "GENERAL", "UA");
  const { form } = applying;
  await answer(applying, 0);
  const name = form.getByRole("textbox", {
    name: named(applicationPhrases.UA.fields.fullName.label),
  });
  const { dropDraft, dropping, dropped } = applicationPhrases.UA;

  await form.getByRole("button", { name: dropDraft }).click();
  await form.getByRole("button", { name: dropping.no }).click();
  await expect(name).toHaveValue(applying.name);

  await form.getByRole("button", { name: dropDraft }).click();
  await form.getByRole("button", { name: dropping.yes }).click();
  await expect(name).toHaveValue("");
  await expect(form.getByText(dropped)).toBeVisible();
  expect(await keptOn(page)).toBe("");
  await page.reload();
  await takenOver(page);
  await expect(name).toHaveValue("");
});

test("turning the language keeps what was typed, and says what is wrong in the other one", async ({
  page,
}) => {
  const applying = await open(page, "VOLUNTEER", "UA");
  await answer(applying, 0);
  await onward(applying).click();
  await applying.walk[1]?.[0]?.(applying.form);
  await onward(applying).click();
  await summaryOf(applying, 8);

  await page.getByRole("button", { name: "ENG" }).click();
  const turned = inHands(page, "VOLUNTEER", { ...applying, language: "ENG" });
  const { fields, steps } = { ...phrasesOf(turned), steps: forms.VOLUNTEER.missing };
  await expect(turned.form.getByRole("region", { name: "Please correct 8 fields" })).toBeVisible();
  const name = turned.form.getByRole("textbox", { name: named(fields.fullName.label) });
  await expect(name).toHaveValue(applying.name);
  await answer(turned, steps.length - 1);
  await onward(turned).click();
  await sendButton(turned).click();
  await numberOn(page);
});

test("an application without a line waits, and is sent once when the line is back", async ({
  page,
  context,
  request,
  console,
}) => {
  console.allow(/Failed to load resource/);
  const applying = await open(page, "HUMANITARIAN", "UA");
  await answerAll(applying);
  await context.setOffline(true);
  await sendButton(applying).click();
  const { kept } = applicationPhrases.UA;
  await expect(page.getByRole("heading", { name: kept.title })).toBeFocused();
  await page.getByRole("button", { name: kept.again }).click();
  await expect(page.getByText(kept.text)).toBeVisible();

  await context.setOffline(false);
  await numberOn(page);
  expect(await keptOn(page)).toBe("");
  expect(await arrivedFrom(request, applying.phone)).toBe(1);
});

test("an application that waits is sent once when the browser is opened anew, on any page", async ({
  browser,
  page,
  context,
  request,
  console,
}) => {
  console.allow(/Failed to load resource/);
  const applying = await open(page, "PSYCHOLOGIST", "ENG");
  await answerAll(applying);
  await context.setOffline(true);
  await sendButton(applying).click();
  await expect(page.getByText(applicationPhrases.ENG.kept.text)).toBeVisible();
  const device = await context.storageState();
  await page.close();

  const later = await browser.newContext({ storageState: device });
  const visit = await later.newPage();
  console.watch(visit);
  await visit.goto(`${addresses.home()}?lang=en`);
  const notice = visit.getByText("The connection is back:");
  await expect(notice).toContainText(/no\.\s\d+/);
  expect(await keptOn(visit)).toBe("");
  expect(await arrivedFrom(request, applying.phone)).toBe(1);
  await later.close();
});

test("a server that is down counts as no line: nothing is lost, and it arrives once", async ({
  page,
  request,
  console,
}) => {
  console.allow(/Failed to load resource/);
  const applying = await open(page, "GENERAL", "UA");
  await answerAll(applying);
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
  await numberOn(page);
  expect(await arrivedFrom(request, applying.phone)).toBe(1);
});

test("who presses twice sends once", async ({ page, request }) => {
  const applying = await open(page, "VOLUNTEER", "ENG");
  await answerAll(applying);
  let sendings = 0;
  page.on("request", (asked) => {
    if (asked.postData()?.includes("applyAsVolunteer")) sendings += 1;
  });
  await sendButton(applying).dblclick();
  await numberOn(page);
  expect(sendings).toBe(1);
  expect(await arrivedFrom(request, applying.phone)).toBe(1);
});
