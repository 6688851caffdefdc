import type { Page } from "@playwright/test";
import { editorPaths, paths } from "../../../client/paths.ts";
import {
  alternateWidth,
  expectNoAccessibilityErrors,
} from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import {
  adminsScreens,
  openScreen,
  screens,
  storedEditors,
} from "../../support/journeys/screens.ts";
import {
  adminSession,
  editorPassword,
  editorSession,
  signIn,
} from "../../support/journeys/session.ts";
import { expect, test, waitForHydration } from "../../support/journeys/test.ts";

async function expectAccessible(page: Page, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const address = pathIn(path, index % 2 === 0 ? "UA" : "ENG");
    await test.step(address, async () => {
      await openScreen(page, address);
      // Each screen is checked in one of the four combinations of language and width.
      await expectNoAccessibilityErrors(page, { width: alternateWidth(Math.floor(index / 2)) });
    });
  }
}

// In two halves, so that two workers can run them in parallel.
for (const half of [0, 1]) {
  const ofHalf = (_: string, index: number) => index % 2 === half;
  for (const name of [...Object.keys(screens), "editors of existing items"]) {
    test(`the ${name} are accessible on a desktop and on a phone (${half + 1} of 2)`, async ({
      page,
      request,
    }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      const session = await adminSession(request);
      await signIn(page, session);
      const paths = screens[name] ?? (await storedEditors(request, session));
      await expectAccessible(page, paths.filter(ofHalf));
    });
  }
}

// The guard surrounds the whole admin area; one screen of each group shows it.
test("a visitor who opens a screen of the admin area is sent to sign in", async ({ page }) => {
  for (const path of Object.values(screens).map(([first = paths.admin()]) => first)) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === paths.auth());
    await expect(page.getByText("Ця сторінка — для команди.")).toBeVisible();
  }
});

test("an editor who has to sign in first arrives at the screen they asked for", async ({
  page,
  request,
}) => {
  const { email } = await editorSession(request, "Остап");
  await page.goto(`${editorPaths.add("PARTNER")}?lang=en`);
  await page.waitForURL((url) => url.pathname === paths.auth());
  await waitForHydration(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(editorPassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL((url) => url.pathname === editorPaths.add("PARTNER"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New partner");
});

test("an editor has no access to the screens for admins, and sees no links to them", async ({
  page,
  request,
}) => {
  await signIn(page, await editorSession(request, "Sofiia"));
  for (const path of [...adminsScreens, paths.applications()]) {
    await openScreen(page, pathIn(path, "ENG"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "You do not have access to this section",
    );
    const navigation = page.getByRole("navigation", { name: "Administration" });
    await expect(navigation.getByRole("link", { name: "Galleries" })).toBeVisible();
    for (const name of ["Settings", "Users", "Webhooks", "Changes", "Applications"]) {
      await expect(navigation.getByRole("link", { name, exact: true })).toBeHidden();
    }
  }
});
