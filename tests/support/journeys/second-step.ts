import type { Page } from "@playwright/test";
import { codeAt, stepsAfter } from "../accounts/totp.ts";
import { editorPassword } from "./session.ts";
import { expect } from "./test.ts";

/** The code that an app shows now, or so many steps later: each works once. */
export const appCode = (secret: string, steps = 0) =>
  codeAt(secret.replaceAll(" ", ""), stepsAfter(new Date(), steps));

/** Sets up the second step on a screen that asks for the password first. */
export async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByLabel("Your password").fill(editorPassword);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("img", { name: "QR code of the key" })).toBeVisible();
  const secret = await page.getByLabel("Key", { exact: true }).inputValue();
  await page.getByLabel("Code from the app").fill("000 000");
  await page.getByRole("button", { name: "Switch on" }).click();
  await expect(page.getByText("The code is wrong or has been used.")).toBeVisible();
  await page.getByLabel("Code from the app").fill(appCode(secret));
  await page.getByRole("button", { name: "Switch on" }).click();
  await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeFocused();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  return { secret, codes: await codes.allTextContents() };
}
