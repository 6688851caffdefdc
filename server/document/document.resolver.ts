import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { type Language, LanguageEnum } from "../language/language.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireEditor } from "../platform/viewer.ts";
import { Document } from "./document.entity.ts";

/** Maximum number of documents in a list. */
const maxListed = 200;

@Resolver(() => Document)
export class DocumentResolver {
  @Query(() => [Document], {
    complexity: maxListed,
    description: "The 200 documents that were uploaded last, newest first. For editors.",
  })
  documents(@Ctx() { db, viewer }: RequestContext): Promise<Document[]> {
    requireEditor(viewer);
    return db
      .createQueryBuilder(Document, "document")
      .where("document.removedAt is null")
      .orderBy("document.createdAt", "DESC")
      .addOrderBy("document.id")
      .limit(maxListed)
      .getMany();
  }

  @FieldResolver(() => String, {
    description:
      "The name in `language`, or in the other language if that is blank; otherwise the file name, or PDF if all are blank.",
  })
  name(
    @Root() { nameUa, nameEng, fileName }: Document,
    @Arg("language", () => LanguageEnum, {
      defaultValue: "ua",
      description: "Language of the name.",
    })
    language: Language,
  ) {
    const names = language === "ua" ? [nameUa, nameEng] : [nameEng, nameUa];
    return [...names, fileName].find(Boolean) ?? "PDF";
  }
}
