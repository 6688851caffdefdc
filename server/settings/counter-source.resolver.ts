import { Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { kindNamed } from "../content/content-kinds.ts";
import type { Context } from "../content/context.ts";
import { countItems } from "../content/reading/item-counts.ts";
import { Document } from "../document/document.entity.ts";
import { documentsById } from "../document/used-documents.ts";
import { requireEditor } from "../platform/viewer.ts";
import {
  formerCategoryReason,
  isLineCategory,
  type LineCategory,
  LineCategoryEnum,
} from "../report/figures/line-category.ts";
import { reportedYears } from "../report/figures/published-lines.ts";
import { Counter } from "./counter.ts";
import { outdatedCounters } from "./counter-rules.ts";
import { CounterSource, ReportedYear } from "./counter-source.ts";
import { moneyCategoryFor } from "./facts/money-category.resolver.ts";
import { MoneyCategory } from "./facts/money-category.ts";
import { readSettings } from "./settings.service.ts";

@Resolver(() => CounterSource)
export class CounterSourceResolver {
  @Query(() => [Counter], {
    description:
      "The counters on the home page that are older than the year they claim. For editors.",
  })
  async outdatedCounters(@Ctx() { db, viewer, now }: Context): Promise<Counter[]> {
    requireEditor(viewer);
    return outdatedCounters(await readSettings(db), now);
  }

  @FieldResolver(() => LineCategoryEnum, {
    nullable: true,
    deprecationReason: formerCategoryReason,
    description: "The category; null also for one that a foundation has added itself.",
  })
  category(@Root() { category }: CounterSource): LineCategory | null {
    return category && isLineCategory(category) ? category : null;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      "Code of the category of the report lines from which the number was calculated; null unless REPORTS.",
  })
  categoryId(@Root() { category }: CounterSource): string | null {
    return category ?? null;
  }

  @FieldResolver(() => MoneyCategory, {
    nullable: true,
    description: "The category of those lines; null unless REPORTS.",
  })
  moneyCategory(@Root() { category }: CounterSource, @Ctx() context: Context) {
    return category ? moneyCategoryFor(context, category) : null;
  }

  @FieldResolver(() => Document, {
    nullable: true,
    description: "The source document of the number; null without a document.",
  })
  document(@Root() { documentId }: CounterSource, @Ctx() { db, loaders }: Context) {
    if (!documentId) return null;
    return loaders.loader("documentsOfCounters", (ids) => documentsById(db, ids)).load(documentId);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "Number of published partners now, in place of the typed number; null unless CONTENT.",
  })
  count(@Root() { kind }: CounterSource, @Ctx() { db, now }: Context) {
    if (kind !== "CONTENT") return null;
    return countItems(db, kindNamed("Partner").entity, { drafts: false, now });
  }

  @FieldResolver(() => ReportedYear, {
    nullable: true,
    description:
      "What published reports say of its category in the year up to the newest of them; null unless REPORTS, and while no figures are published.",
  })
  reported(@Root() { category, kind }: CounterSource, @Ctx() { db, loaders, now }: Context) {
    if (kind !== "REPORTS" || !category) return null;
    return loaders
      .loader("reportedYears", (categories) => reportedYears(db, now, categories))
      .load(category);
  }
}
