import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { type AdminPage, button, pathIn } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { openApplication, sendForm } from "../../support/journeys/inbox.ts";
import { adminSession, type Session } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

const open = ({ page, language }: AdminPage) =>
  page.goto(pathIn(paths.applicationSettings(), language));

/** The settings of one form. */
const formNamed = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Opens, pauses or removes a form, and waits until that is saved. */
async function setState(screen: AdminPage, name: string, state: string) {
  await formNamed(screen.page, name).getByLabel("State").selectOption(state);
  // The button is disabled during the request too, so it does not tell when saving is done.
  const saved = screen.page.waitForResponse(
    (answer) => answer.request().postData()?.includes("SaveFormSettings") ?? false,
  );
  await button(screen, `Save: ${name}`).click();
  await saved;
}

async function addEmergencyLine(screen: AdminPage) {
  const { page } = screen;
  const lines = page.getByRole("region", { name: "Emergency numbers" });
  await button(screen, "Add a number").click();
  const added = lines.getByRole("listitem").last();
  await button(screen, "Save the numbers").click();
  await expect(added.getByLabel("Number", { exact: true })).toHaveAccessibleDescription(/dial/);
  await added.getByLabel("Number", { exact: true }).fill("0 800 500 335");
  await added.getByLabel("Whose number, in Ukrainian").fill("Лінія довіри");
  await added.getByLabel("Whose number, in English").fill("Line of trust");
  await button(screen, "Up: Line of trust").click();
  const moved = lines.getByRole("listitem").nth(-2);
  await expect(moved.getByLabel("Whose number, in English")).toHaveValue("Line of trust");
  await button(screen, "Save the numbers").click();
  await expect(page.getByText("Saved: emergency numbers")).toBeVisible();
}

test("visitors see at once that an admin has paused a form, and an emergency phone line that the admin adds, until the form is open again", async ({
  newPage,
  request,
}) => {
  const visitor = await newPage();
  await visitor.goto(paths.psychologicalHelp());
  await expect(visitor.getByRole("button", { name: /^Далі:/ })).toBeVisible();

  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "ENG" };
  await open(screen);
  await setState(screen, "Psychological help", "Paused");
  await expect(screen.page.getByText("Saved: Psychological help")).toBeVisible();
  await addEmergencyLine(screen);

  await visitor.reload();
  await expect(visitor.getByText("Цю форму поки призупинено")).toBeVisible();
  await expect(visitor.getByRole("button", { name: /^Далі:/ })).toBeHidden();
  await expect(visitor.getByText("Лінія довіри")).toBeVisible();
  await visitor.goto(paths.needHelp());
  await expect(visitor.getByText("Поки призупинено: зателефонуйте або напишіть")).toBeVisible();

  await setState(screen, "Psychological help", "Open");
  await visitor.goto(pathIn(paths.psychologicalHelp(), "ENG"));
  await expect(visitor.getByRole("button", { name: /^Next:/ })).toBeVisible();
  await expect(visitor.getByText("Line of trust").filter({ visible: true })).toHaveCount(1);
  await expect(visitor.getByRole("link", { name: /0 800 500 335/ })).toHaveAttribute(
    "href",
    "tel:0800500335",
  );
  await button(screen, "Remove: Line of trust").click();
  await button(screen, "Save the numbers").click();
  await expect(button(screen, "Save the numbers")).toBeDisabled();
});

test("an admin removes a form: visitors find neither its page nor a link to it, until it is put back", async ({
  newPage,
  request,
  console,
}) => {
  console.allow(/status of 404/);
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "ENG" };
  await open(screen);
  const pictures = formNamed(screen.page, "Removal of a picture").getByLabel("State");
  await expect(pictures.getByRole("option")).toHaveText(["Open", "Paused"]);
  await setState(screen, "Partner", "Removed from the site");
  await expect(screen.page.getByText("Saved: Partner")).toBeVisible();

  const visitor = await newPage();
  const link = visitor.locator(`a[href^="${paths.partner()}"]`);
  const removed = await visitor.goto(paths.partner());
  expect(removed?.status()).toBe(404);
  await visitor.goto(paths.help());
  await expect(link).toHaveCount(0);

  await setState(screen, "Partner", "Open");
  await visitor.reload();
  await link.first().click();
  await expect(visitor.getByRole("button", { name: /^Далі:/ })).toBeVisible();
});

/** Sends two test messages: to a chat that does not exist, and to one that does. */
async function tryTelegramOut({ page, language }: AdminPage) {
  const card = page.getByRole("region", { name: "Telegram" });
  await card.getByLabel("Chat id or @name").fill("@nowhere");
  await button({ page, language }, "Send a test message").click();
  await expect(card.getByRole("status")).toContainText("There is no such chat");
  await card.getByLabel("Chat id or @name").fill("-100500");
  await button({ page, language }, "Send a test message").click();
  await expect(card.getByRole("status")).toContainText("Telegram accepted the message");
}

