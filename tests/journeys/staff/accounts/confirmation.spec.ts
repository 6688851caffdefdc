import type { Page } from "@playwright/test";
import { editorPaths } from "../../../../client/paths.ts";
import { type AdminPage, button, pathIn, saveStatus } from "../../../support/journeys/editing.ts";
import { adminSession, signIn } from "../../../support/journeys/session.ts";
import { test } from "../../../support/journeys/sites/empty-site.ts";
import { journeyAdmin } from "../../../support/journeys/sites/site.ts";
import { expect } from "../../../support/journeys/test.ts";

const iban = "UA213223130000026007233566001";

const linkTo = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Admin area" }).getByRole("link", { name });

/** As if an hour had passed since anybody signed in or confirmed. */
const anHourLater = "update session set confirmed_at = now() - interval '1 hour'";

/** Types a wrong password, gives up, and then types the right one when asked again. */
async function confirmAtSecondTry(
  page: Page,
  act: () => Promise<void>,
  expectKept: () => Promise<void>,
) {
  const dialog = page.getByRole("dialog", { name: "Enter your password" });
  const password = dialog.getByLabel("Password", { exact: true });
  await act();
  await expect(password).toBeFocused();
  await password.fill("not the password");
  await password.press("Enter");
  await expect(dialog).toContainText("Wrong password");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expectKept();
  await act();
  await password.fill(journeyAdmin.password);
  await password.press("Enter");
  await expect(dialog).toBeHidden();
}

test("an admin who changes the IBAN or invites somebody is asked for the password and loses nothing of what was typed", async ({
  page,
  request,
  emptySite,
}) => {
  await signIn(page, await adminSession(request));
  await emptySite.query(anHourLater);
  await page.goto(pathIn(editorPaths.settings(), "ENG"));
  const screen: AdminPage = { page, language: "ENG" };
  const field = page.getByLabel("IBAN in hryvnias");
  const phone = page.getByLabel("Telephone");
  await field.fill(iban);
  await phone.fill("+380 44 123 45 67");
  const expectTyped = async () => {
    await expect(field).toHaveValue(iban);
    await expect(phone).toHaveValue("+380 44 123 45 67");
  };
  await confirmAtSecondTry(
    page,
    () => button(screen, "Update the site").click(),
    async () => {
      await expect(page.getByText("These changes need your password")).toBeVisible();
      await expectTyped();
    },
  );
  await expect(saveStatus(screen)).toContainText("Saved");
  await expect(page.getByText("The bank details were changed today")).toBeVisible();
  await page.reload();
  await expectTyped();

  // The dashboard points the change out, and leads to the log, which has it from what to what.
  await linkTo(page, "Overview").click();
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

  // Here the question appears above another dialog.
  await emptySite.query(anHourLater);
  await linkTo(page, "Users").click();
  await page.getByRole("button", { name: "Invite" }).click();
  const name = page.getByLabel("Name and surname");
  await name.fill("Olena");
  await page.getByLabel("Email").fill("olena@doloni.example");
  await confirmAtSecondTry(
    page,
    () => page.getByRole("button", { name: "Create invitation" }).click(),
    async () => {
      await expect(page.getByText("Nothing was changed")).toBeVisible();
      await expect(name).toHaveValue("Olena");
    },
  );
  await expect(page.getByRole("dialog", { name: "One-time link" })).toBeVisible();
});
