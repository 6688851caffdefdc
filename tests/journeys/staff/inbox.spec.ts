import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { paths } from "../../../client/paths.ts";
import { type AdminPage, button } from "../../support/journeys/editing.ts";
import { test } from "../../support/journeys/empty-site.ts";
import {
  filter,
  openApplication,
  openInbox,
  rowOf,
  sendForm,
} from "../../support/journeys/inbox.ts";
import { adminSession, caseWorkerSession } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

test("what looks like spam lies apart, and is rescued with the mails that were held back", async ({
  meet,
  request,
  office,
}) => {
  const email = `${randomUUID()}@doloni.example`;
  const arrived = await sendForm(request, "VOLUNTEER", {
    changes: { email },
    website: "https://spam.example",
  });
  const desk: AdminPage = { page: await meet(await adminSession(request)), language: "ENG" };
  const { page } = desk;
  await openInbox(desk, `?search=${arrived.number}`);
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();

  await page.getByRole("link", { name: /Look like spam$/ }).click();
  await rowOf(page, arrived).getByRole("link").click();
  await expect(page.getByRole("region", { name: "Looks like spam" })).toContainText(
    "A hidden field was filled in",
  );
  expect(office.mails.received.filter(({ to }) => to.includes(email))).toHaveLength(0);
  await button(desk, "This is no spam").click();
  await expect(page.getByRole("region", { name: "Looks like spam" })).toBeHidden();
  await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("NEW");

  await openInbox(desk, `?search=${arrived.number}`);
  await expect(rowOf(page, arrived)).toBeVisible();
  const receipts = () => office.mails.received.filter(({ to }) => to.includes(email)).length;
  await expect.poll(receipts).toBe(1);
});

test("the filtered list leaves as a table, and every application remembers it", async ({
  meet,
  request,
}) => {
  const partner = await sendForm(request, "PARTNER", { changes: { region: "VOLYN" } });
  const volunteer = await sendForm(request, "VOLUNTEER", { changes: { region: "VOLYN" } });
  const elsewhere = await sendForm(request, "PARTNER", { changes: { region: "LVIV" } });
  const session = await caseWorkerSession(request, "Daryna");
  const desk: AdminPage = { page: await meet(session), language: "UA" };
  const { page } = desk;
  await openInbox(desk);
  await filter(desk, "form").selectOption("Партнер");
  await filter(desk, "region").selectOption("Волинська");
  await expect(rowOf(page, partner)).toBeVisible();
  await expect(rowOf(page, elsewhere)).toBeHidden();

  const download = page.waitForEvent("download");
  await button(desk, "Завантажити CSV").click();
  const table = await readFile(await (await download).path(), "utf8");
  expect(table.startsWith("\uFEFF")).toBe(true);
  const [head, ...lines] = table.slice(1).trimEnd().split("\r\n");
  expect(head).toContain("Номер");
  const numbers = lines.map((line) => Number(/\d+/.exec(line)?.[0]));
  expect(numbers).toContain(partner.number);
  expect(numbers).not.toContain(volunteer.number);
  expect(numbers).not.toContain(elsewhere.number);
  expect(table).not.toContain("Щотижня свіжий хліб");

  await openApplication(desk, partner);
  const exported = page.getByRole("listitem").filter({ hasText: "Вивантажено в таблицю" });
  await expect(exported).toContainText("Daryna");
});

test("somebody is found by number, phone and name, and another time they wrote stands beside", async ({
  meet,
  request,
}) => {
  const changes = { fullName: "Златослава Перебийніс" };
  const first = await sendForm(request, "GENERAL", { changes });
  const again = await sendForm(request, "VOLUNTEER", {
    changes: { ...changes, phone: first.phone },
  });
  const desk: AdminPage = { page: await meet(await adminSession(request)), language: "ENG" };
  const { page } = desk;
  await openInbox(desk);
  for (const words of [first.phone, "перебийніс"]) {
    await page.getByRole("searchbox").fill(words);
    await expect(page.getByRole("row")).toHaveCount(3);
    await expect(rowOf(page, first)).toContainText("1 possible duplicate");
    await expect(rowOf(page, again)).toContainText("1 possible duplicate");
  }
  await page.getByRole("searchbox").fill(String(first.number));
  await expect(rowOf(page, again)).toBeHidden();
  await rowOf(page, first).getByRole("link").click();
  await page.getByRole("link", { name: `No. ${again.number}, Volunteer` }).click();
  await page.waitForURL((url) => url.pathname === paths.application(again.id));
  await expect(page.getByRole("link", { name: `No. ${first.number}` })).toBeVisible();
});

test("filters, a search and a page are in the address: a reload and the way back find them again", async ({
  meet,
  request,
}) => {
  test.setTimeout(120_000);
  const sent = [];
  for (let one = 0; one < 21; one += 1) {
    sent.push(await sendForm(request, "GENERAL", { changes: { region: "KHERSON" } }));
  }
  const desk: AdminPage = { page: await meet(await adminSession(request)), language: "UA" };
  const { page } = desk;
  await openInbox(desk);
  await filter(desk, "region").selectOption("Херсонська");
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
  await expect(filter(desk, "region").getByRole("option", { selected: true })).toHaveText(
    "Херсонська",
  );
});

test("printing an application is recorded, and what is on paper says whose sheet it is", async ({
  meet,
  request,
}) => {
  const arrived = await sendForm(request, "GENERAL");
  const session = await caseWorkerSession(request, "Solomiia");
  const desk: AdminPage = { page: await meet(session), language: "ENG" };
  const { page } = desk;
  // Paper is the browser's business.
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute("data-printed", "");
  });
  await openApplication(desk, arrived);
  await button(desk, "Print").click();
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
