import type { Context } from "../content/context.ts";
import { inLanguage, type Language } from "../language/language.ts";
import type { Member } from "../member/member.entity.ts";
import { memberQueries } from "../member/member.kind.ts";
import type { BlogPost } from "./blog-post.entity.ts";

type Names = Pick<BlogPost, "authorNameUa" | "authorNameEng">;

/** The name of an author outside the team in a language, else in the other; blank for none. */
export const guestNameOf = ({ authorNameUa, authorNameEng }: Names, language: Language): string =>
  language === "ua" ? authorNameUa || authorNameEng : authorNameEng || authorNameUa;

/** The name of a member in a language, else in the other one that may be shown. */
export function memberNameOf({ translations }: Member, language: Language): string {
  const { name, surname } = inLanguage(translations, language) ?? { name: "", surname: "" };
  return `${name} ${surname}`.trim();
}

/** The member of the team who wrote a post; null if there is none who may be shown. */
export async function authorOf(
  { db, loaders, now }: Pick<Context, "db" | "loaders" | "now">,
  post: Pick<BlogPost, "authorId" | "requestedLanguage" | "includesDrafts">,
): Promise<Member | null> {
  if (!post.authorId) return null;
  const { requestedLanguage: language = "ua", includesDrafts: drafts = false } = post;
  return loaders
    .loader(`authors:${language}:${drafts}`, (ids) =>
      memberQueries.eachById(db, { language, now, drafts }, ids),
    )
    .load(post.authorId);
}
