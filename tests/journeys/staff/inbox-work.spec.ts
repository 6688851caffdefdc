import type { Page } from "@playwright/test";
import { kyivDayOf } from "../../../client/phrases/dates.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { type AdminPage, button, pathIn } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { openInbox, rowOf, sendForm } from "../../support/journeys/inbox.ts";
import { adminSession, caseWorkerSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

/** Longer than the interval at which the counts are asked for. */
const oneInterval = 16_000;

/** The number of new applications in the title of the tab; 0 without one. */
const countInTitle = async (page: Page) => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);

const tick = (page: Page, number: number) =>
  page.getByRole("checkbox", { name: `Вибрати заявку № ${number}`, exact: true });

/** Lets the page believe that its tab is hidden, or shown again. */
const show = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);

test("a case worker sees in the menu, in the tab's title and in the open list that somebody asks for help; a hidden tab asks nothing, and catches up", async ({
  newPage,
  request,
}) => {
  await sendForm(request, "GENERAL");
  const page = await newPage(await caseWorkerSession(request, "Olha"));
  await page.clock.install();
  await page.goto(pathIn("/editor/account", "UA"), { waitUntil: "networkidle" });
  await expect.poll(() => countInTitle(page)).toBeGreaterThan(0);
  const before = await countInTitle(page);
  await sendForm(request, "HUMANITARIAN");
  await page.clock.runFor(oneInterval);
  await expect.poll(() => countInTitle(page)).toBe(before + 1);

  await page.getByRole("link", { name: `Заявки ${before + 1}`, exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "У списку" })).not.toBeEmpty();
  const arrived = await sendForm(request, "VOLUNTEER");
  await expect(rowOf(page, arrived)).toBeHidden();
  await page.clock.runFor(oneInterval);
  await expect(rowOf(page, arrived)).toBeVisible();

  const asked: string[] = [];
  page.on("request", (sent) => asked.push(sent.postData() ?? ""));
  await show(page, "hidden");
  const missed = await sendForm(request, "PARTNER");
  await page.clock.runFor(5 * oneInterval);
  expect(asked.filter((body) => body.includes("ApplicationCounts"))).toEqual([]);
  await show(page, "visible");
  await expect(rowOf(page, missed)).toBeVisible();
});

test("a case worker assigns several applications with the keyboard; one that a colleague changed meanwhile is named and stays selected", async ({
  newPage,
  request,
}) => {
  const session = await adminSession(request);
  const first = await sendForm(request, "GENERAL", { changes: { region: "SUMY" } });
  const second = await sendForm(request, "GENERAL", { changes: { region: "SUMY" } });
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  const { page } = screen;
  await openInbox(screen, "?region=SUMY");
  for (const { number } of [first, second]) {
    await tick(page, number).focus();
    await page.keyboard.press("Space");
  }
  await expectNoAccessibilityErrors(page);
  await executeGraphql(
    request,
    session,
    `mutation ($id: ID!) { changeApplicationState(id: $id, version: 1, state: WAITING) { id } }`,
    { id: first.id },
  );
  await page.getByRole("combobox", { name: "Що зробити з вибраними" }).selectOption("admin");
  await button(screen, "Застосувати").press("Enter");
  await expect(rowOf(page, second)).toContainText("admin");
  await expect(page.getByRole("alert").filter({ hasText: "Не змінено: 1 заявка" })).toContainText(
    `№ ${first.number}`,
  );
  await expect(rowOf(page, first)).toContainText("Очікує відповіді");
  await expect(tick(page, first.number)).toBeChecked();
  await expect(tick(page, second.number)).not.toBeChecked();
  await button(screen, "Застосувати").press("Enter");
  await expect(rowOf(page, first)).toContainText("admin");
  await expect(tick(page, first.number)).not.toBeChecked();
});

test("a case worker closes several applications at once and takes it back", async ({
  newPage,
  request,
}) => {
  const sent = [
    await sendForm(request, "GENERAL", { changes: { region: "RIVNE" } }),
    await sendForm(request, "GENERAL", { changes: { region: "RIVNE" } }),
  ];
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "UA" };
  const { page } = screen;
  await openInbox(screen, "?region=RIVNE");
  await tick(page, sent[0]?.number ?? 0).check();
  await page.getByRole("checkbox", { name: "Вибрати все на сторінці" }).check();
  await page.getByRole("combobox", { name: "Що зробити з вибраними" }).selectOption("Відхилено");
  await button(screen, "Застосувати").click();
  for (const one of sent) await expect(rowOf(page, one)).toContainText("Відхилено");
  await button(screen, "Скасувати").click();
  for (const one of sent) await expect(rowOf(page, one)).not.toContainText("Відхилено");
});

test("a case worker sees which requests are urgent, overdue and erased, sets a reminder, finds it on its day, and removes it", async ({
  newPage,
  request,
  emptySite,
}) => {
  const session = await adminSession(request);
  const changes = { urgency: "DAYS", region: "VOLYN" };
  const urgent = await sendForm(request, "HUMANITARIAN", { changes });
  const erased = await sendForm(request, "PARTNER", { changes: { region: "VOLYN" } });
  await emptySite.query(
    `update application set created_at = created_at - interval '25 hours' where number = ${urgent.number}`,
  );
  const erase = "mutation ($contact: String!) { erasePersonalData(contact: $contact) }";
  await executeGraphql(request, session, erase, { contact: erased.phone });
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  const { page } = screen;
  await openInbox(screen, "?region=VOLYN");
  await expect(rowOf(page, urgent)).toContainText("Найближчими днями");
  await expect(rowOf(page, urgent)).toContainText("Прострочено");
  await expect(rowOf(page, erased)).toContainText("Стерто");
  await expect(rowOf(page, erased)).not.toContainText("Відхилено");
  await expect(rowOf(page, erased).getByRole("checkbox")).toBeHidden();
  await expectNoAccessibilityErrors(page);
  await rowOf(page, erased).getByRole("link").click();
  await expect(page.locator("main header")).toContainText("Стерто");
  await page.goBack();
  await page.getByRole("combobox", { name: "Терміновість" }).selectOption("Найближчими днями");
  await expect(rowOf(page, erased)).toBeHidden();
  await page.getByRole("link", { name: /Прострочені$/ }).click();
  await rowOf(page, urgent).getByRole("link").click();
  await expect(page.locator("main header")).toContainText("Найближчими днями");

  await button(screen, "Завтра").click();
  await expect(page.getByText(/^Нагадаємо: \d/).first()).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Нагадати: " })).toBeVisible();
  await page.getByLabel("Інший день").fill(kyivDayOf(new Date().toISOString()));
  await button(screen, "Нагадати цього дня").click();
  // Tomorrow can be chosen again once it is no longer the day of the reminder.
  await expect(button(screen, "Завтра")).toBeEnabled();
  await page.getByRole("link", { name: "Заявки", exact: true }).first().click();
  await page.getByRole("link", { name: /Нагадати$/ }).click();
  await expect(rowOf(page, urgent)).toContainText("Нагадати сьогодні");
  await rowOf(page, urgent).getByRole("link").click();
  await button(screen, "Прибрати нагадування").click();
  await expect(button(screen, "Прибрати нагадування")).toBeHidden();
});
