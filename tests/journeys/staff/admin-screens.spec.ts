import type { APIRequestContext, Page, Request } from "@playwright/test";
import { setupSteps } from "../../../client/admin/setup/setup-steps.ts";
import { type EditableKind, editorPaths, paths } from "../../../client/paths.ts";
import type { Language } from "../../../client/phrases/language.tsx";
import {
  alternateWidth,
  expectNoAccessibilityErrors,
} from "../../support/journeys/accessibility.ts";
import { pathIn } from "../../support/journeys/editing.ts";
import { executeGraphql } from "../../support/journeys/graphql.ts";
import { expectNoCutButtons } from "../../support/journeys/looks/cut-buttons.ts";
import { adminSession, type Session, signIn } from "../../support/journeys/session.ts";
import { expect, test } from "../../support/journeys/test.ts";

/** The GraphQL list field of each kind. */
const fields = {
  GALLERY: "galleries",
  GALLERY_CATEGORY: "galleryCategories",
  BLOG_POST: "blogPosts",
  PROJECT: "projects",
  REPORT: "reports",
  MEMBER: "members",
  PARTNER: "partners",
  TOGETHER_POINT: "togetherPoints",
  PAGE: "pages",
} as const;

// `Object.keys` returns string[].
const kinds = Object.keys(fields) as EditableKind[];

/** The screens whose path has no id and that are not about one kind of content. */
const screens = [
  paths.admin(),
  editorPaths.images(),
  editorPaths.consents(),
  editorPaths.consent("new"),
  editorPaths.trash(),
  editorPaths.schedule(),
  editorPaths.navigation(),
  editorPaths.redirects(),
  editorPaths.account(),
  editorPaths.settings(),
  editorPaths.users(),
  editorPaths.apiTokens(),
  editorPaths.webhooks(),
  editorPaths.changes(),
  editorPaths.securityLog(),
  paths.applicationSettings(),
  paths.applications(),
  ...setupSteps.map((step) => `${paths.setup()}?step=${step}`),
];

/** The editor of one item of each kind: the least recently changed one, which no other test edits. */
async function storedEditors(request: APIRequestContext, session: Session): Promise<string[]> {
  const args = "drafts: true, first: 1, sort: UPDATED, reversed: true, language: UA";
  const parts = kinds.map((kind) => `${kind}: ${fields[kind]}(${args}) { items { id } }`);
  type Answer = Record<EditableKind, { items: { id: string }[] }>;
  const found = await executeGraphql<Answer>(request, session, `{ ${parts.join("\n")} }`);
  return kinds.map((kind) => editorPaths.edit(kind, found[kind].items[0]?.id ?? ""));
}

const headingOf = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });

/** Opens a screen and waits for its content: the loading state has a heading but no navigation. */
async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await expect(page.getByRole("navigation").first()).toBeAttached();
  await expect(headingOf(page)).toBeVisible();
  await expectNothingLoading(page);
}

/** Lists that load again are paler than they will be. */
const expectNothingLoading = (page: Page) =>
  expect(page.locator("[aria-busy=true]")).toHaveCount(0);

/** The requests of a page that have no response yet. */
function openRequestsOf(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
  return open;
}

/**
 * Goes on to another screen as the browser's buttons do, which is many times faster than loading
 * the app again, and waits for its heading and its content.
 */
async function goOn(page: Page, address: string, openRequests: ReadonlySet<Request>) {
  const before = (await headingOf(page).textContent()) ?? "";
  await page.evaluate((path) => {
    history.pushState({ key: path }, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);
  await expect(headingOf(page)).not.toHaveText(before);
  // What the screen asks for once it is shown, it has asked for by the next frame but one.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect.poll(() => openRequests.size, `requests of ${address}`).toBe(0);
  await expectNothingLoading(page);
}

/** Each screen is checked by axe in one of the four combinations of language and width. */
async function expectAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  const openRequests = openRequestsOf(page);
  for (const [index, address] of addresses.entries()) {
    await test.step(address, async () => {
      if (index === 0) await openScreen(page, address);
      else await goOn(page, address, openRequests);
      await expectNoAccessibilityErrors(page, { width: alternateWidth(index) });
      await expectNoCutButtons(page, [320, 390, 1024, 1440], address);
    });
  }
}

const parity = { UA: 0, ENG: 1 };

for (const language of ["UA", "ENG"] as const satisfies Language[]) {
  const inLanguage = (all: readonly string[]) =>
    all.filter((_, index) => index % 2 === parity[language]).map((path) => pathIn(path, language));

  test(`every other screen that is not about content is accessible on a desktop and on a phone (${language})`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await signIn(page, await adminSession(request));
    await expectAccessible(page, inLanguage(screens));
  });

  test(`every other list and editor is accessible on a desktop and on a phone, and cuts no button (${language})`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const session = await adminSession(request);
    await signIn(page, session);
    const blank = kinds.map(editorPaths.add);
    const stored = await storedEditors(request, session);
    await expectAccessible(page, inLanguage([...kinds.map(editorPaths.list), ...blank, ...stored]));
  });
}
