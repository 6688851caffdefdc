import { Arg, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../content/context.ts";
import { type Language, LanguageEnum } from "../../language/language.ts";
import { isEditor } from "../../platform/viewer.ts";
import { directionOf, isLineCategory } from "../../report/figures/line-category.ts";
import { Settings } from "../settings.entity.ts";
import { readSettings } from "../settings.service.ts";
import { usedCategories } from "./assign-categories.ts";
import { categoryName, MoneyCategory, moneyCategoriesOf } from "./money-category.ts";
import { TeamGroup, teamGroupsOf } from "./team-group.ts";

@Resolver(() => Settings)
export class SettingsListsResolver {
  @FieldResolver(() => [TeamGroup], { description: "The groups of the team, in display order." })
  teamGroups(@Root() settings: Settings): TeamGroup[] {
    return teamGroupsOf(settings);
  }

  @FieldResolver(() => [MoneyCategory], {
    description: "The categories of income and of spending, in display order, hidden ones too.",
  })
  moneyCategories(@Root() settings: Settings): MoneyCategory[] {
    return moneyCategoriesOf(settings);
  }
}

@Resolver(() => MoneyCategory)
export class MoneyCategoryResolver {
  @FieldResolver(() => String, {
    description: "The name in a language; if it has none there, in the other one.",
  })
  name(
    @Root() category: MoneyCategory,
    @Arg("language", () => LanguageEnum, { description: "Language of the name." })
    language: Language,
  ): string {
    return categoryName(category, language);
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether lines of reports use it, so that it cannot be deleted; false for visitors.",
  })
  async isUsed(@Root() { id }: MoneyCategory, @Ctx() { db, loaders, viewer }: Context) {
    if (!isEditor(viewer)) return false;
    return loaders
      .loader("usedCategories", async (ids) => {
        const used = await usedCategories(db);
        return ids.map((one) => used.has(one));
      })
      .load(id);
  }
}

/** The category of a code; one that the settings no longer list is called by its code. */
export function moneyCategoryFor(
  { db, loaders }: Pick<Context, "db" | "loaders">,
  id: string,
): Promise<MoneyCategory> {
  return loaders
    .loader("moneyCategories", async (ids) => {
      const categories = moneyCategoriesOf(await readSettings(db));
      return ids.map((one) => categories.find((each) => each.id === one) ?? unlisted(one));
    })
    .load(id);
}

const unlisted = (id: string): MoneyCategory => ({
  id,
  direction: isLineCategory(id) ? directionOf[id] : "OUT",
  nameUa: id,
  nameEng: id,
  isHidden: true,
});
