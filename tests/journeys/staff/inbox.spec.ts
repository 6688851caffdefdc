import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { paths } from "../../../client/paths.ts";
import { type AdminPage, button } from "../../support/journeys/editing.ts";
import {
  filter,
  openApplication,
  openInbox,
  rowOf,
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

  await page.getByRole("link", { name: /Look like spam$/ }).click();
  await rowOf(page, arrived).getByRole("link").click();
  await expect(page.getByRole("region", { name: "Looks like spam" })).toContainText(
    "A hidden field was filled in",
  );
  expect(emptySite.mailServer.received.filter(({ to }) => to.includes(email))).toHaveLength(0);
  await button(screen, "This is not spam").click();
  await expect(page.getByRole("region", { name: "Looks like spam" })).toBeHidden();
  await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("NEW");

  await openInbox(screen, `?search=${arrived.number}`);
  await expect(rowOf(page, arrived)).toBeVisible();
  const receipts = () =>
    emptySite.mailServer.received.filter(({ to }) => to.includes(email)).length;
  await expect.poll(receipts).toBe(1);
});

test("a case worker types the password to export the filtered list as CSV, and every exported application records it", async ({
  newPage,
  request,
  emptySite,
  console,
}) => {
  // The first request is refused until the password is typed.
  console.allow(/status of 403/);
  const partner = await sendForm(request, "PARTNER", { changes: { region: "VOLYN" } });
  const volunteer = await sendForm(request, "VOLUNTEER", { changes: { region: "VOLYN" } });
  const elsewhere = await sendForm(request, "PARTNER", { changes: { region: "LVIV" } });
  const session = await caseWorkerSession(request, "Daryna");
  await emptySite.query("update session set confirmed_at = now() - interval '1 hour'");
  const screen: AdminPage = { page: await newPage(session), language: "UA" };
  const { page } = screen;
  await openInbox(screen);
  await filter(screen, "form").selectOption("Партнер");
  await filter(screen, "region").selectOption("Волинська");
  await expect(rowOf(page, partner)).toBeVisible();
  await expect(rowOf(page, elsewhere)).toBeHidden();

  const download = page.waitForEvent("download");
  await button(screen, "Завантажити таблицю (CSV)").click();
  const dialog = page.getByRole("dialog", { name: "Введіть свій пароль" });
  await dialog.getByLabel("Пароль", { exact: true }).fill(editorPassword);
  await dialog.getByRole("button", { name: "Підтвердити" }).click();
  const table = await readFile(await (await download).path(), "utf8");
  expect(table.startsWith("\uFEFF")).toBe(true);
  const [head, ...lines] = table.slice(1).trimEnd().split("\r\n");
  expect(head).toContain("Номер");
  const numbers = lines.map((line) => Number(/\d+/.exec(line)?.[0]));
  expect(numbers).toContain(partner.number);
  expect(numbers).not.toContain(volunteer.number);
  expect(numbers).not.toContain(elsewhere.number);
  expect(table).not.toContain("Щотижня свіжий хліб");

  await openApplication(screen, partner);
  const exported = page.getByRole("listitem").filter({ hasText: "Вивантажено в таблицю" });
  await expect(exported).toContainText("Daryna");
});

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

test("a case worker finds the same filters and page of the list after a reload and after going back", async ({
  newPage,
  request,
}) => {
  const sent = [];
  for (let count = 0; count < 21; count += 1) {
    sent.push(await sendForm(request, "GENERAL", { changes: { region: "KHERSON" } }));
  }
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "UA" };
  const { page } = screen;
  await openInbox(screen);
  await filter(screen, "region").selectOption("Херсонська");
  const [oldest] = sent;
  if (!oldest) throw new Error("nothing was sent");
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
});

test("a case worker's printing of an application is recorded, and the sheet names who printed it", async ({
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
  await openApplication(screen, arrived);
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

test("a case worker who opens a row right after typing stays on the application", async ({
  newPage,
  request,
}) => {
  const arrived = await sendForm(request, "PSYCHOLOGICAL", { changes: { name: "Swift" } });
  const page = await newPage(await adminSession(request));
  await openInbox({ page, language: "ENG" }, `?search=${arrived.number}`);
  const link = rowOf(page, arrived).getByRole("link");
  await expect(link).toBeVisible();
  await page.clock.install();
  // The page loads for longer than the pause that ends the typing.
  const loading = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("ApplicationPage")) await loading.promise;
    await route.continue();
  });
  const requested = page.waitForRequest((sent) => /ApplicationPage/.test(sent.postData() ?? ""));
  await page.getByRole("searchbox").fill(`${arrived.number} `);
  await link.click();
  await requested;
  await page.clock.fastForward(1000);
  loading.resolve();
  await expect(page.getByLabel("New note")).toBeVisible();
});
