import { paths } from "../../../client/paths.ts";
import { setupPhrases } from "../../../client/phrases/admin/site/setup.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { sendForm } from "../../support/journeys/inbox.ts";
import { test } from "../../support/journeys/people.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

const said = {
  UA: {
    stored: "лише збережені тут",
    noServer: "Поштового сервера немає: листи",
    noBot: "Бота ще немає",
    send: "Надіслати ще раз",
    reminder: "відповідальна особа листа не отримає",
  },
  ENG: {
    stored: "only stored here",
    noServer: "There is no mail server: emails",
    noBot: "There is no bot yet",
    send: "Send again",
    reminder: "the assignee will receive none",
  },
};

const language = "ENG" as Language;

test(`without a mail server an admin is told that nobody receives emails, and offered no success (${language})`, async ({
  newPage,
  request,
}) => {
  const phrases = said[language];
  const { id } = await sendForm(request, "VOLUNTEER");
  const page = await newPage(await adminSession(request));
  await page.goto(pathIn(paths.application(id), language));
  const main = page.getByRole("main");
  await expect(main.getByText(phrases.stored)).toBeVisible();
  await expect(main.getByText(phrases.reminder)).toBeVisible();
  await expect(main.getByRole("button", { name: phrases.send })).toHaveCount(0);
  await expectNoAccessibilityErrors(page);

  await page.goto(pathIn(paths.applicationSettings(), language));
  await expect(main.getByText(phrases.noServer)).toBeVisible();
  await expect(main.getByText(phrases.noBot)).toBeVisible();
  await expect(main.getByRole("button", { name: phrases.send })).toHaveCount(0);
  await expectNoAccessibilityErrors(page);

  await page.goto(pathIn(`${paths.setup()}?step=mail`, language));
  const setup = setupPhrases[language];
  await page.getByRole("button", { name: setup.send }).click();
  await expect(main.getByRole("status")).toContainText(setup.outcomes.NO_SERVER());
});
