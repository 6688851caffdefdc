import type { Page } from "@playwright/test";
import { waitForHydration } from "./test.ts";

/** Signs in with the form of the sign-in page, once the browser is there. */
export async function signInWithForm(page: Page, email: string, password: string): Promise<void> {
  await page.waitForURL(/\/auth/);
  await waitForHydration(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
