import type { Page } from "@playwright/test";
import { editorPaths, paths } from "../../../../client/paths.ts";
import { button, pathIn, saveStatus } from "../../../support/journeys/editing.ts";
import { adminSession } from "../../../support/journeys/session.ts";
import { test } from "../../../support/journeys/sites/empty-site.ts";
import { journeyAdmin } from "../../../support/journeys/sites/site.ts";
import { expect } from "../../../support/journeys/test.ts";

const iban = "UA213223130000026007233566001";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Enter your password" });

/** As if an hour had passed since anybody signed in or confirmed. */
const anHourLater = "update session set confirmed_at = now() - interval '1 hour'";

test("an admin who changes the IBAN is asked for the password and loses nothing of what was typed", async ({
  newPage,
  request,
  emptySite,
}) => {
  const page = await newPage(await adminSession(request));
  await emptySite.query(anHourLater);
  await page.goto(pathIn(editorPaths.settings(), "ENG"));
  const field = page.getByLabel("IBAN in hryvnias");
  const phone = page.getByLabel("Telephone");
  await field.fill(iban);
  await phone.fill("+380 44 123 45 67");
  await button({ page, language: "ENG" }, "Update the site").click();

  const dialog = dialogOf(page);
  const password = dialog.getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  await password.fill("not the password");
  await password.press("Enter");
  await expect(dialog).toContainText("Wrong password");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("These changes need your password")).toBeVisible();
  await expect(field).toHaveValue(iban);
  await expect(phone).toHaveValue("+380 44 123 45 67");

  await button({ page, language: "ENG" }, "Update the site").click();
  await password.fill(journeyAdmin.password);
  await password.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(saveStatus({ page, language: "ENG" })).toContainText("Saved");
  await expect(page.getByText("The bank details were changed today")).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(iban);
  await expect(phone).toHaveValue("+380 44 123 45 67");

  // The dashboard points the change out, and leads to the log, which has it from what to what.
  await page.goto(pathIn(paths.admin(), "ENG"));
  await page.getByRole("link", { name: "See what was changed" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: "IBAN in hryvnias" });
  await expect(entry).toContainText(`not set → ${iban}`);
  await page.getByLabel("What happened").selectOption("Wrong password or code at confirmation");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);

  const mails = () =>
    emptySite.mailServer.received.filter(
      ({ to, text }) => to.includes(journeyAdmin.email) && text.includes(iban),
    );
  await expect.poll(() => mails().length).toBe(1);
});

test("an admin who invites somebody is asked above the dialog, which keeps the name and the address", async ({
  newPage,
  request,
  emptySite,
}) => {
  const page = await newPage(await adminSession(request));
  await emptySite.query(anHourLater);
  await page.goto(pathIn(editorPaths.users(), "ENG"));
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByLabel("Name and surname").fill("Olena");
  await page.getByLabel("Email").fill("olena@doloni.example");
  await page.getByRole("button", { name: "Make the invitation" }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Nothing was changed")).toBeVisible();
  await expect(page.getByLabel("Name and surname")).toHaveValue("Olena");

  await page.getByRole("button", { name: "Make the invitation" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(journeyAdmin.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("dialog", { name: "One-time link" })).toBeVisible();
});
