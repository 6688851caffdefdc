import type { EntityManager } from "typeorm";
import { labelOf, mapTranslations } from "../content/translations.ts";
import type { ChangeAction } from "../history/change.entity.ts";
import { type Author, isContentChange, recordChange } from "../history/record-change.ts";
import type { Language } from "../language/language.ts";
import type { BlogPost } from "./blog-post.entity.ts";
import type { BlogPostInput } from "./blog-post.input.ts";

/**
 * Records a change of a blog post. A save includes the complete input, so that it can be
 * restored.
 */
export async function recordBlogPost(
  manager: EntityManager,
  author: Author,
  post: BlogPost,
  action: ChangeAction,
  language: Language | null = null,
): Promise<void> {
  await recordChange(manager, author, {
    kind: "BlogPost",
    itemId: post.id,
    version: post.version,
    action,
    language,
    label: labelOf(post.translations, (row) => row.title),
    content: isContentChange(action) ? inputOfBlogPost(post) : null,
  });
}

const inputOfBlogPost = ({ imageId, translations }: BlogPost): Required<BlogPostInput> => ({
  imageId,
  translations: mapTranslations(translations, ({ title, shortDescription, content }) => ({
    title,
    shortDescription,
    content,
  })),
});
