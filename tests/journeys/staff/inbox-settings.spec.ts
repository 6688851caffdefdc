import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { type AdminPage, button, pathIn } from "../../support/journeys/editing.ts";
import { openApplication, openInbox, sendForm } from "../../support/journeys/inbox.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

const open = ({ page, language }: AdminPage) =>
  page.goto(pathIn(paths.applicationSettings(), language));

/** The settings of one form. */
const formNamed = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

test("visitors see at once that an admin has paused a form, until the admin opens it again", async ({
  newPage,
  request,
}) => {
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "UA" };
  const { page } = screen;
  const visitor = await newPage();
  await visitor.goto(paths.psychologicalHelp());
  await expect(visitor.getByRole("button", { name: /^Далі:/ })).toBeVisible();

  await open(screen);
  const form = formNamed(page, "Психологічна допомога");
  const toggle = form.getByRole("switch");
  // The switch's thumb covers its input, which therefore cannot be clicked.
  await toggle.press("Space");
  await button(screen, "Зберегти: Психологічна допомога").click();
  await expect(page.getByText("Збережено: Психологічна допомога")).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByText("Цю форму поки призупинено")).toBeVisible();
  await expect(visitor.getByRole("button", { name: /^Далі:/ })).toBeHidden();
  await visitor.goto(paths.needHelp());
  await expect(visitor.getByText("Поки призупинено: зателефонуйте або напишіть")).toBeVisible();

  await toggle.press("Space");
  // The button is disabled during the request too, so it does not tell when saving is done.
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("SaveFormSettings") ?? false,
  );
  await button(screen, "Зберегти: Психологічна допомога").click();
  await saved;
  await visitor.goto(paths.psychologicalHelp());
  await expect(visitor.getByRole("button", { name: /^Далі:/ })).toBeVisible();
});

test("an admin sees why settings cannot be saved, and is asked before leaving unsaved ones", async ({
  newPage,
  request,
}) => {
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "ENG" };
  const { page } = screen;
  await open(screen);
  const form = formNamed(page, "Partner");
  await form.getByLabel("How many more to accept").fill("many");
  await form.getByLabel("Email for notices").fill("partners");
  await button(screen, "Save: Partner").click();
  await expect(form.getByLabel("How many more to accept")).toHaveAccessibleDescription(
    /whole number from 0/,
  );
  await expect(form.getByLabel("Email for notices")).toHaveAccessibleDescription(/name@example/);

  await page.getByRole("link", { name: "Overview", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(form.getByLabel("Email for notices")).toHaveValue("partners");

  await form.getByLabel("How many more to accept").fill("");
  await form.getByLabel("Email for notices").fill("");
  await page.getByRole("link", { name: "Overview", exact: true }).click();
  await page.waitForURL((url) => url.pathname === paths.admin());
});

test("an admin whose settings conflict with another admin's keeps what they typed and can save it", async ({
  newPage,
  request,
}) => {
  const session = await adminSession(request);
  const first: AdminPage = { page: await newPage(session), language: "ENG" };
  const second: AdminPage = { page: await newPage(session), language: "ENG" };
  await open(first);
  await open(second);
  const months = (screen: AdminPage) =>
    formNamed(screen.page, "Volunteer").getByLabel("Kept for, months");
  const email = (screen: AdminPage) =>
    formNamed(screen.page, "Volunteer").getByLabel("Email for notices");
  await email(second).fill("volunteers@doloni.example");
  await months(first).fill("7");
  await button(first, "Save: Volunteer").click();
  await expect(first.page.getByText("Saved: Volunteer")).toBeVisible();

  await button(second, "Save: Volunteer").click();
  const alert = formNamed(second.page, "Volunteer").getByRole("alert");
  await expect(alert).toContainText("What you typed is still here");
  await expect(months(second)).toHaveValue("7");
  await expect(email(second)).toHaveValue("volunteers@doloni.example");
  await button(second, "Save: Volunteer").click();
  await expect(second.page.getByText("Saved: Volunteer")).toBeVisible();
  await second.page.reload();
  await expect(months(second)).toHaveValue("7");
  await email(second).fill("");
  await button(second, "Save: Volunteer").click();
  await expect(button(second, "Save: Volunteer")).toBeDisabled();
});

test("visitors see an emergency phone line that an admin adds, in both languages", async ({
  newPage,
  request,
}) => {
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "ENG" };
  const { page } = screen;
  await open(screen);
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

  const visitor = await newPage();
  await visitor.goto(paths.psychologicalHelp());
  await expect(visitor.getByText("Лінія довіри")).toBeVisible();
  await visitor.goto(pathIn(paths.psychologicalHelp(), "ENG"));
  await expect(visitor.getByText("Line of trust")).toBeVisible();
  await expect(visitor.getByRole("link", { name: /0 800 500 335/ })).toHaveAttribute(
    "href",
    "tel:0800500335",
  );
  await button(screen, "Remove: Line of trust").click();
  await button(screen, "Save the numbers").click();
  await expect(button(screen, "Save the numbers")).toBeDisabled();
});

test("what an admin types while settings are being saved is kept, and can be saved next", async ({
  newPage,
  request,
}) => {
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "ENG" };
  const { page } = screen;
  await open(screen);
  const held = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("SaveFormSettings")) {
      sent.resolve();
      await held.promise;
    }
    await route.continue();
  });

  const form = formNamed(page, "Psychologist");
  const months = form.getByLabel("Kept for, months");
  const email = form.getByLabel("Email for notices");
  await months.fill("13");
  await button(screen, "Save: Psychologist").click();
  await sent.promise;
  await email.fill("late@doloni.example");
  held.resolve();
  await expect(page.getByText("Saved: Psychologist")).toBeVisible();
  await expect(email).toHaveValue("late@doloni.example");
  await button(screen, "Save: Psychologist").click();
  await expect(page.getByText("There are unsaved changes")).toBeHidden();
  await page.reload();
  await expect(months).toHaveValue("13");
  await expect(email).toHaveValue("late@doloni.example");
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
  await person.getByLabel("Телефон або пошта").fill(arrived.phone);
  await button(screen, "Знайти").click();
  await expect(person.getByRole("status")).toHaveText("Знайдено в 1 заявці.");

  const download = page.waitForEvent("download");
  await button(screen, "Завантажити файл JSON").click();
  const exported = await readFile(await (await download).path(), "utf8");
  expect(exported).toContain("Христина Вовчок");
  expect(exported).toContain("Потрібна порада щодо житла");

  await button(screen, "Стерти дані…").click();
  const dialog = page.getByRole("dialog", { name: "Стерти дані цієї людини?" });
  await dialog.getByRole("textbox").fill("067 000 00 00");
  await dialog.getByRole("button", { name: "Стерти назавжди" }).click();
  await expect(dialog.getByText("Це не той самий телефон чи пошта.")).toBeVisible();
  await dialog.getByRole("textbox").fill(arrived.phone);
  await dialog.getByRole("button", { name: "Стерти назавжди" }).click();
  await expect(page.getByText("Дані стерто в 1 заявці")).toBeVisible();
  await expect(dialog).toBeHidden();

  await openApplication(screen, arrived);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ім’я стерто");
  await expect(page.getByText("Потрібна порада щодо житла")).toBeHidden();
  await expect(page.getByText(/особисті дані стерто/)).toBeVisible();
  await expect(page.getByLabel("Нова нотатка")).toBeHidden();
  await openInbox(screen, `?search=${encodeURIComponent(arrived.phone)}`);
  await expect(page.getByRole("heading", { name: "Нічого не знайдено" })).toBeVisible();
});
