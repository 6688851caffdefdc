import type { APIRequestContext } from "@playwright/test";
import { paths } from "../../../client/paths.ts";
import { expectNoAccessibilityErrors, phoneWidth } from "../../support/journeys/accessibility.ts";
import { type AdminPage, button } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import {
  filter,
  openInbox,
  rowOf,
  type SentApplication,
  sendForm,
} from "../../support/journeys/inbox.ts";
import { caseWorkerSession, editorPassword, type Session } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect, waitForHydration } from "../../support/journeys/test.ts";

test("a case worker signs in, finds an application, takes it over, adds a note and closes it", async ({
  newPage,
  request,
}) => {
  const other = await sendForm(request, "HUMANITARIAN", { changes: { region: "LVIV" } });
  const theirs = await sendForm(request, "HUMANITARIAN", { changes: { region: "CHERKASY" } });
  const { email, name } = await caseWorkerSession(request, "Марта Цвєткова");
  const page = await newPage();
  const screen: AdminPage = { page, language: "UA" };

  await page.goto(paths.auth());
  await waitForHydration(page);
  await page.getByLabel("Електронна пошта").fill(email);
  await page.getByLabel("Пароль", { exact: true }).fill(editorPassword);
  await page.getByRole("button", { name: "Увійти" }).click();
  await page.waitForURL((url) => url.pathname === paths.applications());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Заявки");

  await filter(screen, "form").selectOption("Гуманітарна допомога");
  await filter(screen, "state").selectOption("Нова");
  await filter(screen, "region").selectOption("Черкаська");
  await filter(screen, "assignee").selectOption("Без відповідальної особи");
  await expect(rowOf(page, other)).toBeHidden();
  await rowOf(page, theirs).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Оксана Д’яченко-Мельник");
  await expect(page.getByText("Сіли без їжі вдвох")).toBeVisible();

  await button(screen, "Узяти собі").click();
  const assignee = page.getByRole("combobox", { name: "Відповідальна особа" });
  await expect(assignee.getByRole("option", { selected: true })).toHaveText(name);
  const state = page.getByRole("combobox", { name: "Стан" });
  await expect(state).toHaveValue("IN_PROGRESS");

  const notes = page.getByRole("region", { name: "Нотатки" });
  await notes.getByLabel("Нова нотатка").fill("Домовилися про п’ятницю");
  await button(screen, "Додати нотатку").click();
  await expect(notes.getByRole("listitem")).toContainText(["Домовилися про п’ятницю"]);
  await expect(notes.getByLabel("Нова нотатка")).toHaveValue("");

  await state.selectOption("Виконано");
  await button(screen, "Зберегти").click();
  await expect(page.getByText(/закрита/)).toBeVisible();
  const history = page.locator("section").filter({ has: page.getByText("Історія") });
  await expect(history.getByRole("listitem")).toContainText([
    "Стан: Виконано",
    "Додано нотатку",
    "Стан: Розглядаємо",
    `Відповідальна особа: ${name}`,
    "Заявка надійшла",
  ]);

  await page.getByRole("link", { name: "Заявки", exact: true }).first().click();
  await filter(screen, "state").selectOption("Виконано");
  await expect(rowOf(page, theirs)).toContainText(name);
  await expect(rowOf(page, other)).toBeHidden();
});

test("a case worker can open applications and their own account, and no other screen", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await caseWorkerSession(request, "Bohdan"));
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto("/admin?lang=en");
  await page.waitForURL((url) => url.pathname === paths.applications());
  const navigation = page.getByRole("navigation", { name: "Admin area" });
  // The first link includes the number of new applications.
  const allowedLinks = [/^Applications\d*$/, "Consents to pictures", "Your account"];
  await expect(navigation.getByRole("link")).toHaveText(allowedLinks);
  await expect(page.getByRole("link", { name: "Forms, emails and personal data" })).toBeHidden();

  await page.goto(`${paths.applicationSettings()}?lang=en`);
  await expect(heading).toHaveText("You do not have access to this section");
  await expect(navigation.getByRole("link")).toHaveText(allowedLinks);
  await page.getByRole("main").getByRole("link").click();
  await page.waitForURL((url) => url.pathname === paths.applications());

  await page.goto(`${paths.application("none")}?lang=en`);
  await expect(heading).toHaveText("There is no such application");
  await expectNoAccessibilityErrors(page, { width: phoneWidth });

  // On the public site they see what a visitor sees, and a link to the inbox.
  await page.goto(`${paths.contacts()}?lang=en`);
  await expect(page.getByRole("link", { name: "Applications", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /Admin Mode/ })).toBeHidden();
});

/** Takes the application over, as the assigning button of a colleague's page does. */
async function takeOver(
  request: APIRequestContext,
  { id, token }: Session,
  application: SentApplication,
) {
  const variables = { id: application.id, userId: id };
  await executeGraphql(
    request,
    { token },
    `mutation ($id: ID!, $userId: ID!) {
      assignApplication(id: $id, version: 1, userId: $userId) { version }
      changeApplicationState(id: $id, version: 2, state: IN_PROGRESS) { version }
    }`,
    variables,
  );
}

test("a case worker is asked before leaving an unfinished note and finds it again; a colleague's change is told and costs nothing", async ({
  newPage,
  request,
}) => {
  const changes = { name: "Swallow" };
  const arrived = await sendForm(request, "PSYCHOLOGICAL", { changes });
  const page = await newPage(await caseWorkerSession(request, "Petro"));
  const screen: AdminPage = { page, language: "ENG" };
  const note = page.getByLabel("New note");
  const toInbox = page.getByRole("link", { name: "Applications", exact: true }).first();
  await openInbox(screen, `?search=${arrived.number}`);
  await rowOf(page, arrived).getByRole("link").click();
  await note.fill("Called, nobody answers");
  await toInbox.click();
  const dialog = page.getByRole("dialog", { name: "There are unsaved changes" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(note).toHaveValue("Called, nobody answers");
  await toInbox.click();
  await dialog.getByRole("button", { name: "Leave without saving" }).click();
  await page.waitForURL((url) => url.pathname === paths.applications());
  await page.getByRole("searchbox").fill(String(arrived.number));
  await rowOf(page, arrived).getByRole("link").click();
  await expect(note).toHaveValue("Called, nobody answers");

  const state = page.getByRole("combobox", { name: "State" });
  await state.selectOption("Declined");
  await takeOver(request, await caseWorkerSession(request, "Olena"), arrived);
  await button(screen, "Assign to me").click();
  const alert = page.getByRole("alert").filter({ hasText: "Somebody changed the application" });
  await expect(alert).toContainText("Assignee: Olena");
  await expect(alert).toContainText("State: In progress");
  await expect(note).toHaveValue("Called, nobody answers");
  await expect(state).toHaveValue("DECLINED");

  await button(screen, "Add the note").click();
  await expect(page.getByRole("listitem").getByText("Called, nobody")).toBeVisible();
  // What the case worker chose is still selected and can be saved now.
  await button(screen, "Save").click();
  await expect(alert).toBeHidden();
  await toInbox.click();
  await page.getByRole("searchbox").fill(String(arrived.number));
  await expect(rowOf(page, arrived)).toContainText("Petro");
  await expect(rowOf(page, arrived)).toContainText("Declined");
});
