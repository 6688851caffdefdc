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
  description: "What an item still needs.",
  valuesConfig: {
    UNTRANSLATED: { description: "Its words are missing or unfinished in a language." },
    OUTDATED: { description: "Its Ukrainian words changed after its English ones." },
    DRAFT: { description: "One of its languages is not published." },
    SCHEDULED: { description: "One of its languages waits for its moment." },
    WITHOUT_IMAGES: { description: "It has no picture." },
  },
});

const reasonConditions: Record<AttentionReason, string> = {
  untranslated: `"lacksUa" or "lacksEng"`,
  outdated: `"isOutdated"`,
  draft: `"isDraft"`,
  scheduled: `"isScheduled"`,
  withoutImages: `"isWithoutImages"`,
};

/** What was saved last comes first: that is what somebody was working on. */
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
