import { expectNoAccessibilityErrors } from "../../../support/journeys/accessibility.ts";
import { test } from "../../../support/journeys/people.ts";
import { appCode, setUp, typePassword } from "../../../support/journeys/second-step.ts";
import { editorPassword, editorSession } from "../../../support/journeys/session.ts";
import { expect } from "../../../support/journeys/test.ts";

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
  expect((await download).suggestedFilename()).toBe("recovery-codes.txt");
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
  await withoutPhone.getByRole("button", { name: "Back to email and password" }).click();
  await expect(withoutPhone.getByLabel("Email")).toHaveValue(editor.email);
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
