import type { Page } from "@playwright/test";
import { journeyAdmin } from "../../support/journeys/sites/site.ts";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

async function enter(page: Page, password: string) {
  await page.getByLabel("Email").fill(journeyAdmin.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null"));

test("an admin with a wrong password is told so; with the right one they come to the page they asked for, find Admin Mode on the site, and sign out", async ({
  page,
}) => {
  await page.goto("/editor/gallery?search=palms&lang=en");
  await expect(page).toHaveURL(/\/auth/);
  await waitForHydration(page);
  await enter(page, "not the password");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Wrong email or password");
  await expect(page.getByLabel("Email")).toHaveValue(journeyAdmin.email);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await enter(page, journeyAdmin.password);
  await expect(page).toHaveURL("/editor/gallery?search=palms&lang=en");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
  const stored = await storedUser(page);
  expect(stored).toMatchObject({ email: journeyAdmin.email, userType: "admin" });
  expect(stored.token).toBeTruthy();

  await page.goto("/contacts?lang=en");
  const mode = page.getByRole("button", { name: /Admin Mode/ });
  await expect(mode).toHaveAttribute("aria-pressed", "false");
  await mode.click();
  await expect(mode).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Manage the site" }).click();

  const ended = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes("signOut")),
  );
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await storedUser(page)).toBeNull();
  // A copy of the token is worth nothing any more.
  await ended;
  const reused = await page.request.post("/graphql", {
    data: { query: "{ currentUser { id } }" },
    headers: { authorization: `Bearer ${stored.token}` },
  });
  expect((await reused.json()).data).toEqual({ currentUser: null });
});

test("an admin who presses Enter before the scripts run is signed in all the same", async ({
  page,
  console,
}) => {
  console.allow(/Failed to load resource/);
  // The scripts never arrive: what the browser itself does with the form is what counts.
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/auth?lang=en");
  await page.getByLabel("Email").fill(journeyAdmin.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Wrong email or password");
  await expect(page.getByLabel("Email")).toHaveValue(journeyAdmin.email);

  await page.unroute("**/assets/*.js");
  await page.getByLabel("Password", { exact: true }).fill(journeyAdmin.password);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page).toHaveURL("/admin?lang=en");
  await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
});

test("a user who forgot the password switches the language in the header of the sign-in page, and reads whom to ask, since this site sends no e-mails", async ({
  page,
}) => {
  await page.goto("/auth");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Потрібна допомога" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await waitForHydration(page);
  await banner.getByRole("button", { name: "ENG" }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Team sign-in");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(title).toHaveText("Forgot your password?");
  await expect(page.getByText("Ask an administrator for a new link")).toBeVisible();
});
