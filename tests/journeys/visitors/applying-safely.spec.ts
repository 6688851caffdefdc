import { paths } from "../../../client/paths.ts";
import { applicationPhrases } from "../../../client/phrases/application/application.ts";
import { applicationPsychologicalPhrases } from "../../../client/phrases/application/psychological.ts";
import { needHelpPhrases } from "../../../client/phrases/site/need-help.ts";
import {
  deskOrPhone,
  hasNoAccessibilityErrors,
  phone,
} from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { languages } from "../../support/journeys/editing-steps.ts";
import { formNames, forms } from "../../support/journeys/form-answers.ts";
import {
  errorSummary,
  expect,
  fillStep,
  nextButton,
  openForm,
  phrasesOf,
  storedOnDevice,
  test,
} from "../../support/journeys/open-form.ts";
import { waitForHydration } from "../../support/journeys/test.ts";

const elsewhere = "https://www.google.com/";

test.beforeEach(({ context }) =>
  context.route(`${elsewhere}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" }),
  ),
);

for (const language of languages) {
  const { leave } = applicationPsychologicalPhrases[language];

  test(`whoever is watched leaves in ${language} with one key, and Back does not lead there`, async ({
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

test("pressing Esc twice leaves as well", async ({ page }) => {
  const applying = await openForm(page, "PSYCHOLOGICAL", "UA");
  await fillStep(applying, 0);
  await expect(applying.form.getByText(phrasesOf(applying).draftKept)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.waitForURL(elsewhere);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the way out is a link", async ({ page }) => {
    await page.goto(paths.psychologicalHelp());
    const { leave } = applicationPsychologicalPhrases.UA;
    await page.getByRole("link", { name: leave }).click();
    await page.waitForURL(elsewhere);
  });
});

test("a paused kind of help says so before anybody types, and one with few places how many", async ({
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

for (const [place, name] of formNames.entries()) {
  const language = place % 2 === 0 ? "UA" : "ENG";
  test(`everybody can use every step of ${name}, on a desk and on a phone`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const applying = await openForm(page, name, language);
    for (const [step, missing] of forms[name].missing.entries()) {
      await nextButton(applying).click();
      await errorSummary(applying, missing);
      await hasNoAccessibilityErrors(page, { width: deskOrPhone(place + step) });
      await fillStep(applying, step);
      await nextButton(applying).click();
    }
    await expect(applying.form.getByText(phrasesOf(applying).reviewText)).toBeVisible();
    await hasNoAccessibilityErrors(page, { width: deskOrPhone(place) });
  });
}

test("everybody can use the receipt", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${paths.helpOfferReceipt()}?n=1042&form=partner`);
  await hasNoAccessibilityErrors(page, { width: phone });
});
