import type { EntityManager } from "typeorm";
import { defineKind } from "../content/content-kind.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import type { ListOrder, SortKey } from "../content/reading/list-order.ts";
import { stateWhenLoaded } from "../content/save-item.ts";
import { memberKind } from "../member/member.kind.ts";
import { Invalid } from "../platform/errors.ts";
import { dayInKyiv } from "../platform/kyiv-time.ts";
import { BlogPost, BlogPostInput, BlogPostTranslation } from "./blog-post.entity.ts";

/** By date; a draft without one is sorted by its creation time. */
const byPosting: SortKey = {
  sql: "coalesce(item.posted_at, item.created_at)",
  type: "timestamptz",
};

/** Readers of English first find what they can read. */
const englishOrder: ListOrder = {
  direction: "desc",
  keys: [{ sql: "item.is_in_english", type: "boolean" }, byPosting],
  // The English translation is scheduled; the columns of the item exclude nearly all others.
  notYet: (now) => `item.is_in_english and item.whole_from > ${now} and exists (
    select from blog_post_translation translation where translation.item_id = item.id
    and translation.language = 'eng' and translation.published_at > ${now})`,
};

export const blogPostKind = defineKind({
  name: "BlogPost",
  description: "An article.",
  noun: "blog post",
  plural: "blog posts",
  operations: { item: "blogPost", list: "blogPosts", save: "saveBlogPost" },
  namesInMail: { ua: "блог", eng: "blog" },
  entity: BlogPost,
  translation: BlogPostTranslation,
  input: BlogPostInput,
  order: { direction: "desc", keys: [byPosting] },
  englishOrder,
  parent: {
    property: "author",
    kind: memberKind,
    idOf: ({ authorId }) => authorId,
    // Somebody may have left the team.
    isRestoredWithItem: false,
  },
  reservedAddresses: [],
  pagePath: ({ id, address }) => `/blog/${address ?? id}`,
  sitemapSection: "blog",
  card: { label: { ua: "Блог", eng: "Blog" } },

  async assign(post, { authorId, day }, { manager, now }) {
    const stored = stateWhenLoaded(post);
    await requireAuthor(manager, authorId, stored?.authorId);
    if (day && day > dayInKyiv(now)) throw Invalid([{ path: "day", rule: "future" }]);
    // Without a chosen day the date is that of the publication again.
    if (stored?.day && !day) post.postedAt = null;
  },
  assignPublication(post, now) {
    post.isInEnglish = post.translations.some((row) => row.language === "eng" && row.publishedAt);
    if (post.day) {
      post.postedAt = new Date(`${post.day}T00:00:00.000Z`);
      return;
    }
    // A date in the past has been seen by readers and never changes; a future one follows the
    // schedule.
    if (post.postedAt && post.postedAt <= now) return;
    const moments = post.translations.flatMap((row) => row.publishedAt?.getTime() ?? []);
    post.postedAt = moments.length > 0 ? new Date(Math.min(...moments)) : null;
  },
});

export const blogPostQueries = new ContentQueries(blogPostKind);

/**
 * Throws Invalid (`authorId`) unless the author of a post is a member outside the trash; the author
 * that the post has already may be in the trash.
 */
async function requireAuthor(
  manager: EntityManager,
  id: string | null | undefined,
  currentId: string | null | undefined,
): Promise<void> {
  if (!id || id === currentId) return;
  const rows: unknown[] = await manager.query(
    "select 1 from member where id = $1 and deleted_at is null for share",
    [id],
  );
  if (rows.length === 0) throw Invalid([{ path: "authorId", rule: "unknown" }]);
}
