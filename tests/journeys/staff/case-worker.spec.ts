import { editorPaths, paths } from "../../../client/paths.ts";
import { type AdminPage, button } from "../../support/journeys/editing.ts";
import { test } from "../../support/journeys/empty-site.ts";
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
import { expect, waitForHydration } from "../../support/journeys/test.ts";

test("a case worker signs in, finds who waits, takes it over, writes a note and closes it", async ({
  meet,
  request,
}) => {
  const other = await sendForm(request, "HUMANITARIAN", { changes: { region: "LVIV" } });
  const theirs = await sendForm(request, "HUMANITARIAN", { changes: { region: "CHERKASY" } });
  const { email, name } = await caseWorkerSession(request, "Марта Цвєткова");
  const page = await meet();
  const desk: AdminPage = { page, language: "UA" };

  await page.goto(paths.auth());
  await waitForHydration(page);
  await page.getByLabel("Пошта").fill(email);
  await page.getByLabel("Пароль", { exact: true }).fill(editorPassword);
  await page.getByRole("button", { name: "Увійти" }).click();
  await page.waitForURL((url) => url.pathname === paths.applications());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Заявки");

  await filter(desk, "form").selectOption("Гуманітарна допомога");
  await filter(desk, "state").selectOption("Нова");
  await filter(desk, "region").selectOption("Черкаська");
  await filter(desk, "assignee").selectOption("Без відповідальної особи");
  await expect(rowOf(page, other)).toBeHidden();
  await rowOf(page, theirs).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Оксана Д’яченко-Мельник");
  await expect(page.getByText("Сіли без їжі вдвох")).toBeVisible();

  await button(desk, "Взяти собі").click();
  const assignee = page.getByRole("combobox", { name: "Відповідальна особа" });
  await expect(assignee.getByRole("option", { selected: true })).toHaveText(name);
  const state = page.getByRole("combobox", { name: "Стан" });
  await expect(state).toHaveValue("IN_PROGRESS");

  const notes = page.getByRole("region", { name: "Нотатки" });
  await notes.getByLabel("Нова нотатка").fill("Домовилися про п’ятницю");
  await button(desk, "Додати нотатку").click();
  await expect(notes.getByRole("listitem")).toContainText(["Домовилися про п’ятницю"]);
  await expect(notes.getByLabel("Нова нотатка")).toHaveValue("");

  await state.selectOption("Виконано");
  await button(desk, "Зберегти").click();
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
  await filter(desk, "state").selectOption("Виконано");
  await expect(rowOf(page, theirs)).toContainText(name);
  await expect(rowOf(page, other)).toBeHidden();
});

test("a case worker sees applications and their account, and no way to anything else", async ({
  meet,
  request,
}) => {
  test.setTimeout(90_000);
  const page = await meet(await caseWorkerSession(request, "Bohdan"));
  await page.goto("/admin?lang=en");
  await page.waitForURL((url) => url.pathname === paths.applications());
  const navigation = page.getByRole("navigation", { name: "Administration" });
  // With how many are new.
  const theirs = [/^Applications\d*$/, "Your account"];
  await expect(navigation.getByRole("link")).toHaveText(theirs);
  await expect(page.getByRole("link", { name: "Forms, mails and personal data" })).toBeHidden();

  const closed = [
    ...kinds.map(editorPaths.list),
    ...kinds.map(editorPaths.add),
    editorPaths.images(),
    editorPaths.trash(),
    editorPaths.settings(),
    editorPaths.users(),
    editorPaths.changes(),
    paths.applicationSettings(),
  ];
  for (const path of closed) {
    await page.goto(`${path}?lang=en`);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(
      "This part is not open to you",
    );
    await expect(navigation.getByRole("link"), path).toHaveText(theirs);
  }
  await page.getByRole("main").getByRole("link").click();
  await page.waitForURL((url) => url.pathname === paths.applications());

  // On the site they are a visitor who finds back to the inbox.
  await page.goto("/?lang=en");
  await expect(page.getByRole("link", { name: "Applications", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /Admin Mode/ })).toBeHidden();
});

test("an editor opens neither the inbox nor an application, and finds no link there", async ({
  meet,
  request,
}) => {
  const arrived = await sendForm(request, "GENERAL");
  const page = await meet(await editorSession(request, "Sofiia"));
  const staffPaths = [
    paths.applications(),
    paths.application(arrived.id),
    paths.applicationSettings(),
  ];
  for (const path of staffPaths) {
    await page.goto(`${path}?lang=en`);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(
      "This part is not open to you",
    );
  }
  await page.goto("/admin?lang=en");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Galleries", exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Applications|^\d+ New|spam/ })).toHaveCount(0);
});

test("two case workers at one application: the second is told what changed, and no word is lost", async ({
  meet,
  request,
}) => {
  const arrived = await sendForm(request, "GENERAL");
  const first: AdminPage = {
    page: await meet(await caseWorkerSession(request, "Olena")),
    language: "ENG",
  };
  const second: AdminPage = {
    page: await meet(await caseWorkerSession(request, "Petro")),
    language: "ENG",
  };
  await openApplication(first, arrived);
  await openApplication(second, arrived);
  await second.page.getByLabel("New note").fill("Called, nobody answers");
  await second.page.getByRole("combobox", { name: "State" }).selectOption("Declined");

  await button(first, "Take it").click();
  await expect(first.page.getByText("Saved", { exact: true })).toBeVisible();

  await button(second, "Take it").click();
  const alert = second.page.getByRole("alert").filter({ hasText: "Somebody changed it meanwhile" });
  await expect(alert).toContainText("Assignee: Olena");
  await expect(alert).toContainText("State: In progress");
  await expect(second.page.getByLabel("New note")).toHaveValue("Called, nobody answers");
  await expect(second.page.getByRole("combobox", { name: "State" })).toHaveValue("DECLINED");

  await button(second, "Add the note").click();
  await expect(second.page.getByRole("listitem").getByText("Called, nobody")).toBeVisible();
  // What the second wanted is chosen still, and is saved over what they now see.
  await button(second, "Save").click();
  await expect(alert).toBeHidden();

  await openInbox(second, "?state=DECLINED");
  await expect(rowOf(second.page, arrived)).toContainText("Petro");
});

test("a note being written is asked about, and waits in its tab", async ({ meet, request }) => {
  const arrived = await sendForm(request, "PSYCHOLOGICAL", { changes: { name: "Swallow" } });
  const page = await meet(await adminSession(request));
  const desk: AdminPage = { page, language: "ENG" };
  await openInbox(desk, `?search=${arrived.number}`);
  await rowOf(page, arrived).getByRole("link").click();
  await page.getByLabel("New note").fill("Prefers mornings");
  await page.getByRole("link", { name: "Applications", exact: true }).first().click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("New note")).toHaveValue("Prefers mornings");
  await page.getByRole("link", { name: "Applications", exact: true }).first().click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL((url) => url.pathname === paths.applications());
  await page.getByRole("searchbox").fill(String(arrived.number));
  await rowOf(page, arrived).getByRole("link").click();
  await expect(page.getByLabel("New note")).toHaveValue("Prefers mornings");
});
