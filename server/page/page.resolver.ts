import { Arg, Args, Ctx, Extensions, FieldResolver, Resolver, Root } from "type-graphql";
import { fillsAltField, imagesCost, PlacedImagesArgs } from "../content/content-args.ts";
import type { Context } from "../content/context.ts";
import { kindResolvers } from "../content/kind-resolvers.ts";
import { withLibraryAlt } from "../content/library-alt.ts";
import { Document } from "../document/document.entity.ts";
import { documentsById } from "../document/used-documents.ts";
import { Image } from "../image/image.entity.ts";
import { mayReadDrafts } from "../platform/viewer.ts";
import { PageBlock } from "./blocks.ts";
import { fixedPages, isPermanentPage } from "./fixed-pages.ts";
import { DocumentsBlock } from "./list-blocks.ts";
import { Page, PageImage, PageList, PageTranslation } from "./page.entity.ts";
import { pageKind, pageQueries } from "./page.kind.ts";
import { documentIdOf } from "./page-documents.ts";
import type { RequiredBlock } from "./required-blocks.ts";
import { fromStoredBlocks } from "./stored-blocks.ts";

@Resolver(() => Page)
class PageResolver {
  @FieldResolver(() => [Image], {
    complexity: imagesCost,
    description: "The images to which blocks refer, each once.",
  })
  images(
    @Root() page: Page,
    @Ctx() { loaders }: Context,
    @Args(() => PlacedImagesArgs) { first }: PlacedImagesArgs,
  ) {
    return loaders.placedImages(PageImage, page, first);
  }

  @Extensions({ columns: ["fixedPage"] })
  @FieldResolver(() => Boolean, {
    description: "Whether it can be neither unpublished nor deleted.",
  })
  isPermanent(@Root() { fixedPage }: Page): boolean {
    return fixedPage !== null && isPermanentPage(fixedPage);
  }

  @Extensions({ columns: ["fixedPage"] })
  @FieldResolver(() => [String], {
    description:
      "What a fixed page must show at least once: kinds of blocks and ways to help; " +
      "`confidentialTopic` is a topic with the sentences on confidentiality.",
  })
  requiredBlocks(@Root() { fixedPage }: Page): readonly RequiredBlock[] {
    return (fixedPage && fixedPages[fixedPage].blocks) || [];
  }

  @Extensions({ columns: ["fixedPage"] })
  @FieldResolver(() => Boolean, {
    description: "Whether the parts that the site draws can be hidden.",
  })
  canHideParts(@Root() { fixedPage }: Page): boolean {
    return Boolean(fixedPage && fixedPages[fixedPage].canHideParts);
  }
}

@Resolver(() => PageTranslation)
class PageTranslationResolver {
  @Extensions({ columns: ["blocks", "language"] })
  @FieldResolver(() => [PageBlock], {
    description:
      "The blocks in order, some of which have sanitised HTML. Users who may read drafts also get hidden blocks.",
  })
  async blocks(
    @Root() { blocks: stored, language }: PageTranslation,
    @Ctx() context: Context,
    @Arg("fillsAlt", () => Boolean, fillsAltField) fillsAlt: boolean,
  ): Promise<PageBlock[]> {
    const blocks = fromStoredBlocks(stored, { includesHidden: mayReadDrafts(context.viewer) });
    const fill = async ({ content }: PageBlock) => {
      if ("html" in content) content.html = await withLibraryAlt(context, content.html, language);
    };
    if (fillsAlt) await Promise.all(blocks.map(fill));
    return blocks;
  }
}

@Resolver(() => PageBlock)
class PageBlockResolver {
  @FieldResolver(() => [Document], {
    description: "The uploaded files that it offers for download, each once.",
  })
  async documents(@Root() { content }: PageBlock, @Ctx() { db, loaders }: Context) {
    const entries = content instanceof DocumentsBlock ? content.entries : [];
    const ids = new Set(entries.flatMap(({ address }) => documentIdOf(address) ?? []));
    const loader = loaders.loader("documentsOfPages", (each) => documentsById(db, each));
    const found = await Promise.all([...ids].map((id) => loader.load(id)));
    return found.filter((document) => document !== null);
  }
}

export const pageResolvers = [
  ...kindResolvers(pageKind, {
    list: { type: PageList, description: "Lists pages by address." },
    item: {
      id: "Id of the page, or its address.",
      read: (db, scope, id) => pageQueries.at(db, scope, id),
    },
  }),
  PageResolver,
  PageTranslationResolver,
  PageBlockResolver,
];
