import type { EntityManager } from "typeorm";
import { ContentQueries } from "../content/content-queries.ts";
import {
  loadForUpdate,
  loadOrCreate,
  publicationAction,
  publishNow,
  publishTranslation,
  type WriteTarget,
} from "../content/item-writes.ts";
import { requireImages } from "../content/placement.ts";
import { cleanRichText } from "../content/rich-text.ts";
import { saveItem } from "../content/save-item.ts";
import { mergeTranslation, mergeTranslations } from "../content/translations.ts";
import { deleteItem, eraseItems, restoreItem } from "../content/trash.ts";
import type { Author } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor } from "../platform/viewer.ts";
import { BlogPost, BlogPostTranslation } from "./blog-post.entity.ts";
import { recordBlogPost } from "./blog-post.history.ts";
import type { BlogPostInput, BlogPostWords } from "./blog-post.input.ts";

/** By first publication, newest first; a draft is sorted by its creation time. */
export const blogPostQueries = new ContentQueries(
  BlogPost,
  {
    direction: "desc",
    keys: [{ sql: "coalesce(item.posted_at, item.created_at)", type: "timestamptz" }],
  },
  ["image"],
);

type Writer = Pick<RequestContext, "db" | "viewer" | "now">;

/** Null creates a blog post. `atOnce` publishes all its languages, as REST does. */
export async function saveBlogPost(
  { db, viewer, now }: Writer,
  target: WriteTarget | null,
  input: BlogPostInput,
  { atOnce = false } = {},
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const post = await loadOrCreate(manager, BlogPost, target);
    await requireImages(manager, input.imageId ? [input.imageId] : [], "imageId");
    post.imageId = input.imageId ?? null;
    post.translations = mergeTranslations(
      post.translations,
      BlogPostTranslation,
      input.translations,
      assignWords,
    );
    if (atOnce) publishNow(post, now);
    keepFirstPublication(post, now);
    await saveItem(manager, post);
    await recordBlogPost(manager, { viewer, now }, post, target ? "saved" : "created");
    return post.id;
  });
}

/** Saves one language and leaves the other unchanged. */
export async function saveBlogPostTranslation(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language,
  words: BlogPostWords,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const post = await loadForUpdate(manager, BlogPost, target);
    post.translations = mergeTranslation(
      post.translations,
      BlogPostTranslation,
      language,
      words,
      assignWords,
    );
    await saveItem(manager, post);
    await recordBlogPost(manager, { viewer, now }, post, "saved", language);
    return post.id;
  });
}

/**
 * A null `at` unpublishes, a future one schedules. A null `language` publishes every language
 * that has texts, or unpublishes both.
 */
export async function publishBlogPost(
  { db, viewer, now }: Writer,
  target: WriteTarget,
  language: Language | null,
  at: Date | null,
): Promise<string> {
  requireEditor(viewer);
  return db.transaction(async (manager) => {
    const post = await loadForUpdate(manager, BlogPost, target);
    publishTranslation(post, language, at, now);
    keepFirstPublication(post, now);
    await saveItem(manager, post);
    await recordBlogPost(manager, { viewer, now }, post, publicationAction(at, now), language);
    return post.id;
  });
}

export async function deleteBlogPost(
  { db, viewer, now }: Writer,
  target: WriteTarget,
): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const post = await deleteItem(manager, BlogPost, target, now);
    await recordBlogPost(manager, { viewer, now }, post, "deleted");
  });
}

export async function restoreBlogPost({ db, viewer, now }: Writer, id: string): Promise<void> {
  requireEditor(viewer);
  await db.transaction(async (manager) => {
    const post = await restoreItem(manager, BlogPost, id);
    await recordBlogPost(manager, { viewer, now }, post, "restored");
  });
}

/** Permanently deletes blog posts moved to the trash before `before`; returns their number. */
export async function eraseBlogPosts(
  manager: EntityManager,
  author: Author,
  before: Date,
): Promise<number> {
  const erased = await eraseItems(manager, BlogPost, before);
  for (const post of erased) await recordBlogPost(manager, author, post, "erased");
  return erased.length;
}

// A date in the past has been seen by readers and never changes; a future one follows the
// schedule.
function keepFirstPublication(post: BlogPost, now: Date): void {
  if (post.postedAt && post.postedAt <= now) return;
  const moments = post.translations.flatMap((row) => row.publishedAt?.getTime() ?? []);
  post.postedAt = moments.length > 0 ? new Date(Math.min(...moments)) : null;
}

function assignWords(row: BlogPostTranslation, words: BlogPostWords): void {
  row.title = words.title;
  row.shortDescription = words.shortDescription;
  row.content = cleanRichText(words.content);
}
