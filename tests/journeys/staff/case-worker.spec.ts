import { editorPaths, paths } from "../../../client/paths.ts";
import { type AdminPage, button } from "../../support/journeys/editing.ts";
import {
  filter,
  openApplication,
  openInbox,
  rowOf,
  sendForm,
} from "../../support/journeys/inbox.ts";
import { kinds } from "../../support/journeys/screens.ts";
import {
  adminSession,
  caseWorkerSession,
  editorPassword,
  editorSession,
} from "../../support/journeys/session.ts";
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
  await page.getByLabel("Пошта").fill(email);
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
    "Стан: У роботі",
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
  await page.goto("/admin?lang=en");
  await page.waitForURL((url) => url.pathname === paths.applications());
  const navigation = page.getByRole("navigation", { name: "Administration" });
  // The first link includes the number of new applications.
  const allowedLinks = [/^Applications\d*$/, "Consents to pictures", "Your account"];
  await expect(navigation.getByRole("link")).toHaveText(allowedLinks);
  await expect(page.getByRole("link", { name: "Forms, emails and personal data" })).toBeHidden();

  const forbiddenPaths = [
    ...kinds.map(editorPaths.list),
    ...kinds.map(editorPaths.add),
    editorPaths.images(),
    editorPaths.trash(),
    editorPaths.settings(),
    editorPaths.users(),
    editorPaths.changes(),
    paths.applicationSettings(),
  ];
  for (const path of forbiddenPaths) {
    await page.goto(`${path}?lang=en`);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(
      "You do not have access to this section",
    );
    await expect(navigation.getByRole("link"), path).toHaveText(allowedLinks);
  }
  await page.getByRole("main").getByRole("link").click();
  await page.waitForURL((url) => url.pathname === paths.applications());

  // On the public site they see what a visitor sees, and a link to the inbox.
  await page.goto("/?lang=en");
  await expect(page.getByRole("link", { name: "Applications", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /Admin Mode/ })).toBeHidden();
});

test("an editor can open neither the inbox nor an application, and sees no links to them", async ({
  newPage,
  request,
}) => {
  const arrived = await sendForm(request, "GENERAL");
  const page = await newPage(await editorSession(request, "Sofiia"));
  const staffPaths = [
    paths.applications(),
    paths.application(arrived.id),
    paths.applicationSettings(),
  ];
  for (const path of staffPaths) {
    await page.goto(`${path}?lang=en`);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(
      "You do not have access to this section",
    );
  }
  await page.goto("/admin?lang=en");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Galleries", exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Applications|^\d+ New|spam/ })).toHaveCount(0);
});

test("a case worker whose changes conflict with a colleague's is told what changed and loses nothing", async ({
  newPage,
  request,
}) => {
  const arrived = await sendForm(request, "GENERAL");
  const first: AdminPage = {
    page: await newPage(await caseWorkerSession(request, "Olena")),
    language: "ENG",
  };
  const second: AdminPage = {
    page: await newPage(await caseWorkerSession(request, "Petro")),
    language: "ENG",
  };
  await openApplication(first, arrived);
  await openApplication(second, arrived);
  await second.page.getByLabel("New note").fill("Called, nobody answers");
  await second.page.getByRole("combobox", { name: "State" }).selectOption("Declined");

  await button(first, "Assign to me").click();
  await expect(first.page.getByText("Saved", { exact: true })).toBeVisible();

  await button(second, "Assign to me").click();
  const alert = second.page
    .getByRole("alert")
    .filter({ hasText: "Somebody changed the application" });
  await expect(alert).toContainText("Assignee: Olena");
  await expect(alert).toContainText("State: In progress");
  await expect(second.page.getByLabel("New note")).toHaveValue("Called, nobody answers");
  await expect(second.page.getByRole("combobox", { name: "State" })).toHaveValue("DECLINED");

  await button(second, "Add the note").click();
  await expect(second.page.getByRole("listitem").getByText("Called, nobody")).toBeVisible();
  // The second case worker's choice is still selected and can be saved now.
  await button(second, "Save").click();
  await expect(alert).toBeHidden();

  await openInbox(second, "?state=DECLINED");
  await expect(rowOf(second.page, arrived)).toContainText("Petro");
});

test("a case worker who leaves an unfinished note is asked first, and finds the note again", async ({
  newPage,
  request,
}) => {
  const arrived = await sendForm(request, "PSYCHOLOGICAL", { changes: { name: "Swallow" } });
  const page = await newPage(await adminSession(request));
  const screen: AdminPage = { page, language: "ENG" };
  await openInbox(screen, `?search=${arrived.number}`);
  await rowOf(page, arrived).getByRole("link").click();
  await page.getByLabel("New note").fill("Prefers mornings");
  await page.getByRole("link", { name: "Applications", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("New note")).toHaveValue("Prefers mornings");
  await page.getByRole("link", { name: "Applications", exact: true }).first().click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL((url) => url.pathname === paths.applications());
  await page.getByRole("searchbox").fill(String(arrived.number));
  await rowOf(page, arrived).getByRole("link").click();
  await expect(page.getByLabel("New note")).toHaveValue("Prefers mornings");
});
