import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import {
  ContentArgs,
  ContentListArgs,
  fillsAltField,
  forApiTokens,
  imagesCost,
  listCost,
  PlacedImagesArgs,
  SaveArgs,
} from "../content/content-args.ts";
import { saveAndRead } from "../content/content-commands.ts";
import type { Context } from "../content/context.ts";
import { withLibraryAlt } from "../content/library-alt.ts";
import { readScopeFor } from "../content/reading/read-scope.ts";
import { Selected, type Selection } from "../content/reading/selection.ts";
import { translationOf } from "../content/translations.ts";
import { Document } from "../document/document.entity.ts";
import { documentsById } from "../document/used-documents.ts";
import { Image } from "../image/image.entity.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { mayReadDrafts } from "../platform/viewer.ts";
import { PageBlock } from "./blocks.ts";
import { fixedPages, isPermanentPage } from "./fixed-pages.ts";
import { DocumentsBlock } from "./list-blocks.ts";
import { Page, PageImage, PageList, PageTranslation } from "./page.entity.ts";
import { PageInput } from "./page.input.ts";
import { pageKind, pageQueries } from "./page.kind.ts";
import { documentIdOf } from "./page-documents.ts";
import type { RequiredBlock } from "./required-blocks.ts";
import { fromStoredBlocks } from "./stored-blocks.ts";

@Resolver(() => Page)
export class PageResolver {
  @Query(() => PageList, { complexity: listCost, description: "Lists pages by address." })
  pages(
    @Ctx() context: Context,
    @Args(() => ContentListArgs) args: ContentListArgs,
    @Selected("items") selection: Selection,
  ) {
    return pageQueries.page(context.db, readScopeFor(context, args, selection), args);
  }

  @Query(() => Page, {
    nullable: true,
    description: "The page with this id; null if it does not exist or is not visible to you.",
  })
  page(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "Id of the page, or its address." }) id: string,
    @Args(() => ContentArgs) args: ContentArgs,
    @Selected() selection: Selection,
  ) {
    return pageQueries.at(context.db, readScopeFor(context, args, selection), id);
  }

  @FieldResolver(() => PageTranslation, {
    description:
      "The translation in `language`, or in the other language if it is missing or not visible to you.",
  })
  translation(
    @Root() page: Page,
    @Arg("language", () => LanguageEnum, {
      nullable: true,
      description:
        "Language of the translation; defaults to the `language` argument of the root field.",
    })
    language?: Language,
  ) {
    return translationOf(page, language);
  }

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

  @Extensions(forApiTokens)
  @Mutation(() => Page, {
    description:
      "Creates or updates a page, with both languages. For editors and API tokens that may write the kind.",
  })
  savePage(
    @Ctx() context: Context,
    @Args(() => SaveArgs) args: SaveArgs,
    @Arg("input", () => PageInput, {
      description: "The complete page; fields left out are reset to their defaults.",
    })
    input: PageInput,
    @Selected() selection: Selection,
  ) {
    return saveAndRead(context, pageKind, args, input, selection);
  }
}

@Resolver(() => PageTranslation)
export class PageTranslationResolver {
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
export class PageBlockResolver {
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
