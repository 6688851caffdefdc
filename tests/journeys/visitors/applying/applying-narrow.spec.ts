import type { Locator } from "@playwright/test";
import { paths } from "../../../../client/paths.ts";
import { applicationPhrases } from "../../../../client/phrases/application/application.ts";
import { applicationPsychologicalPhrases } from "../../../../client/phrases/application/psychological.ts";
import { receiptPhrases } from "../../../../client/phrases/application/receipt.ts";
import { needHelpPhrases } from "../../../../client/phrases/site/need-help.ts";
import { expectNoHorizontalScroll } from "../../../support/journeys/accessibility.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { languages } from "../../../support/journeys/editing-steps.ts";
import { formNames, forms } from "../../../support/journeys/form-answers.ts";
import { labelPattern } from "../../../support/journeys/form-fields.ts";
import {
  expect,
  fillStep,
  nextButton,
  openForm,
  test,
} from "../../../support/journeys/open-form.ts";
import { waitForHydration } from "../../../support/journeys/test.ts";

const phone = { width: 390, height: 800 };

/** The box of a visible element. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not visible");
  return box;
}

for (const language of languages) {
  test(`an applicant reads at every width on the form's paper at which step they are, in ${language}`, async ({
    page,
  }) => {
    const { steps, stepOf } = applicationPhrases[language];
    const [first = ""] = stepOf(1, 1, "").split("1");
    for (const name of formNames) {
      const { form } = await openForm(page, name, language);
      const current = form.getByRole("paragraph").filter({ hasText: first, visible: true });
      for (const width of [1440, 1280, 1024, 768]) {
        await page.setViewportSize({ width, height: 900 });
        const titles = await page.getByRole("list", { name: steps }).evaluateAll((lists) =>
          lists.map((list) => ({
            isWhole: list.scrollWidth <= list.clientWidth,
            hasOneLine: [...list.children].every((step) => step.clientHeight < 48),
          })),
        );
        for (const list of titles) {
          expect(list, `${name} at ${width} px`).toEqual({ isWhole: true, hasOneLine: true });
        }
        expect(titles.length + (await current.count()), `${name} at ${width} px`).toBe(1);
      }
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const { x, width: wide } = await boxOf(current.first());
        expect(x + wide, `${name} at ${width} px`).toBeLessThanOrEqual(width);
        await expectNoHorizontalScroll(page, [width], name);
      }
      const count = forms[name].missing.length + (name === "GENERAL" ? 2 : 1);
      await expect(form.getByText(new RegExp(`\\D${count}: `)).first()).toBeVisible();
    }
  });

  test(`a visitor in need sees one question at a time in ${language}, and Back returns to the choice with nothing lost`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(pathIn(paths.needHelp(), language));
    await waitForHydration(page);
    const { choose, kinds } = needHelpPhrases[language];
    const choice = page.getByRole("region", { name: choose });
    const name = page.getByRole("textbox", {
      name: labelPattern(applicationPhrases[language].fields.fullName.label),
    });
    await expect(choice).toBeVisible();
    await expect(name).toBeHidden();
    await choice.getByRole("link", { name: kinds.other.name }).click();
    await expect(choice).toBeHidden();
    await name.fill("Наталія");

    await page.goBack();
    await expect(choice).toBeVisible();
    await expect(name).toBeHidden();
    await page.goForward();
    await expect(name).toHaveValue("Наталія");
    await page.getByRole("link", { name: applicationPhrases[language].change }).click();
    await expect(choice).toBeVisible();
  });

  test(`a visitor in danger finds the emergency numbers on the first screen of a phone, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    for (const path of [paths.needHelp(), paths.humanitarianHelp(), paths.psychologicalHelp()]) {
      await page.goto(pathIn(path, language));
      await expect(page.getByRole("link", { name: "112" }).first()).toBeInViewport();
    }
  });

  test(`the quick exit covers no field and no button of the form in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const applying = await openForm(page, "PSYCHOLOGICAL", language);
    const { leave } = applicationPsychologicalPhrases[language];
    const exit = page.getByRole("link", { name: leave });
    const { y: top } = await boxOf(exit);
    for (let tabs = 0; tabs < 40; tabs += 1) {
      await page.keyboard.press("Tab");
      const bottom = await applying.form.evaluate((form) => {
        const focused = document.activeElement;
        if (!focused || !form.contains(focused)) return 0;
        const { top, bottom } = focused.getBoundingClientRect();
        // Of a text of several lines the browser shows the line of the cursor.
        return focused instanceof HTMLTextAreaElement ? top + 48 : bottom;
      });
      expect(bottom).toBeLessThanOrEqual(top);
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const { y, height } = await boxOf(page.getByRole("contentinfo"));
    expect(y + height).toBeLessThanOrEqual(top);
  });

  test(`an applicant copies the number from the receipt, and is told in ${language} where else to turn`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(pathIn(`${paths.receipt()}?n=1042`, language));
    await waitForHydration(page);
    const phrases = receiptPhrases[language];
    await page.getByRole("button", { name: phrases.copyNumber }).click();
    await expect(page.getByText(phrases.numberCopied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("1042");
    await expect(page.getByText(phrases.danger)).toContainText("112");
    const doors = page.getByRole("region", { name: phrases.doors.elsewhere });
    await expect(doors.getByRole("link")).toHaveCount(4);
  });
}

test("two short choices stand beside each other on a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  const applying = await openForm(page, "PSYCHOLOGICAL", "UA");
  await fillStep(applying, 0);
  await nextButton(applying).click();
  const { yesNo, fields } = applicationPhrases.UA;
  const { PHONE, VIBER } = fields.contactMethod.choices;
  for (const [one, other] of [
    [yesNo.true, yesNo.false],
    [PHONE, VIBER],
  ] as const) {
    const left = await boxOf(applying.form.getByRole("radio", { name: one, exact: true }));
    const right = await boxOf(applying.form.getByRole("radio", { name: other, exact: true }));
    expect(right.y).toBe(left.y);
    expect(right.x).toBeGreaterThan(left.x);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor sees the choice of help and the short form below it", async ({ page }) => {
    await page.goto(paths.needHelp());
    const { choose, kinds } = needHelpPhrases.UA;
    await expect(page.getByRole("region", { name: choose })).toBeVisible();
    const form = page.getByRole("region", { name: kinds.other.name });
    await expect(form.getByRole("button", { name: applicationPhrases.UA.send })).toBeVisible();
  });
});
