import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { paths } from "../../../client/paths.ts";
import { expectNoAccessibilityErrors, phoneWidth } from "../../support/journeys/accessibility.ts";
import { type AdminPage, button } from "../../support/journeys/editing.ts";
import {
  filter,
  openInbox,
  rowOf,
  type SentApplication,
  sendForm,
} from "../../support/journeys/inbox.ts";
import { adminSession, caseWorkerSession, editorPassword } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";
import { expect } from "../../support/journeys/test.ts";

test("a case worker accepts an application that was held as spam, and its e-mails are sent", async ({
  newPage,
  request,
  emptySite,
}) => {
  const email = `${randomUUID()}@doloni.example`;
  const arrived = await sendForm(request, "VOLUNTEER", {
    changes: { email },
    website: "https://spam.example",
  });
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "ENG" };
  const { page } = screen;
  await openInbox(screen, `?search=${arrived.number}`);
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await expectNoAccessibilityErrors(page, { width: phoneWidth });

  await page.getByRole("link", { name: /Look like spam$/ }).click();
  await rowOf(page, arrived).getByRole("link").click();
  await expect(page.getByRole("region", { name: "Looks like spam" })).toContainText(
    "A hidden field was filled in",
  );
  await expectNoAccessibilityErrors(page);
  expect(emptySite.mailServer.received.filter(({ to }) => to.includes(email))).toHaveLength(0);
  await button(screen, "This is not spam").click();
  await expect(page.getByRole("region", { name: "Looks like spam" })).toBeHidden();
  await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("NEW");

  const receipts = () =>
    emptySite.mailServer.received.filter(({ to }) => to.includes(email)).length;
  await expect.poll(receipts).toBe(1);
});

/** Exports the list as CSV, after typing the password, and returns the file's text. */
async function exportTable(screen: AdminPage): Promise<string> {
  const { page } = screen;
  const download = page.waitForEvent("download");
  await button(screen, "Завантажити таблицю (CSV)").click();
  const dialog = page.getByRole("dialog", { name: "Введіть свій пароль" });
  await dialog.getByLabel("Пароль", { exact: true }).fill(editorPassword);
  await dialog.getByRole("button", { name: "Підтвердити" }).click();
  return readFile(await (await download).path(), "utf8");
}

test("a case worker finds the same filters and page of the list after a reload and after going back, and types the password to export it as CSV", async ({
  newPage,
  request,
  emptySite,
  console,
}) => {
  // The first request is refused until the password is typed.
  console.allow(/status of 403/);
  const changes = { region: "KHERSON" };
  const oldest = await sendForm(request, "PARTNER", { changes });
  const volunteer = await sendForm(request, "VOLUNTEER", { changes });
  const elsewhere = await sendForm(request, "PARTNER", { changes: { region: "LVIV" } });
  for (let count = 0; count < 20; count += 1) await sendForm(request, "PARTNER", { changes });
  const session = await caseWorkerSession(request, "Daryna");
  await emptySite.query("update session set confirmed_at = now() - interval '1 hour'");
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  const { page } = screen;
  await openInbox(screen);
  await filter(screen, "form").selectOption("Партнер");
  await filter(screen, "region").selectOption("Херсонська");
  await expect(rowOf(page, elsewhere)).toBeHidden();
  await expect(rowOf(page, oldest)).toBeHidden();
  await page.getByRole("button", { name: "Сторінка 2", exact: true }).click();
  await expect(rowOf(page, oldest)).toBeVisible();
  await page.reload();
  await rowOf(page, oldest).getByRole("link").click();
  await page.waitForURL((url) => url.pathname === paths.application(oldest.id));
  await page.goBack();
  await expect(rowOf(page, oldest)).toBeVisible();
  await expect(filter(screen, "region").getByRole("option", { selected: true })).toHaveText(
    "Херсонська",
  );

  const table = await exportTable(screen);
  expect(table.startsWith("\uFEFF")).toBe(true);
  const [head, ...lines] = table.slice(1).trimEnd().split("\r\n");
  expect(head).toContain("Номер");
  const numbers = lines.map((line) => Number(/\d+/.exec(line)?.[0]));
  expect(numbers).toHaveLength(21);
  expect(numbers).toContain(oldest.number);
  expect(numbers).not.toContain(volunteer.number);
  expect(numbers).not.toContain(elsewhere.number);
  expect(table).not.toContain("Щотижня свіжий хліб");
});

/** Opens a row right after typing, while the application loads for longer than typing lasts. */
async function openRowWhileTyping({ page }: AdminPage, application: SentApplication) {
  const loading = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("ApplicationPage")) await loading.promise;
    await route.continue();
  });
  const requested = page.waitForRequest((sent) => /ApplicationPage/.test(sent.postData() ?? ""));
  await page.clock.install();
  await page.getByRole("searchbox").fill(`${application.number} `);
  await rowOf(page, application).getByRole("link").click();
  await requested;
  await page.clock.fastForward(1000);
  loading.resolve();
  await expect(page.getByLabel("New note")).toBeVisible();
}

test("a case worker finds an applicant by number, phone and name, with their other applications", async ({
  newPage,
  request,
}) => {
  const changes = { fullName: "Златослава Перебийніс" };
  const first = await sendForm(request, "GENERAL", { changes });
  const again = await sendForm(request, "VOLUNTEER", {
    changes: { ...changes, phone: first.phone },
  });
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "ENG" };
  const { page } = screen;
  await openInbox(screen);
  for (const search of [first.phone, "перебийніс"]) {
    await page.getByRole("searchbox").fill(search);
    await expect(page.getByRole("row")).toHaveCount(3);
    await expect(rowOf(page, first)).toContainText("1 possible duplicate");
    await expect(rowOf(page, again)).toContainText("1 possible duplicate");
  }
  await page.getByRole("searchbox").fill(String(first.number));
  await expect(rowOf(page, again)).toBeHidden();
  await rowOf(page, first).getByRole("link", { name: "1 possible duplicate" }).click();
  await page.waitForURL((url) => url.pathname === paths.application(first.id));
  await page.getByRole("link", { name: "Possible duplicate", exact: true }).click();
  expect(new URL(page.url()).hash).toBe("#duplicates");
  await page.getByRole("link", { name: `No. ${again.number}, Volunteer` }).click();
  await page.waitForURL((url) => url.pathname === paths.application(again.id));
  await expect(page.getByRole("link", { name: `No. ${first.number}` })).toBeVisible();
});

test("a case worker who opens a row right after typing stays on the application, whose printing is recorded on the sheet", async ({
  newPage,
  request,
}) => {
  const arrived = await sendForm(request, "GENERAL");
  const session = await caseWorkerSession(request, "Solomiia");
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  const { page } = screen;
  // The browser's print dialog would block the test.
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute("data-printed", "");
  });
  await openInbox(screen, `?search=${arrived.number}`);
  await expect(rowOf(page, arrived).getByRole("link")).toBeVisible();
  await openRowWhileTyping(screen, arrived);

  await button(screen, "Print").click();
  await expect(page.locator("html[data-printed]")).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^Printed .*, Solomiia$/)).toBeVisible();
  await expect(page.getByText("Потрібна порада щодо житла")).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Add the note" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.reload();
  await expect(page.getByRole("listitem").filter({ hasText: "Printed" })).toContainText("Solomiia");
});
