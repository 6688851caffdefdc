import {
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../../support/journeys/accessibility.ts";
import { executeGraphql } from "../../../support/journeys/graphql.ts";
import { setUp } from "../../../support/journeys/second-step.ts";
import { adminSession, editorPassword, editorSession } from "../../../support/journeys/session.ts";
import { signInWithForm } from "../../../support/journeys/sign-in-form.ts";
import { test } from "../../../support/journeys/sites/empty-site.ts";
import { expect } from "../../../support/journeys/test.ts";

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
  await expect(adminPage.getByText("The requirement has been saved")).toBeVisible();

  const page = await newPage();
  await page.goto("/editor/account?lang=en");
  await page.waitForURL(/\/auth/);
  await expect(page.getByLabel("Email")).toBeVisible();
  await expectNoAccessibilityErrors(page, {
    what: "the sign-in of a site without settings",
    width: phoneWidth,
  });
  await signInWithForm(page, editor.email, editorPassword);
  await expect(page.getByRole("heading", { name: "Set up two-step sign-in" })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expectNoAccessibilityErrors(page, { what: "the required set-up" });
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
  // The reset has ended the editor's session; the password alone leads to a new set-up.
  await page.reload();
  await signInWithForm(page, editor.email, editorPassword);
  await expect(page.getByRole("heading", { name: "Set up two-step sign-in" })).toBeVisible();
  await executeGraphql(request, admin, "mutation { requireSecondStepFor(roles: []) }");
});