test("an admin sees why settings cannot be saved, is asked before leaving unsaved ones, and tries a chat in Telegram out", async ({
  newPage,
  request,
  emptySite: { telegram },
}) => {
  telegram.refusals.set("@nowhere", [400, "Bad Request: chat not found"]);
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "ENG" };
  const { page } = screen;
  await open(screen);
  const form = formNamed(page, "Partner");
  const places = form.getByLabel("How many more to accept");
  const email = form.getByLabel("Email for notices");
  const urgent = formNamed(page, "Humanitarian help").getByLabel("Chats for urgent applications");
  await places.fill("many");
  await email.fill("partners");
  await button(screen, "Save: Partner").click();
  await expect(places).toHaveAccessibleDescription(/whole number from 0/);
  await expect(email).toHaveAccessibleDescription(/name@example/);
  await urgent.fill("our chat");
  await button(screen, "Save: Humanitarian help").click();
  await expect(urgent).toHaveAccessibleDescription(/chat ids/);
  await urgent.fill("@night_shift");
  await button(screen, "Save: Humanitarian help").click();
  await expect(page.getByText("Saved: Humanitarian help")).toBeVisible();
  await tryTelegramOut(screen);

  await page.getByRole("link", { name: "Overview", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "There are unsaved changes" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(email).toHaveValue("partners");
  await places.fill("");
  await email.fill("");
  await page.getByRole("link", { name: "Overview", exact: true }).click();
  await page.waitForURL((url) => url.pathname === paths.admin());
});

/** Saves the settings of the form for volunteers as another admin does, with a retention period of seven months. */
async function keepVolunteersForSevenMonths(request: APIRequestContext, session: Session) {
  const { settings } = await executeGraphql<{ settings: { form: string; version: number }[] }>(
    request,
    session,
    "{ settings: applicationFormSettings { form version } }",
  );
  const version = settings.find(({ form }) => form === "VOLUNTEER")?.version;
  await executeGraphql(
    request,
    session,
    `mutation ($version: Int!, $input: FormSettingsInput!) {
      saveApplicationFormSettings(form: VOLUNTEER, version: $version, input: $input) { version }
    }`,
    { version, input: { state: "OPEN", staffEmail: "", retentionMonths: 7 } },
  );
}

test("an admin keeps what they typed when another admin saved meanwhile, and what they type during saving, and can save both", async ({
  newPage,
  request,
}) => {
  const session = await adminSession(request);
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  const { page } = screen;
  await open(screen);
  const form = formNamed(page, "Volunteer");
  const months = form.getByLabel("How many months to keep them");
  const email = form.getByLabel("Email for notices");
  await email.fill("volunteers@doloni.example");
  await keepVolunteersForSevenMonths(request, session);
  await button(screen, "Save: Volunteer").click();
  await expect(form.getByRole("alert")).toContainText("What you typed is still here");
  await expect(months).toHaveValue("7");
  await expect(email).toHaveValue("volunteers@doloni.example");

  const held = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("SaveFormSettings")) {
      sent.resolve();
      await held.promise;
    }
    await route.continue();
  });
  await button(screen, "Save: Volunteer").click();
  await sent.promise;
  await months.fill("13");
  held.resolve();
  await expect(page.getByText("Saved: Volunteer")).toBeVisible();
  await expect(months).toHaveValue("13");
  await button(screen, "Save: Volunteer").click();
  await expect(page.getByText("There are unsaved changes")).toBeHidden();
  await page.reload();
  await expect(months).toHaveValue("13");
  await expect(email).toHaveValue("volunteers@doloni.example");
});

test("an admin exports all data stored about a person, and then erases it", async ({
  newPage,
  request,
}) => {
  const changes = { fullName: "Христина Вовчок" };
  const arrived = await sendForm(request, "GENERAL", { changes });
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "UA" };
  const { page } = screen;
  await open(screen);
  const person = page.getByRole("region", { name: "Дані однієї людини" });
  await person.getByLabel("Телефон, пошта або код людини").fill(arrived.phone);
  await button(screen, "Знайти").click();
  await expect(person.getByRole("status")).toHaveText("Знайдено. Заявок: 1, згод на світлини: 0.");

  const download = page.waitForEvent("download");
  await button(screen, "Завантажити файл JSON").click();
  const exported = await readFile(await (await download).path(), "utf8");
  expect(exported).toContain("Христина Вовчок");
  expect(exported).toContain("Потрібна порада щодо житла");

  await button(screen, "Стерти дані…").click();
  const dialog = page.getByRole("dialog", { name: "Стерти дані цієї людини?" });
  await dialog.getByRole("textbox").fill("067 000 00 00");
  await dialog.getByRole("button", { name: "Стерти назавжди" }).click();
  await expect(dialog.getByText("Це не те, за чим ви шукали.")).toBeVisible();
  await dialog.getByRole("textbox").fill(arrived.phone);
  await dialog.getByRole("button", { name: "Стерти назавжди" }).click();
  await expect(page.getByText("Дані стерто")).toBeVisible();
  await expect(dialog).toBeHidden();

  await openApplication(screen, arrived);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ім’я стерто");
  await expect(page.getByText("Потрібна порада щодо житла")).toBeHidden();
  await expect(page.getByText(/персональні дані стерто/)).toBeVisible();
  await expect(page.getByLabel("Нова нотатка")).toBeHidden();
});
