import type { APIRequestContext, Page } from "@playwright/test";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { type AdminPage, button, pathIn, textField } from "../../../support/journeys/editing.ts";
import { aBlogPost } from "../../../support/journeys/graphql.ts";
import { storedDrafts, waitUntilStoredLocally } from "../../../support/journeys/power-cut.ts";
import {
  editorPassword,
  editorSession,
  type Session,
  signIn,
} from "../../../support/journeys/session.ts";
import { expect, test } from "../../../support/journeys/test.ts";

const heading = (screen: AdminPage) => textField(screen, "ENG", "Heading");
const warning = ({ page }: AdminPage) =>
  page.getByRole("dialog", { name: "There are unsaved texts" });
const signOut = (screen: AdminPage) => button(screen, "Sign out").first().click();
const signOutEverywhere = (screen: AdminPage) => button(screen, "Sign out everywhere").click();
const isSignedOut = ({ page }: AdminPage) =>
  page.waitForURL((url) => url.pathname === paths.auth());

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

/** Opens a screen in this tab, signed in with the session. */
async function open(page: Page, session: Session, path: string): Promise<AdminPage> {
  await signIn(page, session);
  await page.goto(pathIn(path, "ENG"));
  return { page, language: "ENG" };
}

test("an editor is warned before signing out erases unsaved texts, and finds the saved ones when they sign in again", async ({
  page,
  request,
  console,
}) => {
  const session = await editorSession(request, "Kateryna");
  const { id } = await aBlogPost(request, session, { ua: "Про дощ", eng: "Of rain" });
  const path = editorPaths.edit("BLOG_POST", id);
  const screen = await open(page, session, path);
  await heading(screen).fill("Of rain and snow");
  await waitUntilStoredLocally(page, "Of rain and snow");
  await signOut(screen);
  await warning(screen).getByRole("button", { name: "Go back" }).click();
  await expect(warning(screen)).toBeHidden();
  await expect(heading(screen)).toHaveValue("Of rain and snow");
  await signOut(screen);
  await warning(screen).getByRole("button", { name: "Sign out and erase" }).click();
  await isSignedOut(screen);
  await expect.poll(() => page.evaluate(storedDrafts)).toBe("[]");

  const tab = await page.context().newPage();
  console.watch(tab);
  const again = await signInAgain(request, session);
  const next = await open(tab, again, path);
  await expect(heading(next)).toHaveValue("Of rain");
  expect(await isSignedIn(request, session)).toBe(false);
  // Nothing is unsaved any more.
  await signOut(next);
  await isSignedOut(next);
  await expect.poll(() => isSignedIn(request, again)).toBe(false);
});

test("an editor who signs out everywhere is warned of a text in another tab, which is then erased, and signed out on the other computer too", async ({
  page,
  request,
  console,
}) => {
  const session = await editorSession(request, "Daryna");
  const elsewhere = await signInAgain(request, session);
  const { id } = await aBlogPost(request, session, { ua: "Про сніг", eng: "Of snow" });
  const typing = await open(page, session, editorPaths.edit("BLOG_POST", id));
  await heading(typing).fill("Of snow and ice");
  await waitUntilStoredLocally(page, "Of snow and ice");
  const tab = await page.context().newPage();
  console.watch(tab);
  const leaving = await open(tab, session, editorPaths.account());

  await signOutEverywhere(leaving);
  await warning(leaving).getByRole("button", { name: "Go back" }).click();
  await expect(warning(leaving)).toBeHidden();
  expect(await isSignedIn(request, elsewhere)).toBe(true);

  await signOutEverywhere(leaving);
  await warning(leaving).getByRole("button", { name: "Sign out and erase" }).click();
  await isSignedOut(leaving);
  await isSignedOut(typing);
  await expect.poll(() => page.evaluate(storedDrafts)).toBe("[]");
  expect(await isSignedIn(request, elsewhere)).toBe(false);
  expect(await isSignedIn(request, session)).toBe(false);
});
