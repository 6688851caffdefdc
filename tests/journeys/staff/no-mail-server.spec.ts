import { paths } from "../../../client/paths.ts";
import { setupPhrases } from "../../../client/phrases/admin/site/setup.ts";
import { expectNoAccessibilityErrors } from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { sendForm } from "../../support/journeys/inbox.ts";
import { adminSession, signIn } from "../../support/journeys/session.ts";
import { expect, test } from "../../support/journeys/test.ts";

test("without a mail server an admin is told that nobody receives emails, and offered no success", async ({
  page,
  request,
}) => {
  const { id } = await sendForm(request, "VOLUNTEER");
  await signIn(page, await adminSession(request));
  await page.goto(pathIn(paths.application(id), "ENG"));
  const main = page.getByRole("main");
  const sendAgain = main.getByRole("button", { name: "Send again" });
  await expect(main.getByText("only stored here")).toBeVisible();
  await expect(main.getByText("the assignee will receive none")).toBeVisible();
  await expect(sendAgain).toHaveCount(0);
  await expectNoAccessibilityErrors(page);

  await page.goto(pathIn(paths.applicationSettings(), "ENG"));
  await expect(main.getByText("There is no mail server: emails")).toBeVisible();
  await expect(main.getByText("There is no bot yet")).toBeVisible();
  await expect(sendAgain).toHaveCount(0);

  await page.goto(pathIn(`${paths.setup()}?step=mail`, "ENG"));
  const { send, outcomes } = setupPhrases.ENG;
  await page.getByRole("button", { name: send }).click();
  await expect(main.getByRole("status")).toContainText(outcomes.NO_SERVER());
});
