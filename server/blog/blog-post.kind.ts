import type { EntityManager } from "typeorm";
import type { ContentKind } from "../content/content-kind.ts";
import { requireImage } from "../content/placement.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import type { ListOrder, SortKey } from "../content/reading/list-order.ts";
import { cleanRichText } from "../content/rich-text.ts";
import { memberKind } from "../member/member.kind.ts";
import { Invalid } from "../platform/errors.ts";
import { dayInKyiv } from "../platform/kyiv-time.ts";
import { BlogPost, BlogPostTranslation } from "./blog-post.entity.ts";
import type { BlogPostInput } from "./blog-post.input.ts";

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

export const blogPostKind: ContentKind<BlogPost, BlogPostTranslation, BlogPostInput> = {
  name: "BlogPost",
  description: "An article.",
  namesInMail: { ua: "блог", eng: "blog" },
  entity: BlogPost,
  translation: BlogPostTranslation,
  order: { direction: "desc", keys: [byPosting] },
  englishOrder,
  relations: ["image"],
  parent: {
    property: "author",
    kind: memberKind,
    idOf: ({ authorId }) => authorId,
    // Somebody may have left the team.
    isRestoredWithItem: false,
  },
  title: ["title"],
  quoted: ["short_description", "content"],
  richText: "content",
  reservedAddresses: [],
  pagePath: ({ id, address }) => `/blog/${address ?? id}`,
  sitemapSection: "blog",
  card: { label: { ua: "Блог", eng: "Blog" } },

  async assign(post, input, { manager, now }) {
    post.imageId = await requireImage(manager, input.imageId, post.imageId);
    post.authorId = await requireAuthor(manager, input.authorId, post.authorId);
    post.authorNameUa = input.authorNameUa;
    post.authorNameEng = input.authorNameEng;
    post.namesChanged = input.namesChanged;
    if (input.day && input.day > dayInKyiv(now)) throw Invalid([{ path: "day", rule: "future" }]);
    // Without a chosen day the date is that of the publication again.
    if (post.day && !input.day) post.postedAt = null;
    post.day = input.day ?? null;
  },
  assignTranslation(row, texts, { publicUrl }) {
    row.title = texts.title;
    row.shortDescription = texts.shortDescription;
    row.content = cleanRichText(texts.content, publicUrl);
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

  toInput: ({ imageId, authorId, authorNameUa, authorNameEng, namesChanged, day }) => ({
    imageId,
    authorId,
    authorNameUa,
    authorNameEng,
    namesChanged,
    day,
  }),
  toTexts: ({ title, shortDescription, content }) => ({ title, shortDescription, content }),
};

export const blogPostQueries = new ContentQueries(blogPostKind);

/**
 * Returns the id of a post's author, or null for none. Throws Invalid (`authorId`) unless it is a
 * member outside the trash; the author that the post has already may be in the trash.
 */
async function requireAuthor(
  manager: EntityManager,
  id: string | null | undefined,
  currentId: string | null | undefined,
): Promise<string | null> {
  if (!id || id === currentId) return id ?? null;
  const rows: unknown[] = await manager.query(
    "select 1 from member where id = $1 and deleted_at is null for share",
    [id],
  );
  if (rows.length === 0) throw Invalid([{ path: "authorId", rule: "unknown" }]);
  return id;
}
