import { journeyAdmin } from "../../support/journeys/sites/site.ts";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

test("an admin has to sign in first, comes to the page they asked for, and signs out", async ({
  page,
}) => {
  await page.goto("/editor/gallery?search=palms&lang=en");
  await expect(page).toHaveURL(/\/auth/);
  await waitForHydration(page);
  await page.getByLabel("Email").fill(journeyAdmin.email);
  await page.getByLabel("Password", { exact: true }).fill(journeyAdmin.password);
  await page.getByRole("button", { name: "Sign in" }).click();

  await expect(page).toHaveURL("/editor/gallery?search=palms&lang=en");
  const signOut = page.getByRole("button", { name: "Sign out" });
  await expect(signOut).toBeVisible();
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null"));
  expect(stored).toMatchObject({ email: journeyAdmin.email, userType: "admin" });
  expect(stored.token).toBeTruthy();

  await page.reload();
  await expect(signOut).toBeVisible();
  const ended = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes("signOut")),
  );
  await signOut.click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
  // A copy of the token is worth nothing any more.
  await ended;
  const reused = await page.request.post("/graphql", {
    data: { query: "{ currentUser { id } }" },
    headers: { authorization: `Bearer ${stored.token}` },
  });
  expect((await reused.json()).data).toEqual({ currentUser: null });
});

test("a user with a wrong password is told so, and the e-mail field keeps its value", async ({
  page,
}) => {
  await page.goto("/auth");
  await waitForHydration(page);
  await page.getByLabel("Пошта").fill("somebody@doloni.example");
  await page.getByLabel("Пароль", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Увійти" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Неправильна пошта або пароль",
  );
  await expect(page.getByLabel("Пошта")).toHaveValue("somebody@doloni.example");
});

test("an admin finds the link to the admin area and the switch of Admin Mode in the header", async ({
  page,
  request,
}) => {
  const session = await request.post("/api/auth/login", { data: journeyAdmin });
  const user = await session.json();
  await page.addInitScript((stored) => localStorage.setItem("user", stored), JSON.stringify(user));
  await page.goto("/?lang=en");
  await expect(page.getByRole("link", { name: "Manage the site" })).toBeVisible();
  const mode = page.getByRole("button", { name: /Admin Mode/ });
  await expect(mode).toHaveAttribute("aria-pressed", "false");
  await mode.click();
  await expect(mode).toHaveAttribute("aria-pressed", "true");
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

test("a user who forgot the password reads whom to ask, since this site sends no e-mails", async ({
  page,
}) => {
  await page.goto("/auth?lang=en");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
  await expect(page.getByText("Ask an administrator for a new link")).toBeVisible();
});

test("the sign-in page has the site's header, footer and language toggle", async ({ page }) => {
  await page.goto("/auth");
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Потрібна допомога" }),
  ).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await waitForHydration(page);
  await page.getByRole("banner").getByRole("button", { name: "ENG" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Team sign-in" })).toBeVisible();
});
