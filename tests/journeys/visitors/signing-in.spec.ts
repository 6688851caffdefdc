import { journeyAdmin } from "../../support/journeys/site.ts";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

test("an admin has to sign in first, comes to the page they asked for, and signs out", async ({
  page,
}) => {
  await page.goto("/editor/gallery?search=palms&lang=en");
  await expect(page).toHaveURL(/\/auth/);
  await waitForHydration(page);
  await page.getByLabel("E-mail").fill(journeyAdmin.email);
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
  await signOut.click();
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => localStorage.getItem("user"))).toBeNull();
});

test("a user with a wrong password is told so, and the e-mail field keeps its value", async ({
  page,
}) => {
  await page.goto("/auth");
  await waitForHydration(page);
  await page.getByLabel("Пошта").fill("somebody@doloni.example");
  await page.getByLabel("Пароль", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Увійти" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("не збігаються");
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
