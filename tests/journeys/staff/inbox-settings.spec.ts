import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { type AdminPage, button, pathIn } from "../../support/journeys/editing.ts";
import { test } from "../../support/journeys/empty-site.ts";
import { openApplication, openInbox, sendForm } from "../../support/journeys/inbox.ts";
import { adminSession } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

const open = ({ page, language }: AdminPage) =>
  page.goto(pathIn(paths.applicationSettings(), language));

/** The part of the screen about one form. */
const formNamed = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

test("a form that an admin pauses says so before anyone types, until it is opened again", async ({
  meet,
  request,
}) => {
  const desk: AdminPage = { page: await meet(await adminSession(request)), language: "UA" };
  const { page } = desk;
  const visitor = await meet();
  await visitor.goto(paths.psychologicalHelp());
  await expect(visitor.getByRole("button", { name: /^Далі:/ })).toBeVisible();

  await open(desk);
  const form = formNamed(page, "Психологічна допомога");
  const toggle = form.getByRole("switch");
  // Its knob lies over the field itself.
  await toggle.press("Space");
  await button(desk, "Зберегти: Психологічна допомога").click();
  await expect(page.getByText("Збережено: Психологічна допомога")).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByText("Цю форму поки призупинено")).toBeVisible();
  await expect(visitor.getByRole("button", { name: /^Далі:/ })).toBeHidden();
  await visitor.goto(paths.needHelp());
  await expect(visitor.getByText("Поки призупинено: зателефонуйте або напишіть")).toBeVisible();

  await toggle.press("Space");
  // The button rests while the saving is on its way, too.
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("SaveFormSettings") ?? false,
  );
  await button(desk, "Зберегти: Психологічна допомога").click();
  await saved;
  await visitor.goto(paths.psychologicalHelp());
  await expect(visitor.getByRole("button", { name: /^Далі:/ })).toBeVisible();
});

