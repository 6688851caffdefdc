import type { APIRequestContext, Page } from "@playwright/test";
import { setupSteps } from "../../../client/admin/setup/setup-steps.ts";
import { type EditableKind, editorPaths, paths } from "../../../client/paths.ts";
import { executeGraphql } from "./graphql.ts";
import type { Session } from "./session.ts";
import { expect } from "./test.ts";

/** The GraphQL list field of each kind. */
const lists = {
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
export const kinds = Object.keys(lists) as EditableKind[];

/** Screens for admins only. */
export const adminsScreens = [
  editorPaths.settings(),
  editorPaths.users(),
  editorPaths.apiTokens(),
  editorPaths.webhooks(),
  editorPaths.changes(),
  editorPaths.securityLog(),
  paths.applicationSettings(),
  paths.setup(),
];

/** Every screen of the admin area whose path has no id, by group. */
export const screens: Record<string, readonly string[]> = {
  "dashboard and the screens that are not about content": [
    paths.admin(),
    editorPaths.images(),
    editorPaths.consents(),
    editorPaths.consent("new"),
    editorPaths.trash(),
    editorPaths.schedule(),
    editorPaths.navigation(),
    editorPaths.redirects(),
    editorPaths.account(),
    ...adminsScreens,
    paths.applications(),
  ],
  "steps of the first setup": setupSteps.map((step) => `${paths.setup()}?step=${step}`),
  lists: kinds.map(editorPaths.list),
  "blank editors": kinds.map(editorPaths.add),
};

/** The editor of one item of each kind: the least recently changed one, which no other test edits. */
export async function storedEditors(
  request: APIRequestContext,
  session: Session,
): Promise<string[]> {
  const args = "drafts: true, first: 1, sort: UPDATED, reversed: true, language: UA";
  const parts = kinds.map((kind) => `${kind}: ${lists[kind]}(${args}) { items { id } }`);
  type Answer = Record<EditableKind, { items: { id: string }[] }>;
  const found = await executeGraphql<Answer>(request, session, `{ ${parts.join("\n")} }`);
  return kinds.map((kind) => editorPaths.edit(kind, found[kind].items[0]?.id ?? ""));
}

/** Opens an admin screen and waits for its content: the loading state has a heading but no navigation. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await expect(page.getByRole("navigation").first()).toBeAttached();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}
