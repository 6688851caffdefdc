import { registerEnumType } from "type-graphql";
import type { EntityManager } from "typeorm";
import { itemPage, type PageWish } from "./item-page.ts";
import { itemStates } from "./item-states.ts";
import type { ItemSummaryList } from "./item-summary.ts";

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

const conditions: Record<AttentionReason, string> = {
  untranslated: `"lacksUa" or "lacksEng"`,
  outdated: `"isOutdated"`,
  draft: `"isDraft"`,
  scheduled: `"isScheduled"`,
  withoutImages: `"isWithoutImages"`,
};

/** What was saved last comes first: that is what somebody was working on. */
export function needingAttention(
  db: EntityManager,
  now: Date,
  reason: AttentionReason | null | undefined,
  wish: PageWish,
): Promise<ItemSummaryList> {
  const whatever = Object.values(conditions).join(" or ");
  const found = `select kind, id, moment from (${itemStates(db, "$1")}) states
    where ${reason ? conditions[reason] : whatever}`;
  return itemPage(db, wish, found, [now]);
}