test("settings that cannot be saved say why, and are asked about before they are left", async ({
  meet,
  request,
}) => {
  const desk: AdminPage = { page: await meet(await adminSession(request)), language: "ENG" };
  const { page } = desk;
  await open(desk);
  const form = formNamed(page, "Partner");
  await form.getByLabel("How many more we take").fill("many");
  await form.getByLabel("E-mail for notices").fill("partners");
  await button(desk, "Save: Partner").click();
  await expect(form.getByLabel("How many more we take")).toHaveAccessibleDescription(
    /whole number from 0/,
  );
  await expect(form.getByLabel("E-mail for notices")).toHaveAccessibleDescription(/name@example/);

  await page.getByRole("link", { name: "Overview", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(form.getByLabel("E-mail for notices")).toHaveValue("partners");

  await form.getByLabel("How many more we take").fill("");
  await form.getByLabel("E-mail for notices").fill("");
  await page.getByRole("link", { name: "Overview", exact: true }).click();
  await page.waitForURL((url) => url.pathname === paths.admin());
});

test("two admins at one form: what the second typed stays, and is saved over what they now see", async ({
  meet,
  request,
}) => {
  const session = await adminSession(request);
  const first: AdminPage = { page: await meet(session), language: "ENG" };
  const second: AdminPage = { page: await meet(session), language: "ENG" };
  await open(first);
  await open(second);
  const months = (desk: AdminPage) =>
    formNamed(desk.page, "Volunteer").getByLabel("Kept for, months");
  const email = (desk: AdminPage) =>
    formNamed(desk.page, "Volunteer").getByLabel("E-mail for notices");
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

test("an emergency line that an admin adds stands above the form for help, in both languages", async ({
  meet,
  request,
}) => {
  const desk: AdminPage = { page: await meet(await adminSession(request)), language: "ENG" };
  const { page } = desk;
  await open(desk);
  const lines = page.getByRole("region", { name: "Emergency lines" });
  await button(desk, "Add a line").click();
  const added = lines.getByRole("listitem").last();
  await button(desk, "Save the lines").click();
  await expect(added.getByLabel("Number", { exact: true })).toHaveAccessibleDescription(/dial/);
  await added.getByLabel("Number", { exact: true }).fill("0 800 500 335");
  await added.getByLabel("Whose line, in Ukrainian").fill("Лінія довіри");
  await added.getByLabel("Whose line, in English").fill("Line of trust");
  await button(desk, "Up: Line of trust").click();
  const moved = lines.getByRole("listitem").nth(-2);
  await expect(moved.getByLabel("Whose line, in English")).toHaveValue("Line of trust");
  await button(desk, "Save the lines").click();
  await expect(page.getByText("Saved: lines")).toBeVisible();

  const visitor = await meet();
  await visitor.goto(paths.psychologicalHelp());
  await expect(visitor.getByText("Лінія довіри")).toBeVisible();
  await visitor.goto(pathIn(paths.psychologicalHelp(), "ENG"));
  await expect(visitor.getByText("Line of trust")).toBeVisible();
  await expect(visitor.getByRole("link", { name: /0 800 500 335/ })).toHaveAttribute(
    "href",
    "tel:0800500335",
  );
  await button(desk, "Remove: Line of trust").click();
  await button(desk, "Save the lines").click();
  await expect(button(desk, "Save the lines")).toBeDisabled();
});

test("what an admin types while settings are being saved stays, and is saved after them", async ({
  meet,
  request,
}) => {
  const desk: AdminPage = { page: await meet(await adminSession(request)), language: "ENG" };
  const { page } = desk;
  await open(desk);
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
  const email = form.getByLabel("E-mail for notices");
  await months.fill("13");
  await button(desk, "Save: Psychologist").click();
  await sent.promise;
  await email.fill("late@doloni.example");
  held.resolve();
  await expect(page.getByText("Saved: Psychologist")).toBeVisible();
  await expect(email).toHaveValue("late@doloni.example");
  await button(desk, "Save: Psychologist").click();
  await expect(page.getByText("There are unsaved changes")).toBeHidden();
  await page.reload();
  await expect(months).toHaveValue("13");
  await expect(email).toHaveValue("late@doloni.example");
});

test("a person is handed all that is kept of them, and then it is erased", async ({
  meet,
  request,
}) => {
  const changes = { fullName: "Христина Вовчок" };
  const arrived = await sendForm(request, "GENERAL", { changes });
  const desk: AdminPage = { page: await meet(await adminSession(request)), language: "UA" };
  const { page } = desk;
  await open(desk);
  const person = page.getByRole("region", { name: "Дані однієї людини" });
  await person.getByLabel("Телефон або пошта").fill(arrived.phone);
  await button(desk, "Знайти").click();
  await expect(person.getByRole("status")).toHaveText("Знайдено в 1 заявці.");

  const download = page.waitForEvent("download");
  await button(desk, "Завантажити файл JSON").click();
  const kept = await readFile(await (await download).path(), "utf8");
  expect(kept).toContain("Христина Вовчок");
  expect(kept).toContain("Потрібна порада щодо житла");

  await button(desk, "Стерти дані…").click();
  const question = page.getByRole("dialog", { name: "Стерти дані цієї людини?" });
  await question.getByRole("textbox").fill("067 000 00 00");
  await question.getByRole("button", { name: "Стерти назавжди" }).click();
  await expect(question.getByText("Це не той самий телефон чи пошта.")).toBeVisible();
  await question.getByRole("textbox").fill(arrived.phone);
  await question.getByRole("button", { name: "Стерти назавжди" }).click();
  await expect(page.getByText("Дані стерто в 1 заявці")).toBeVisible();
  await expect(question).toBeHidden();

  await openApplication(desk, arrived);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ім’я стерто");
  await expect(page.getByText("Потрібна порада щодо житла")).toBeHidden();
  await expect(page.getByText(/особисті дані стерто/)).toBeVisible();
  await expect(page.getByLabel("Нова нотатка")).toBeHidden();
  await openInbox(desk, `?search=${encodeURIComponent(arrived.phone)}`);
  await expect(page.getByRole("heading", { name: "Нічого не знайдено" })).toBeVisible();
});
