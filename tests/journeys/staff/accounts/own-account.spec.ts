import { addUser, newPassword, signInWithForm } from "../../../support/journeys/invitations.ts";
import { test } from "../../../support/journeys/people.ts";
import { journeyAdmin } from "../../../support/journeys/sites/site.ts";
import { expect, waitForHydration } from "../../../support/journeys/test.ts";

test("a user who changes their password is signed out in other browsers", async ({
  page,
  newPage,
}) => {
  const { email, theirPage: here } = await addUser(page, newPage, "Iryna");
  const elsewhere = await newPage();
  await elsewhere.goto("/editor/account?lang=en");
  await signInWithForm(elsewhere, email, newPassword);
  await expect(elsewhere.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();

  await here.goto("/editor/account?lang=en");
  await here.getByLabel("Current password").fill("not the password");
  await here.getByLabel("New password").fill("another calm password");
  await here.getByRole("button", { name: "Change the password" }).click();
  await expect(here.getByText("This is not the password")).toBeVisible();
  await here.getByLabel("Current password").fill(newPassword);
  await here.getByRole("button", { name: "Change the password" }).click();
  await expect(here.getByText("The password has changed")).toBeVisible();
  await here.reload();
  await expect(here.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();

  await elsewhere.reload();
  await elsewhere.waitForURL(/\/auth/);
  await expect(elsewhere.getByText("Your session has ended")).toBeVisible();
});

test("a user who has to sign in first comes back to the requested URL with its query", async ({
  page,
}) => {
  await page.goto("/editor/blog?lang=en&search=sun");
  await page.waitForURL(/\/auth/);
  await waitForHydration(page);
  await expect(page.getByText("This page is for the team.")).toBeVisible();
  await signInWithForm(page, journeyAdmin.email, journeyAdmin.password);
  await page.waitForURL(/\/editor\/blog/);
  expect(new URL(page.url()).searchParams.get("search")).toBe("sun");
});

test("a user ends the session of a lost device, and then signs out everywhere", async ({
  page,
  newPage,
}) => {
  const { email, theirPage: here } = await addUser(page, newPage, "Nadiia");
  const lost = await newPage();
  await lost.goto("/editor/account?lang=en");
  await signInWithForm(lost, email, newPassword);
  await expect(lost.getByText("This device", { exact: true })).toBeVisible();

  await here.goto("/editor/account?lang=en");
  const sessions = here.getByRole("listitem").filter({ hasText: "last used" });
  await expect(sessions).toHaveCount(2);
  await here.getByRole("button", { name: /^End the session: / }).click();
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText("This device");
  await lost.reload();
  await lost.waitForURL(/\/auth/);
  await expect(lost.getByText("Your session has ended")).toBeVisible();

  await here.getByRole("button", { name: "Sign out everywhere" }).click();
  await here.waitForURL(/\/auth/);
});
