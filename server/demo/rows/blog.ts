import { BlogPost, BlogPostTranslation } from "../../blog/blog-post.entity.ts";
import { cleanRichText } from "../../content/rich-text.ts";
import { blogPosts } from "../content/blog-posts.ts";
import { begunAt, type Seeding, translationsOf } from "./seeding.ts";

/** `memberIds`: under the members' keys. */
export async function insertBlogPosts(
  seeding: Seeding,
  memberIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { manager, time } = seeding;
  for (const post of time.moved(blogPosts)) {
    const moment = new Date(time.isoOf(post.postedAt));
    const begun = begunAt(moment);
    const translations = translationsOf(post, begun.id, moment);
    const published = translations.filter((translation) => translation.publishedAt);
    const isInEnglish = published.some(({ language }) => language === "eng");
    const imageId = seeding.imageOf("blogPost", post);
    const postedAt = published.length > 0 ? moment : null;
    const authorId = (post.author && memberIds.get(post.author)) ?? null;
    const { namesChanged = false } = post;
    const columns = { postedAt, isInEnglish, imageId, authorId, namesChanged };
    await manager.insert(BlogPost, { ...begun, ...columns });
    await manager.insert(
      BlogPostTranslation,
      translations.map((translation) => ({
        ...translation,
        content: cleanRichText(translation.content),
      })),
    );
  }
}
