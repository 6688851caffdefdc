import type { Page } from "@playwright/test";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { test } from "../../support/journeys/empty-site.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { adminSession, editorPassword, editorSession } from "../../support/journeys/session.ts";
import { expect, waitForHydration } from "../../support/journeys/test.ts";
import { codeAt, stepsAfter } from "../../support/totp.ts";

/** The code that an app shows now, or so many steps later: each works once. */
const appCode = (secret: string, steps = 0) =>
  codeAt(secret.replaceAll(" ", ""), stepsAfter(new Date(), steps));

async function typePassword(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/auth/);
  await waitForHydration(page);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(editorPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Sets up the second step on a screen that asks for the password first. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
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

test("an editor sets up two-step sign-in, signs in with it, and with a recovery code when the phone is lost", async ({
  request,
  newPage,
}) => {
  const editor = await editorSession(request, "Olena");
  const page = await newPage(editor);
  await page.goto("/editor/account?lang=en");
  const card = page.locator("section", { hasText: "Two-step sign-in" });
  await card.getByRole("button", { name: "Set up" }).click();
  await expectNoAccessibilityErrors(page, { what: "the password before the set-up" });
  const { secret, codes } = await setUp(page);
  await expectNoAccessibilityErrors(page, { what: "the recovery codes" });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("doloni-recovery-codes.txt");
  await page.getByRole("button", { name: "I have saved the codes" }).click();
  await expect(card).toContainText("10 recovery codes left");

  const withApp = await newPage();
  await withApp.goto("/editor/account?lang=en");
  await typePassword(withApp, editor.email);
  await expect(withApp.getByLabel("Code from the app")).toBeFocused();
  await expectNoAccessibilityErrors(withApp, { what: "the code at the sign-in" });
  await withApp.getByRole("button", { name: "Sign in" }).click();
  await expect(withApp.getByText("Enter the code.")).toBeVisible();
  await withApp.getByLabel("Code from the app").fill("000000");
  await withApp.getByRole("button", { name: "Sign in" }).click();
  await expect(withApp.getByRole("main").getByRole("alert")).toContainText("has been used");
  await withApp.getByLabel("Code from the app").fill(appCode(secret, 1));
  await withApp.keyboard.press("Enter");
  await expect(withApp.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();

  const withoutPhone = await newPage();
  await withoutPhone.goto("/editor/account?lang=en");
  await typePassword(withoutPhone, editor.email);
  await withoutPhone.getByRole("button", { name: "Back to e-mail and password" }).click();
  await expect(withoutPhone.getByLabel("E-mail")).toHaveValue(editor.email);
  await withoutPhone.getByRole("button", { name: "Sign in" }).click();
  await withoutPhone.getByRole("button", { name: /Use a recovery code/ }).click();
  await withoutPhone.getByLabel("Recovery code").fill(codes[0]?.toUpperCase() ?? "");
  await withoutPhone.getByRole("button", { name: "Sign in" }).click();
  await expect(withoutPhone.getByText("9 recovery codes left")).toBeVisible();

  await withoutPhone.getByRole("button", { name: "Switch off" }).click();
  const dialog = withoutPhone.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(editorPassword);
  await dialog.getByLabel("Code from the app, or a recovery code").fill(codes[1] ?? "");
  await expectNoAccessibilityErrors(withoutPhone, { what: "the dialog that switches it off" });
  await dialog.getByRole("button", { name: "Switch off" }).click();
  await expect(withoutPhone.getByText("Two-step sign-in is off")).toBeVisible();
});

// On a site without other tests: the requirement holds for every editor.
test("an editor of whom an admin requires it is led to the set-up, and goes on afterwards", async ({
  request,
  newPage,
}) => {
  const editor = await editorSession(request, "Olena");
  const admin = await adminSession(request);
  const adminPage = await newPage(admin);
  await adminPage.goto("/editor/users?lang=en");
  await adminPage.getByRole("checkbox", { name: "Administrator" }).check();
  await adminPage.getByRole("button", { name: "Save" }).click();
  await expect(adminPage.getByText("Set up two-step sign-in for yourself first")).toBeVisible();
  await adminPage.getByRole("checkbox", { name: "Administrator" }).uncheck();
  await adminPage.getByRole("checkbox", { name: "Editor" }).check();
  await adminPage.getByRole("button", { name: "Save" }).click();
  await expect(adminPage.getByText("The requirement is saved")).toBeVisible();
  await expectNoAccessibilityErrors(adminPage, { what: "the requirement" });

  const page = await newPage();
  await page.goto("/editor/images?lang=en");
  await typePassword(page, editor.email);
  await expect(page.getByRole("heading", { name: "Set up two-step sign-in" })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expectNoAccessibilityErrors(page, { what: "the required set-up" });
  await page.goto("/editor/account?lang=en");
  await expect(page.getByRole("heading", { name: "Set up two-step sign-in" })).toBeVisible();
  await setUp(page);
  await page.getByRole("button", { name: "I have saved the codes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();

  await adminPage.reload();
  const row = adminPage.getByRole("listitem").filter({ hasText: editor.email });
  await expect(row).toContainText("Two-step sign-in is on");
  await row.getByRole("button", { name: /^Actions: / }).click();
  await adminPage.getByRole("menuitem", { name: "Reset two-step sign-in" }).click();
  await adminPage.getByRole("button", { name: "Reset two-step sign-in" }).click();
  await expect(row).not.toContainText("Two-step sign-in is on");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Set up two-step sign-in" })).toBeVisible();
  await executeGraphql(request, admin, "mutation { requireSecondStepFor(userTypes: []) }");
});
