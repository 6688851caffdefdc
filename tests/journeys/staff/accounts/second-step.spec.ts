import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { test } from "../../../support/journeys/people.ts";
import { appCode, setUp } from "../../../support/journeys/second-step.ts";
import { editorPassword, editorSession, signIn } from "../../../support/journeys/session.ts";
import { signInWithForm } from "../../../support/journeys/sign-in-form.ts";
import { expect } from "../../../support/journeys/test.ts";

test("an editor sets up two-step sign-in, signs in with it, and with a recovery code when the phone is lost", async ({
  request,
  page,
  newPage,
}) => {
  const editor = await editorSession(request, "Olena");
  await signIn(page, editor);
  await page.goto("/editor/account?lang=en");
  const card = page.locator("section", { hasText: "Two-step sign-in" });
  await card.getByRole("button", { name: "Set up" }).click();
  const { secret, codes } = await setUp(page);
  await expectNoAccessibilityErrors(page, { what: "the recovery codes" });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("recovery-codes.txt");
  await page.getByRole("button", { name: "I have saved the codes" }).click();
  await expect(card).toContainText("10 recovery codes left");

  const other = await newPage();
  await other.goto("/editor/account?lang=en");
  await signInWithForm(other, editor.email, editorPassword);
  await expect(other.getByLabel("Code from the app")).toBeFocused();
  await expectNoAccessibilityErrors(other, { what: "the code at the sign-in" });
  await other.getByRole("button", { name: "Back to email and password" }).click();
  await expect(other.getByLabel("Email")).toHaveValue(editor.email);
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other.getByLabel("Code from the app")).toBeFocused();
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other.getByText("Enter the code.")).toBeVisible();
  await other.getByLabel("Code from the app").fill("000000");
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other.getByRole("main").getByRole("alert")).toContainText("has been used");
  await other.getByLabel("Code from the app").fill(appCode(secret, 1));
  await other.keyboard.press("Enter");
  await expect(other.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();

  await other.setViewportSize({ width: 1440, height: 900 });
  await other.getByRole("button", { name: "Sign out", exact: true }).first().click();
  await signInWithForm(other, editor.email, editorPassword);
  await other.getByRole("button", { name: /Use a recovery code/ }).click();
  await other.getByLabel("Recovery code").fill(codes[0]?.toUpperCase() ?? "");
  await other.getByRole("button", { name: "Sign in" }).click();
  await other.getByRole("link", { name: editor.name }).click();
  await expect(other.getByText("9 recovery codes left")).toBeVisible();

  await other.getByRole("button", { name: "Switch off" }).click();
  const dialog = other.getByRole("dialog");
  await dialog.getByLabel("Your password").fill(editorPassword);
  await dialog.getByLabel("Code from the app, or a recovery code").fill(codes[1] ?? "");
  await expectNoAccessibilityErrors(other, { what: "the dialog that switches it off" });
  await dialog.getByRole("button", { name: "Switch off" }).click();
  await expect(other.getByText("Two-step sign-in is off")).toBeVisible();
});
