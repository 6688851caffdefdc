import type { Page } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { adminSession } from "../../../support/journeys/session.ts";
import { test } from "../../../support/journeys/sites/empty-site.ts";
import { expect } from "../../../support/journeys/test.ts";

const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("an admin makes a token for a program, which writes its kind until the token is revoked", async ({
  newPage,
  request,
}) => {
  const page = await newPage(await adminSession(request));
  await page.goto(pathIn(editorPaths.apiTokens(), "ENG"));
  await page.getByRole("button", { name: "Create a token" }).click();
  const form = page.getByRole("dialog", { name: "New token" });
  await form.getByRole("radio", { name: "Change the chosen sections" }).check();
  await form.getByRole("button", { name: "Create a token" }).click();
  await expect(form.getByText("Choose at least one section.")).toBeVisible();
  await form.getByLabel("What it is for").fill("Accounting");
  await form.getByRole("checkbox", { name: "Team" }).check();
  await form.getByRole("button", { name: "Create a token" }).click();

  const created = page.getByRole("dialog", { name: "The token is created" });
  const token = await created.getByLabel("Token", { exact: true }).inputValue();
  expect(token).toMatch(/^charitysite_/);
  await created.getByRole("button", { name: "Close" }).click();
  await expect(rowOf(page, "Accounting")).toContainText("Changes: Team");

  const headers = { authorization: `Bearer ${token}` };
  const data = { translations: { ua: { name: "Олена", surname: "Мельник" } } };
  const write = async () => (await request.post("/api/members", { headers, data })).status();
  expect(await write()).toBe(201);

  await page.reload();
  await expect(rowOf(page, "Accounting")).toContainText("1 request");
  await page.getByRole("button", { name: "Revoke: Accounting" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(rowOf(page, "Accounting")).toContainText("Revoked on");
  expect(await write()).toBe(401);

  await page.goto(pathIn(editorPaths.securityLog(), "ENG"));
  await expect(page.getByText("API token created: Accounting")).toBeVisible();
  await expect(page.getByText("API token refused: it was revoked")).toBeVisible();
  await page.goto(pathIn(editorPaths.changes(), "ENG"));
  await expect(page.getByText("the program “Accounting”")).toBeVisible();
});
