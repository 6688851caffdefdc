import { addresses } from "../../client/addresses.ts";
import { expect } from "../support/journey.ts";
import { addressIn } from "../support/journey-editing.ts";
import { sends } from "../support/journey-inbox.ts";
import { test } from "../support/journey-office.ts";
import { adminSession, caseWorkerSession, signIn } from "../support/journey-session.ts";
import { isSound } from "../support/journey-sound.ts";
import { formNames } from "../support/valid-answers.ts";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const language of ["UA", "ENG"] as const) {
  test(`everybody can use the inbox, its settings and the overview (${language})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    await sends(request, "GENERAL");
    await signIn(page, await adminSession(request));
    const inbox = addresses.applications();
    const paths = [inbox, `${inbox}?search=nobody`, addresses.applicationSettings()];
    for (const path of [...paths, addresses.admin(), addresses.application("none")]) {
      await page.goto(addressIn(path, language), { waitUntil: "networkidle" });
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await isSound(page);
    }
  });
}

for (const form of formNames) {
  test(`everybody can read an application of the form ${form}, and work on it`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const isOdd = formNames.indexOf(form) % 2 === 1;
    const website = form === "GENERAL" ? "https://spam.example" : "";
    const { id } = await sends(request, form, { website });
    await signIn(
      page,
      await (isOdd ? caseWorkerSession(request, "Nestor") : adminSession(request)),
    );
    const address = addressIn(addresses.application(id), isOdd ? "ENG" : "UA");
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await isSound(page);
  });
}
