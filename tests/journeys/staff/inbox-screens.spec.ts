import { paths } from "../../../client/paths.ts";
import { formNames } from "../../support/applications/valid-answers.ts";
import {
  alternateWidth,
  desktopWidth,
  expectNoAccessibilityErrors,
  phoneWidth,
} from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { sendForm } from "../../support/journeys/inbox.ts";
import { openScreen } from "../../support/journeys/screens.ts";
import { adminSession, caseWorkerSession, signIn } from "../../support/journeys/session.ts";
import { test } from "../../support/journeys/sites/empty-site.ts";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const language of ["UA", "ENG"] as const) {
  test(`the inbox, its settings and the dashboard are accessible to everybody (${language})`, async ({
    page,
    request,
  }) => {
    await sendForm(request, "GENERAL");
    await signIn(page, await adminSession(request));
    const inbox = paths.applications();
    const inboxPaths = [inbox, `${inbox}?search=nobody`, paths.applicationSettings()];
    for (const path of [...inboxPaths, paths.admin(), paths.application("none")]) {
      await openScreen(page, pathIn(path, language));
      await expectNoAccessibilityErrors(page, {
        width: language === "UA" ? desktopWidth : phoneWidth,
      });
    }
  });
}

for (const form of formNames) {
  test(`the page of an application of the form ${form} is accessible to everybody`, async ({
    page,
    request,
  }) => {
    const index = formNames.indexOf(form);
    const isOdd = index % 2 === 1;
    const website = form === "GENERAL" ? "https://spam.example" : "";
    const { id } = await sendForm(request, form, { website });
    await signIn(
      page,
      await (isOdd ? caseWorkerSession(request, "Nestor") : adminSession(request)),
    );
    const address = pathIn(paths.application(id), isOdd ? "ENG" : "UA");
    await openScreen(page, address);
    await expectNoAccessibilityErrors(page, { width: alternateWidth(index) });
  });
}
