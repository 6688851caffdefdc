import { editorPaths } from "../../../../client/paths.ts";
import { button, pathIn } from "../../../support/journeys/editing.ts";
import { test } from "../../../support/journeys/people.ts";
import { editorPassword, editorSession, signIn } from "../../../support/journeys/session.ts";
import { signInWithForm } from "../../../support/journeys/sign-in-form.ts";
import { expect } from "../../../support/journeys/test.ts";

test("a user who has to sign in first comes back to the requested URL, ends the session of that device elsewhere, changes their password, and signs out everywhere", async ({
  page: here,
  newPage,
  request,
}) => {
  const session = await editorSession(request, "Iryna");
  const lost = await newPage();
  await lost.goto("/editor/blog?lang=en&search=sun");
  await lost.waitForURL(/\/auth/);
  await expect(lost.getByText("This page is for the team.")).toBeVisible();
  await signInWithForm(lost, session.email, editorPassword);
  await lost.waitForURL(/\/editor\/blog/);
  expect(new URL(lost.url()).searchParams.get("search")).toBe("sun");

  await signIn(here, session);
  await here.goto(pathIn(editorPaths.account(), "ENG"));
  const sessions = here.getByRole("listitem").filter({ hasText: "last used" });
  await expect(sessions).toHaveCount(2);
  await here.getByRole("button", { name: /^End the session: / }).click();
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText("This device");
  await lost.reload();
  await lost.waitForURL(/\/auth/);
  await expect(lost.getByText("Your session has ended")).toBeVisible();

  await here.getByLabel("Current password").fill("not the password");
  await here.getByLabel("New password").fill("four calm words together");
  await here.getByRole("button", { name: "Change the password" }).click();
  await expect(here.getByText("This is not the password")).toBeVisible();
  await here.getByLabel("Current password").fill(editorPassword);
  await here.getByRole("button", { name: "Change the password" }).click();
  await expect(here.getByText("The password has changed")).toBeVisible();

  // The new session is used from here on, and nothing unsaved holds the sign-out up.
  await button({ page: here, language: "ENG" }, "Sign out everywhere").click();
  await here.waitForURL(/\/auth/);
  await expect(here.getByText("Your session has ended")).toBeHidden();
});
