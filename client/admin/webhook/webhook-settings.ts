import type { ContentEvent, ContentKind } from "../../graphql/generated/WebhooksPage.ts";
import { webhookPhrases } from "../../phrases/admin/site/webhooks.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { kindNames } from "../kinds.ts";

/** In the order of an item's life. */
export const contentEvents = ["PUBLISHED", "CHANGED", "WITHDRAWN", "DELETED"] as const;

/** Names of events in the reader's language: "Опубліковано, змінено". */
export function useEventNames(): (events: readonly ContentEvent[]) => string {
  const phrases = usePhrases(webhookPhrases);
  return (events) =>
    contentEvents
      .filter((event) => events.includes(event))
      .map((event, index) =>
        index === 0 ? phrases.events[event] : phrases.events[event].toLocaleLowerCase("uk"),
      )
      .join(", ");
}

/** Names of kinds of content in the reader's language; none means all. */
export function useKindList(): (kinds: readonly ContentKind[]) => string {
  const { allKinds } = usePhrases(webhookPhrases);
  const names = usePhrases(kindNames);
  return (kinds) => kinds.map((kind) => names[kind].many).join(", ") || allKinds;
}
