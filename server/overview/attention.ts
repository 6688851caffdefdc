import { registerEnumType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { itemStatesSql } from "./item-states.ts";
import type { ItemSummaryList } from "./item-summary.ts";
import { loadSummaryPage, type OffsetQuery } from "./summary-page.ts";

export const AttentionReasonEnum = {
  UNTRANSLATED: "untranslated",
  OUTDATED: "outdated",
  DRAFT: "draft",
  SCHEDULED: "scheduled",
  WITHOUT_IMAGES: "withoutImages",
} as const;
export type AttentionReason = (typeof AttentionReasonEnum)[keyof typeof AttentionReasonEnum];

registerEnumType(AttentionReasonEnum, {
  name: "AttentionReason",
  description: "Reason why an item needs attention.",
  valuesConfig: {
    UNTRANSLATED: {
      description: "The translation into one of the languages is missing or incomplete.",
    },
    OUTDATED: { description: "The Ukrainian texts changed after the English ones." },
    DRAFT: { description: "One of its translations is a draft." },
    SCHEDULED: { description: "One of its translations is scheduled." },
    WITHOUT_IMAGES: { description: "It has no image." },
  },
});

const reasonConditions: Record<AttentionReason, string> = {
  untranslated: `"lacksUa" or "lacksEng"`,
  outdated: `"isOutdated"`,
  draft: `"isDraft"`,
  scheduled: `"isScheduled"`,
  withoutImages: `"isWithoutImages"`,
};

/** Last saved first, because that is what editors are working on. */
export function listNeedingAttention(
  db: EntityManager,
  now: Date,
  reason: AttentionReason | null | undefined,
  query: OffsetQuery,
): Promise<ItemSummaryList> {
  const anyReason = Object.values(reasonConditions).join(" or ");
  const found = `select kind, id, moment from (${itemStatesSql(db, "$1")}) states
    where ${reason ? reasonConditions[reason] : anyReason}`;
  return loadSummaryPage(db, query, found, [now]);
}
