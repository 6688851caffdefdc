import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { NewPage } from "./people.ts";
import { journeyAdmin } from "./sites/site.ts";
import { expect, waitForHydration } from "./test.ts";

/** The password that `accept` sets. */
export const newPassword = "four calm words together";

/** A unique e-mail address, also when Playwright retries a test. */
export const uniqueEmail = (name: string) => `${name}-${randomUUID()}@doloni.example`;

/** Signs in with the form of the sign-in page, once the browser is there. */
export async function signInWithForm(page: Page, email: string, secret: string): Promise<void> {
  await page.waitForURL(/\/auth/);
  await waitForHydration(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Signs in as the admin and opens the list of users. */
export async function openUsers(page: Page): Promise<void> {
  await page.goto("/editor/users?lang=en");
  await signInWithForm(page, journeyAdmin.email, journeyAdmin.password);
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
}

/** Invites a user and returns the one-time link. */
export async function invite(page: Page, name: string, email: string): Promise<string> {
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByLabel("Name and surname").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Make the invitation" }).click();
  const dialog = page.getByRole("dialog", { name: "One-time link" });
  const link = await dialog.getByLabel("Link", { exact: true }).inputValue();
  await dialog.getByRole("button", { name: "Close" }).click();
  return link;
}

/** Opens an invitation link and sets `newPassword`. */
export async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await waitForHydration(page);
  await page.getByLabel("New password").fill(newPassword);
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await page.waitForURL(/\/admin/);
}

/** Signs in as the admin and invites a user, who accepts in a browser of their own. */
export async function addUser(page: Page, newPage: NewPage, name: string) {
  const email = uniqueEmail(name.toLowerCase());
  await openUsers(page);
  const link = await invite(page, name, email);
  const theirPage = await newPage();
  await accept(theirPage, link);
  return { email, link, theirPage };
}
