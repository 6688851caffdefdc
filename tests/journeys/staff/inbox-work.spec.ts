import type { Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { type AdminPage, button, pathIn } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { openApplication, openInbox, rowOf, sendForm } from "../../support/journeys/inbox.ts";
import { adminSession, caseWorkerSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

/** Longer than the interval at which the counts are asked for. */
const oneInterval = 16_000;

/** The number of new applications in the title of the tab; 0 without one. */
const countInTitle = async (page: Page) => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);

const tick = (page: Page, number: number, name = `Вибрати заявку № ${number}`) =>
  page.getByRole("checkbox", { name, exact: true });

test("a case worker sees in the menu and in the tab's title that somebody has asked for help", async ({
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
  const link = page.getByRole("link", { name: `Заявки ${before + 1}`, exact: true });
  await expect(link).toBeVisible();
});

test("a new application appears in the list that a case worker has open", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await adminSession(request));
  await page.clock.install();
  await openInbox({ page, language: "UA" });
  await expect(page.getByRole("status").filter({ hasText: "У списку" })).not.toBeEmpty();
  const arrived = await sendForm(request, "VOLUNTEER");
  await expect(rowOf(page, arrived)).toBeHidden();
  await page.clock.runFor(oneInterval);
  await expect(rowOf(page, arrived)).toBeVisible();
});

test("a hidden tab asks the server nothing, and catches up when it is shown again", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await adminSession(request));
  await page.clock.install();
  await sendForm(request, "GENERAL");
  await openInbox({ page, language: "UA" });
  await expect.poll(() => countInTitle(page)).toBeGreaterThan(0);
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(sent.postData() ?? ""));
  const show = (state: "hidden" | "visible") =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await show("hidden");
  const arrived = await sendForm(request, "PARTNER");
  await page.clock.runFor(5 * oneInterval);
  expect(asked.filter((body) => body.includes("ApplicationCounts"))).toEqual([]);
  await show("visible");
  await expect(rowOf(page, arrived)).toBeVisible();
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
});

test("a case worker closes several applications at once and takes it back", async ({
  newPage,
  request,
}) => {
  const sent = [
    await sendForm(request, "GENERAL", { changes: { region: "RIVNE" } }),
    await sendForm(request, "GENERAL", { changes: { region: "RIVNE" } }),
  ];
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "ENG" };
  const { page } = screen;
  await openInbox(screen, "?region=RIVNE");
  await tick(page, sent[0]?.number ?? 0, `Select application no. ${sent[0]?.number}`).check();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  const action = page.getByRole("combobox", { name: "What to do with the selected ones" });
  await action.selectOption("Declined");
  await button(screen, "Apply").click();
  for (const one of sent) await expect(rowOf(page, one)).toContainText("Declined");
  await button(screen, "Undo").click();
  for (const one of sent) await expect(rowOf(page, one)).toContainText("New");
});

test("a case worker sets a reminder, finds the application on that day, and removes the reminder", async ({
  newPage,
  request,
}) => {
  const sent = await sendForm(request, "GENERAL");
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "UA" };
  const { page } = screen;
  await openApplication(screen, sent);
  await button(screen, "Завтра").click();
  await expect(page.getByText(/^Нагадаємо: \d/).first()).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Нагадати: " })).toBeVisible();
  await openInbox(screen, "?due=reminded");
  await expect(rowOf(page, sent)).toBeHidden();

  await openApplication(screen, sent);
  const today = new Intl.DateTimeFormat("sv", { timeZone: "Europe/Kyiv" }).format(new Date());
  await page.getByLabel("Інший день").fill(today);
  await button(screen, "Нагадати цього дня").click();
  await openInbox(screen);
  await page.getByRole("link", { name: /Нагадати$/ }).click();
  await expect(rowOf(page, sent)).toContainText("Нагадати сьогодні");
  await rowOf(page, sent).getByRole("link").click();
  await button(screen, "Прибрати нагадування").click();
  await expect(button(screen, "Прибрати нагадування")).toBeHidden();
});

test("a case worker sees how urgent a request is, which ones are overdue, and which were erased", async ({
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
  await page.getByRole("combobox", { name: "Терміновість" }).selectOption("Найближчими днями");
  await expect(rowOf(page, erased)).toBeHidden();
  await page.getByRole("link", { name: /Прострочені$/ }).click();
  await rowOf(page, urgent).getByRole("link").click();
  await expect(page.locator("main header")).toContainText("Найближчими днями");
  await openApplication(screen, erased);
  await expect(page.locator("main header")).toContainText("Стерто");
});

test("an admin names chats in Telegram, tries one out, and urgent requests arrive there without anything personal", async ({
  newPage,
  request,
  emptySite: { telegram },
}) => {
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "ENG" };
  const { page } = screen;
  await page.goto(pathIn(paths.applicationSettings(), "ENG"));
  const card = page.getByRole("region", { name: "Telegram" });
  telegram.refusals.set("@nowhere", [400, "Bad Request: chat not found"]);
  await card.getByLabel("Chat id or @name").fill("@nowhere");
  await button(screen, "Send a test message").click();
  await expect(card.getByRole("status")).toContainText("There is no such chat");
  await card.getByLabel("Chat id or @name").fill("-100500");
  await button(screen, "Send a test message").click();
  await expect(card.getByRole("status")).toContainText("Telegram accepted the message");

  const form = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Humanitarian help", exact: true }) });
  await form.getByLabel("Chats for urgent ones").fill("our chat");
  await button(screen, "Save: Humanitarian help").click();
  await expect(form.getByLabel("Chats for urgent ones")).toHaveAccessibleDescription(/chat ids/);
  await form.getByLabel("Chats for urgent ones").fill("@night_shift");
  await button(screen, "Save: Humanitarian help").click();
  await expect(page.getByText("Saved: Humanitarian help")).toBeVisible();

  const arrivedAt = (chat: string) => telegram.received.filter((message) => message.chat === chat);
  await sendForm(request, "HUMANITARIAN", { changes: { urgency: "WEEK" } });
  const urgent = await sendForm(request, "HUMANITARIAN", { changes: { urgency: "DAYS" } });
  await expect.poll(() => arrivedAt("@night_shift")).toHaveLength(1);
  const [message] = arrivedAt("@night_shift");
  expect(message?.text).toContain(`Термінова заявка № ${urgent.number}: гуманітарна допомога`);
  expect(message?.text).toContain(paths.application(urgent.id));
  expect(message?.text).not.toMatch(/Оксана|Мельник|\+38067|Сторожинець/);
});
