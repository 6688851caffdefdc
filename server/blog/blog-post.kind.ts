import type { ContentKind } from "../content/content-kind.ts";
import { requireImage } from "../content/placement.ts";
import { ContentQueries } from "../content/reading/content-queries.ts";
import type { ListOrder, SortKey } from "../content/reading/list-order.ts";
import { cleanRichText } from "../content/rich-text.ts";
import { BlogPost, BlogPostTranslation } from "./blog-post.entity.ts";
import type { BlogPostInput } from "./blog-post.input.ts";

/** By first publication; a draft is sorted by its creation time. */
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
  entity: BlogPost,
  translation: BlogPostTranslation,
  order: { direction: "desc", keys: [byPosting] },
  englishOrder,
  relations: ["image"],
  title: ["title"],
  quoted: ["short_description", "content"],
  richText: "content",
  pagePath: ({ id }) => `/blog/${id}`,
  sitemapSection: "blog",
  card: { label: { ua: "Блог", eng: "Blog" } },

  async assign(post, input, { manager }) {
    post.imageId = await requireImage(manager, input.imageId, post.imageId);
  },
  assignTranslation(row, texts) {
    row.title = texts.title;
    row.shortDescription = texts.shortDescription;
    row.content = cleanRichText(texts.content);
  },
  assignPublication(post, now) {
    post.isInEnglish = post.translations.some((row) => row.language === "eng" && row.publishedAt);
    // A date in the past has been seen by readers and never changes; a future one follows the
    // schedule.
    if (post.postedAt && post.postedAt <= now) return;
    const moments = post.translations.flatMap((row) => row.publishedAt?.getTime() ?? []);
    post.postedAt = moments.length > 0 ? new Date(Math.min(...moments)) : null;
  },

  toInput: ({ imageId }) => ({ imageId }),
  toTexts: ({ title, shortDescription, content }) => ({ title, shortDescription, content }),
};

export const blogPostQueries = new ContentQueries(blogPostKind);
