import type { Locator, Page } from "@playwright/test";
import { paths } from "../../../../client/paths.ts";
import { applicationPhrases } from "../../../../client/phrases/application/application.ts";
import { applicationPsychologicalPhrases } from "../../../../client/phrases/application/psychological.ts";
import type { Language } from "../../../../client/phrases/language.tsx";
import { needHelpPhrases } from "../../../../client/phrases/site/need-help.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { labelPattern } from "../../../support/journeys/form-fields.ts";
import {
  expect,
  type FormOnPage,
  fillStep,
  nextButton,
  openForm,
  phrasesOf,
  storedOnDevice,
  test,
} from "../../../support/journeys/open-form.ts";
import { waitForHydration } from "../../../support/journeys/test.ts";

const phone = { width: 390, height: 800 };
const elsewhere = "https://www.google.com/";

test.beforeEach(({ context }) =>
  context.route(`${elsewhere}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  ),
);

/** The box of a visible element. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible");
  return box;
}

const exitOn = (page: Page, language: Language) =>
  page.getByRole("link", { name: applicationPsychologicalPhrases[language].leave });

/** Expects the quick exit to cover no field and no button of the step, nor the end of the page. */
async function expectExitCoversNothing({ page, form, language }: FormOnPage): Promise<void> {
  const { y: top } = await boxOf(exitOn(page, language));
  const bottoms = await form.evaluate((form) => {
    const fields = form.querySelectorAll<HTMLElement>("input, select, textarea, button");
    const reached = [...fields].filter((field) => field.tabIndex >= 0 && field.checkVisibility());
    return reached.map((field) => {
      field.focus();
      const { top, bottom } = field.getBoundingClientRect();
      // Of a text of several lines the browser shows the line of the cursor.
      return field instanceof HTMLTextAreaElement ? top + 48 : bottom;
    });
  });
  expect(bottoms.length).toBeGreaterThan(8);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(top);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const { y, height } = await boxOf(page.getByRole("contentinfo"));
  expect(y + height).toBeLessThanOrEqual(top);
}

async function expectShortChoicesSideBySide({ form, language }: FormOnPage): Promise<void> {
  const { yesNo, fields } = applicationPhrases[language];
  const { PHONE, VIBER } = fields.contactMethod.choices;
  for (const [one, other] of [
    [yesNo.true, yesNo.false],
    [PHONE, VIBER],
  ] as const) {
    const left = await boxOf(form.getByRole("radio", { name: one, exact: true }));
    const right = await boxOf(form.getByRole("radio", { name: other, exact: true }));
    expect(right.y).toBe(left.y);
    expect(right.x).toBeGreaterThan(left.x);
  }
}

const expectEmergencyNumberInSight = (page: Page) =>
  expect(page.getByRole("link", { name: "112" }).first()).toBeInViewport();

test("an applicant with a phone leaves quickly, by a link that covers nothing or by Esc twice, and Back does not lead to the page again", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(paths.needHelp());
  const applying = await openForm(page, "PSYCHOLOGICAL", "UA");
  await expectEmergencyNumberInSight(page);
  await fillStep(applying, 0);
  await expect(applying.form.getByText(phrasesOf(applying).draftKept)).toBeVisible();
  await nextButton(applying).click();
  await expectShortChoicesSideBySide(applying);
  await expectExitCoversNothing(applying);
  const exit = exitOn(page, "UA");
  await expect(exit).toBeInViewport();
  await exit.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(elsewhere);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === paths.needHelp());
  expect(await storedOnDevice(page)).toBe("");

  const again = await openForm(page, "PSYCHOLOGICAL", "ENG");
  await expectEmergencyNumberInSight(page);
  await expectExitCoversNothing(again);
  await again.steps[0]?.[0]?.(again.form);
  await expect(again.form.getByText(phrasesOf(again).draftKept)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.waitForURL(elsewhere);
});

test("a visitor in need on a phone sees whom to call, what is paused and one question at a time, and Back loses nothing", async ({
  page,
}) => {
  await page.route("**/graphql", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    for (const form of body.data?.applicationForms ?? []) {
      if (form.form === "HUMANITARIAN") Object.assign(form, { isOpen: false, state: "PAUSED" });
      if (form.form === "PSYCHOLOGICAL") form.placesLeft = 3;
    }
    await route.fulfill({ response: answer, json: body });
  });
  const { choose, kinds, paused } = needHelpPhrases.ENG;
  const { change, closed, fields, placesLeft } = applicationPhrases.ENG;
  const name = (label: string) => page.getByRole("textbox", { name: labelPattern(label) });
  await page.setViewportSize(phone);
  await page.goto(paths.needHelp());
  await expectEmergencyNumberInSight(page);
  await expect(page.getByRole("region", { name: needHelpPhrases.UA.choose })).toBeVisible();
  await expect(name(applicationPhrases.UA.fields.fullName.label)).toBeHidden();

  await page.goto(pathIn(paths.humanitarianHelp(), "ENG"));
  await waitForHydration(page);
  await expectEmergencyNumberInSight(page);
  await page.getByRole("link", { name: change }).click();
  const choice = page.getByRole("region", { name: choose });
  await expect(choice.getByText(paused)).toBeVisible();
  await expect(choice.getByText(placesLeft(3))).toBeVisible();
  await expect(name(fields.fullName.label)).toBeHidden();
  await choice.getByRole("link", { name: kinds.other.name }).click();
  await expect(choice).toBeHidden();
  await name(fields.fullName.label).fill("Наталія");

  await page.goBack();
  await expect(choice).toBeVisible();
  await expect(name(fields.fullName.label)).toBeHidden();
  await page.goForward();
  await expect(name(fields.fullName.label)).toHaveValue("Наталія");
  await page.getByRole("link", { name: change }).click();
  await choice.getByRole("link", { name: kinds.humanitarian.name }).click();
  await expect(page.getByRole("heading", { name: closed.paused })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor sees the choice of help and the short form below it, and leaves the page quickly by a link", async ({
    page,
  }) => {
    await page.goto(paths.needHelp());
    const { choose, kinds } = needHelpPhrases.UA;
    const choice = page.getByRole("region", { name: choose });
    await expect(choice).toBeVisible();
    const form = page.getByRole("region", { name: kinds.other.name });
    await expect(form.getByRole("button", { name: applicationPhrases.UA.send })).toBeVisible();
    await choice.getByRole("link", { name: kinds.psychological.name }).click();
    await exitOn(page, "UA").click();
    await page.waitForURL(elsewhere);
  });
});
