import { paths } from "../../../client/paths.ts";
import { formNames } from "../../support/applications/valid-answers.ts";
import {
  desk,
  deskOrPhone,
  hasNoAccessibilityErrors,
  phone,
} from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { test } from "../../support/journeys/empty-site.ts";
import { sendForm } from "../../support/journeys/inbox.ts";
import { adminSession, caseWorkerSession, signIn } from "../../support/journeys/session.ts";
import { expect } from "../../support/journeys/test.ts";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const language of ["UA", "ENG"] as const) {
  test(`everybody can use the inbox, its settings and the overview (${language})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    await sendForm(request, "GENERAL");
    await signIn(page, await adminSession(request));
    const inbox = paths.applications();
    const inboxPaths = [inbox, `${inbox}?search=nobody`, paths.applicationSettings()];
    for (const path of [...inboxPaths, paths.admin(), paths.application("none")]) {
      await page.goto(pathIn(path, language), { waitUntil: "networkidle" });
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await hasNoAccessibilityErrors(page, { width: language === "UA" ? desk : phone });
    }
  });
}

for (const form of formNames) {
  test(`everybody can read an application of the form ${form}, and work on it`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const place = formNames.indexOf(form);
    const isOdd = place % 2 === 1;
    const website = form === "GENERAL" ? "https://spam.example" : "";
    const { id } = await sendForm(request, form, { website });
    await signIn(
      page,
      await (isOdd ? caseWorkerSession(request, "Nestor") : adminSession(request)),
    );
    const address = pathIn(paths.application(id), isOdd ? "ENG" : "UA");
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await hasNoAccessibilityErrors(page, { width: deskOrPhone(place) });
  });
}
