import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../content/context.ts";
import { readScopeFor } from "../../content/reading/read-scope.ts";
import { type Language, LanguageEnum } from "../../language/language.ts";
import { requireEditor } from "../../platform/viewer.ts";
import { Page } from "../page.entity.ts";
import { pageQueries } from "../page.kind.ts";
import {
  Navigation,
  NavigationEntry,
  type NavigationMenu,
  NavigationMenuEnum,
  NavigationSettings,
} from "./navigation.entity.ts";
import { NavigationInput } from "./navigation.input.ts";
import {
  defaultNavigation,
  placePage,
  readNavigation,
  saveNavigation,
} from "./navigation.service.ts";
import { filledLists, shownNavigation } from "./shown-navigation.ts";
import type { SitePage } from "./site-pages.ts";

@Resolver(() => Navigation)
export class ShownNavigationResolver {
  @FieldResolver()
  filled(@Root() { hidden }: Navigation, @Ctx() context: Context): Promise<SitePage[]> {
    return filledLists(context.db, readScopeFor(context, { language: "ua" }), hidden);
  }
}

@Resolver(() => NavigationSettings)
export class NavigationResolver {
  @Query(() => Navigation, {
    description: "The links of the menu and of the footer; pages that are not public are left out.",
  })
  navigation(
    @Ctx() context: Context,
    @Arg("language", () => LanguageEnum, {
      defaultValue: "ua",
      description:
        "Language of the texts; a text that exists only in the other language is returned in that language.",
    })
    language: Language,
  ) {
    return shownNavigation(context.db, readScopeFor(context, { language }));
  }

  @Query(() => NavigationSettings, {
    description: "All entries of the menu and of the footer. For editors.",
  })
  navigationSettings(@Ctx() { db, viewer }: Context) {
    requireEditor(viewer);
    return readNavigation(db);
  }

  @FieldResolver(() => [NavigationEntry], {
    description: "The entries of the default menu, in order.",
  })
  defaultHeader() {
    return defaultNavigation.header;
  }

  @FieldResolver(() => [NavigationEntry], {
    description: "The entries of the default footer, in order.",
  })
  defaultFooter() {
    return defaultNavigation.footer;
  }

  @FieldResolver(() => [NavigationEntry], {
    description: "The entries of the default header, in order.",
  })
  defaultLinks() {
    return defaultNavigation.links;
  }

  @FieldResolver(() => [NavigationEntry], { description: "The button of the default header." })
  defaultButton() {
    return defaultNavigation.button;
  }

  @FieldResolver(() => [Page], {
    description: "The pages of the entries, with drafts; those in the trash are left out.",
  })
  pages(@Root() navigation: NavigationSettings, @Ctx() context: Context) {
    const { header, footer, links, button } = navigation;
    const entries = [header, footer, links, button].flatMap((list) => list ?? []);
    const ids = entries.flatMap(({ pageId }) => pageId ?? []);
    const scope = readScopeFor(context, { language: "ua", drafts: true });
    return pageQueries.byIds(context.db, scope, [...new Set(ids)]);
  }

  @Mutation(() => NavigationSettings, {
    description: "Saves the menu and the footer. For editors.",
  })
  saveNavigation(
    @Ctx() context: Context,
    @Arg("version", () => Int, {
      description: "Version that the editor read; an outdated one fails with CONFLICT.",
    })
    version: number,
    @Arg("input", () => NavigationInput, { description: "All entries of both lists." })
    input: NavigationInput,
  ) {
    return saveNavigation(context, version, input);
  }

  @Mutation(() => NavigationSettings, {
    description:
      "Adds a page at the end of the menu or of the footer, or removes it from there. For editors.",
  })
  placePage(
    @Ctx() context: Context,
    @Arg("pageId", () => ID, { description: "Id of the page." }) pageId: string,
    @Arg("menu", () => NavigationMenuEnum, { description: "The list." }) menu: NavigationMenu,
    @Arg("isShown", () => Boolean, { description: "Whether it has an entry afterwards." })
    isShown: boolean,
  ) {
    return placePage(context, { pageId, menu, isShown });
  }
}
