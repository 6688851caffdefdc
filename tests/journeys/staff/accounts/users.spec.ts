import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { pathIn } from "../../../support/journeys/editing.ts";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
import { test } from "../../../support/journeys/people.ts";
import {
  adminSession,
  editorPassword,
  editorSession,
  type Session,
  signIn,
} from "../../../support/journeys/session.ts";
import { signInWithForm } from "../../../support/journeys/sign-in-form.ts";
import { journeyAdmin } from "../../../support/journeys/sites/site.ts";
import { expect, waitForHydration } from "../../../support/journeys/test.ts";

const rowOf = (page: Page, email: string) => page.getByRole("listitem").filter({ hasText: email });

async function runAction(page: Page, email: string, action: string): Promise<void> {
  await openAction(page, email, action);
  await page.getByRole("dialog").getByRole("button", { name: action }).click();
}

async function openAction(page: Page, email: string, action: string): Promise<void> {
  // By e-mail address, because other tests invite users with the same name.
  await rowOf(page, email)
    .getByRole("button", { name: /^Actions: / })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("an admin invites an editor, who sets a password with a link that works once, and is signed in", async ({
  page,
  newPage,
}) => {
  const email = `olena-${randomUUID()}@doloni.example`;
  await page.goto(pathIn(editorPaths.users(), "ENG"));
  await signInWithForm(page, journeyAdmin.email, journeyAdmin.password);
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByLabel("Name and surname").fill("Olena");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Create invitation" }).click();
  const dialog = page.getByRole("dialog", { name: "One-time link" });
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(rowOf(page, email)).toContainText("Invited until");

  const herPage = await newPage();
  await herPage.goto("/auth/invitation?lang=en");
  await waitForHydration(herPage);
  await expect(herPage.getByText("Part of the link is missing.")).toBeVisible();
  await herPage.goto(link);
  await expect(herPage.getByText(email)).toBeVisible();
  // The secret is removed from the address bar, but survives a reload.
  expect(new URL(herPage.url()).hash).toBe("");
  await herPage.reload();
  await waitForHydration(herPage);
  for (const [password, refusal] of [
    ["short", "Too short: add 5 more characters."],
    ["password123", "among the most common"],
  ] as const) {
    await herPage.getByLabel("New password").fill(password);
    await herPage.getByRole("button", { name: "Save and sign in" }).click();
    await expect(herPage.getByText(refusal)).toBeVisible();
  }
  await herPage.getByLabel("New password").fill("four calm words together");
  await herPage.getByRole("button", { name: "Save and sign in" }).click();
  await herPage.waitForURL(/\/admin/);
  await herPage.goto(link);
  await expect(herPage.getByText("This link no longer works.")).toBeVisible();
});

/** Renames a user and gives them a second role, without a pointer in the dialogs. */
async function renameByKeyboard(page: Page, email: string) {
  await openAction(page, email, "Rename");
  const name = page.getByRole("dialog").getByLabel("Name and surname");
  await expect(name).toBeFocused();
  await name.fill("");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter the name and surname.")).toBeVisible();
  await name.fill("Oksana");
  await page.keyboard.press("Enter");
  await expect(rowOf(page, email)).toContainText("Oksana");
  await expect(rowOf(page, email).getByRole("button", { name: "Actions: Oksana" })).toBeFocused();

  await openAction(page, email, "Change permissions");
  await page.getByRole("dialog").getByRole("checkbox", { name: "Case worker" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(rowOf(page, email)).toContainText("Editor, case worker");
}

test("an admin renames a colleague and gives them a second role by keyboard, and cannot take away their own", async ({
  page,
  newPage,
  request,
}) => {
  const { email } = await editorSession(request, "Oksna");
  await signIn(page, await adminSession(request));
  await page.goto(pathIn(editorPaths.users(), "ENG"));
  await expect(rowOf(page, email)).toContainText("Has access");
  await expect(rowOf(page, email)).toContainText("Last sign-in");
  await renameByKeyboard(page, email);

  await openAction(page, journeyAdmin.email, "Change permissions");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Administrator" }).uncheck();
  await dialog.getByRole("button", { name: "Change permissions" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nobody else");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(rowOf(page, journeyAdmin.email)).toContainText("Administrator");

  const data = { email, password: editorPassword };
  const herPage = await newPage(await (await request.post("/api/auth/login", { data })).json());
  await herPage.goto(pathIn(paths.admin(), "ENG"));
  await expect(herPage.getByRole("link", { name: /^Applications/ }).first()).toBeVisible();
  await expect(herPage.getByRole("link", { name: /^Galleries/ }).first()).toBeVisible();
});

/** A partner that this user has added. */
async function aPartner(request: APIRequestContext, session: Session): Promise<string> {
  const name = `Bakery ${randomUUID()}`;
  const add = "mutation ($input: PartnerInput!) { savePartner(input: $input) { id } }";
  await executeGraphql(request, session, add, { input: { translations: { ua: { name } } } });
  return name;
}

test("a deactivated editor is sent from an open page to the sign-in page and cannot sign in again; once deleted, their changes stay under a former colleague", async ({
  page,
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Zlata");
  const { email } = session;
  const partner = await aPartner(request, session);
  const herPage = await newPage(session);
  await herPage.goto(pathIn(editorPaths.account(), "ENG"));
  await expect(herPage.getByRole("main").getByText(email)).toBeVisible();

  await signIn(page, await adminSession(request));
  await page.goto(pathIn(editorPaths.users(), "ENG"));
  await runAction(page, email, "Deactivate");
  await expect(rowOf(page, email)).toContainText("Deactivated");

  await herPage.getByLabel("Current password").fill(editorPassword);
  await herPage.getByLabel("New password").fill("another calm password");
  await herPage.getByRole("button", { name: "Change the password" }).click();
  await herPage.waitForURL(/\/auth/);
  await expect(herPage.getByText("Your session has ended")).toBeVisible();
  await signInWithForm(herPage, email, editorPassword);
  await expect(herPage.getByRole("main").getByRole("alert")).toContainText(
    "Wrong email or password",
  );

  await runAction(page, email, "Delete the account");
  await expect(rowOf(page, email)).toBeHidden();
  const navigation = page.getByRole("navigation", { name: "Admin area" });
  await navigation.getByRole("link", { name: "Changes" }).click();
  const change = page.getByRole("listitem").filter({ hasText: partner });
  await expect(change).toContainText("a former colleague");
  await expect(change).not.toContainText("Zlata");
});
