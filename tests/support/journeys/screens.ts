import type { APIRequestContext } from "@playwright/test";
import { type EditableKind, editorPaths, paths } from "../../../client/paths.ts";
import { ask } from "./graphql.ts";
import type { Session } from "./session.ts";

/** Each kind with the field that lists it. */
const lists = {
  GALLERY: "galleries",
  GALLERY_CATEGORY: "galleryCategories",
  BLOG_POST: "blogPosts",
  PROJECT: "projects",
  REPORT: "reports",
  MEMBER: "members",
  PARTNER: "partners",
  TOGETHER_POINT: "togetherPoints",
} as const;

// The keys of an object, which `keys` widens.
export const kinds = Object.keys(lists) as EditableKind[];

/** Open to admins alone. */
export const adminsScreens = [
  editorPaths.settings(),
  editorPaths.users(),
  editorPaths.changes(),
  paths.applicationSettings(),
];

/** Every screen of the admin area that needs no item. */
export const screens: Record<string, readonly string[]> = {
  "first page and the screens beside the content": [
    paths.admin(),
    editorPaths.images(),
    editorPaths.trash(),
    editorPaths.account(),
    ...adminsScreens,
    paths.applications(),
  ],
  lists: kinds.map(editorPaths.list),
  "blank editors": kinds.map(editorPaths.add),
};

/** An editor of each kind with the item that was untouched for longest: no journey is at it. */
export async function storedEditors(
  request: APIRequestContext,
  session: Session,
): Promise<string[]> {
  const wish = "drafts: true, first: 1, sort: UPDATED, reversed: true, language: UA";
  const parts = kinds.map((kind) => `${kind}: ${lists[kind]}(${wish}) { items { id } }`);
  type Answer = Record<EditableKind, { items: { id: string }[] }>;
  const found = await ask<Answer>(request, session, `{ ${parts.join("\n")} }`);
  return kinds.map((kind) => editorPaths.edit(kind, found[kind].items[0]?.id ?? ""));
}
