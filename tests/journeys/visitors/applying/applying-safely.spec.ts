import { paths } from "../../../../client/paths.ts";
import { applicationPhrases } from "../../../../client/phrases/application/application.ts";
import { applicationPsychologicalPhrases } from "../../../../client/phrases/application/psychological.ts";
import { needHelpPhrases } from "../../../../client/phrases/site/need-help.ts";
import {
  alternateWidth,
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { languages } from "../../../support/journeys/editing-steps.ts";
import { formNames, forms } from "../../../support/journeys/form-answers.ts";
import {
  errorSummary,
  expect,
  fillStep,
  nextButton,
  openForm,
  phrasesOf,
  storedOnDevice,
  test,
} from "../../../support/journeys/open-form.ts";
import { waitForHydration } from "../../../support/journeys/test.ts";

const elsewhere = "https://www.google.com/";

test.beforeEach(({ context }) =>
  context.route(`${elsewhere}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  ),
);

for (const language of languages) {
  const { leave } = applicationPsychologicalPhrases[language];

  test(`an applicant leaves the page quickly in ${language}, and Back does not lead to it again`, async ({
    page,
  }) => {
    await page.goto(pathIn(paths.needHelp(), language));
    const applying = await openForm(page, "PSYCHOLOGICAL", language);
    await fillStep(applying, 0);
    await expect(applying.form.getByText(phrasesOf(applying).draftKept)).toBeVisible();
    const link = page.getByRole("link", { name: leave });
    await expect(link).toBeInViewport();
    await link.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(elsewhere);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === paths.needHelp());
    expect(await storedOnDevice(page)).toBe("");
  });
}

test("an applicant leaves the page quickly by pressing Esc twice", async ({ page }) => {
  const applying = await openForm(page, "PSYCHOLOGICAL", "UA");
  await fillStep(applying, 0);
  await expect(applying.form.getByText(phrasesOf(applying).draftKept)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.waitForURL(elsewhere);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an applicant leaves the page quickly by a link", async ({ page }) => {
    await page.goto(paths.psychologicalHelp());
    const { leave } = applicationPsychologicalPhrases.UA;
    await page.getByRole("link", { name: leave }).click();
    await page.waitForURL(elsewhere);
  });
});

test("a visitor sees which kind of help is paused, and how many places another has left", async ({
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
  await page.goto(paths.home());
  await waitForHydration(page);
  await page.getByRole("link", { name: needHelpPhrases.UA.title }).first().click();
  const choice = page.getByRole("region", { name: needHelpPhrases.UA.choose });
  await expect(choice.getByText(needHelpPhrases.UA.paused)).toBeVisible();
  await expect(choice.getByText(applicationPhrases.UA.placesLeft(3))).toBeVisible();

  await choice.getByRole("link", { name: needHelpPhrases.UA.kinds.humanitarian.name }).click();
  const { paused } = applicationPhrases.UA.closed;
  await expect(page.getByRole("heading", { name: paused })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

for (const [index, name] of formNames.entries()) {
  const language = index % 2 === 0 ? "UA" : "ENG";
  test(`every step of ${name} is accessible to everybody, on a desktop and on a phone`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const applying = await openForm(page, name, language);
    for (const [step, missing] of forms[name].missing.entries()) {
      await nextButton(applying).click();
      await errorSummary(applying, missing);
      await expectNoAccessibilityErrors(page, { width: alternateWidth(index + step) });
      await fillStep(applying, step);
      await nextButton(applying).click();
    }
    await expect(applying.form.getByText(phrasesOf(applying).reviewText)).toBeVisible();
    await expectNoAccessibilityErrors(page, { width: alternateWidth(index) });
  });
}

test("the receipt is accessible to everybody", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${paths.receipt()}?n=1042`);
  await expectNoAccessibilityErrors(page, { width: phoneWidth });
});
