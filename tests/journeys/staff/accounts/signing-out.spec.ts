import type { APIRequestContext } from "@playwright/test";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { type AdminPage, button, textField } from "../../../support/journeys/editing.ts";
import { aBlogPost } from "../../../support/journeys/graphql.ts";
import { storedDrafts, test, waitUntilStoredLocally } from "../../../support/journeys/power-cut.ts";
import {
  adminSession,
  editorPassword,
  editorSession,
  type Session,
} from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

const heading = (screen: AdminPage) => textField(screen, "ENG", "Heading");
const warning = ({ page }: AdminPage) =>
  page.getByRole("dialog", { name: "There are unsaved texts" });
const signOut = (screen: AdminPage) => button(screen, "Sign out").first().click();
const signOutEverywhere = (screen: AdminPage) => button(screen, "Sign out everywhere").click();

/** Another session of the same editor, as on another computer. */
async function signInAgain(request: APIRequestContext, { email }: Session): Promise<Session> {
  const data = { email, password: editorPassword };
  return (await request.post("/api/auth/login", { data })).json();
}

/** Whether the server still accepts the session's token. */
async function isSignedIn(request: APIRequestContext, { token }: Session): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const data = { query: "{ currentUser { email } }" };
  const answer = await request.post("/graphql", { data, headers });
  return (await answer.json()).data.currentUser !== null;
}

test("an editor is warned before signing out erases unsaved texts, and may go back", async ({
  computer,
  request,
}) => {
  const session = await editorSession(request, "Kateryna");
  const { id } = await aBlogPost(request, session, { ua: "Про дощ", eng: "Of rain" });
  const address = `${editorPaths.edit("BLOG_POST", id)}?lang=en`;
  const screen: AdminPage = { page: await computer.start(session), language: "ENG" };
  const { page } = screen;
  await page.goto(address);
  await heading(screen).fill("Of rain and snow");
  await waitUntilStoredLocally(page, "Of rain and snow");

  await signOut(screen);
  await warning(screen).getByRole("button", { name: "Go back" }).click();
  await expect(warning(screen)).toBeHidden();
  await expect(heading(screen)).toHaveValue("Of rain and snow");

  await signOut(screen);
  await warning(screen).getByRole("button", { name: "Sign out and erase" }).click();
  await page.waitForURL((url) => url.pathname === paths.auth());
  await expect.poll(() => page.evaluate(storedDrafts)).toBe("[]");

  const again = await signInAgain(request, session);
  const next: AdminPage = { page: await computer.openTab(again), language: "ENG" };
  await next.page.goto(address);
  await expect(heading(next)).toHaveValue("Of rain");
  expect(await isSignedIn(request, session)).toBe(false);
});

test("an editor who signs out everywhere is warned of unsaved texts, and then signed out on the other computer too", async ({
  computer,
  request,
}) => {
  const session = await editorSession(request, "Daryna");
  const elsewhere = await signInAgain(request, session);
  const { id } = await aBlogPost(request, session, { ua: "Про сніг", eng: "Of snow" });
  const screen: AdminPage = { page: await computer.start(session), language: "ENG" };
  const { page } = screen;
  await page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await heading(screen).fill("Of snow and ice");
  await waitUntilStoredLocally(page, "Of snow and ice");
  await page.goto(`${editorPaths.account()}?lang=en`);

  await signOutEverywhere(screen);
  await warning(screen).getByRole("button", { name: "Go back" }).click();
  await expect(warning(screen)).toBeHidden();
  expect(await isSignedIn(request, elsewhere)).toBe(true);

  await signOutEverywhere(screen);
  await warning(screen).getByRole("button", { name: "Sign out and erase" }).click();
  await page.waitForURL((url) => url.pathname === paths.auth());
  await expect.poll(() => page.evaluate(storedDrafts)).toBe("[]");
  expect(await isSignedIn(request, elsewhere)).toBe(false);
  expect(await isSignedIn(request, session)).toBe(false);
});

test("an editor who has nothing unsaved signs out everywhere at once", async ({
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Yaryna");
  const screen: AdminPage = { page: await newPage(session), language: "ENG" };
  await screen.page.goto(`${editorPaths.account()}?lang=en`);
  await signOutEverywhere(screen);
  await screen.page.waitForURL((url) => url.pathname === paths.auth());
  await expect(warning(screen)).toBeHidden();
  expect(await isSignedIn(request, session)).toBe(false);
});

test("an editor who signs out in one tab leaves no text behind from another", async ({
  computer,
  request,
}) => {
  const session = await editorSession(request, "Roman");
  const { id } = await aBlogPost(request, session, { ua: "Стежка", eng: "A path" });
  const typing: AdminPage = { page: await computer.start(session), language: "ENG" };
  await typing.page.goto(`${editorPaths.edit("BLOG_POST", id)}?lang=en`);
  await heading(typing).fill("A path through the wood");
  await waitUntilStoredLocally(typing.page, "A path through the wood");
  const leaving: AdminPage = { page: await computer.openTab(session), language: "ENG" };
  await leaving.page.goto(`${paths.admin()}?lang=en`);
  await signOut(leaving);
  await warning(leaving).getByRole("button", { name: "Sign out and erase" }).click();
  await leaving.page.waitForURL((url) => url.pathname === paths.auth());
  await typing.page.waitForURL((url) => url.pathname === paths.auth());
  await expect.poll(() => typing.page.evaluate(storedDrafts)).toBe("[]");
});

test("an admin who has nothing unsaved signs out at once, and nothing they read stays in the page", async ({
  newPage,
  request,
}) => {
  const screen: AdminPage = { page: await newPage(await adminSession(request)), language: "ENG" };
  const { page } = screen;
  await page.goto(`${editorPaths.users()}?lang=en`);
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
  await signOut(screen);
  await page.waitForURL((url) => url.pathname === paths.auth());
  await expect(warning(screen)).toBeHidden();
});
