import { Webhook as Signer } from "standardwebhooks";
import { ContentKindEnum } from "../content/content-kinds.ts";
import { pathInLanguage } from "../language/language.ts";
import type { WebhookDelivery } from "./webhook-delivery.entity.ts";

type SentEvent = Pick<
  WebhookDelivery,
  "id" | "event" | "kind" | "itemId" | "path" | "languages" | "version" | "at"
>;

/**
 * The body of a delivery: `{type, timestamp, data: {kind, id, address, languages, version}}`. The
 * address is that of the Ukrainian page, or of the English one for an item in English alone.
 */
export function bodyOf(delivery: SentEvent, publicUrl: string): string {
  const { event, kind, itemId: id, path, languages, version, at } = delivery;
  const isOnlyEnglish = languages.length > 0 && !languages.includes("ua");
  const address = `${publicUrl}${pathInLanguage(path, isOnlyEnglish ? "eng" : "ua")}`;
  const [kindName] = Object.entries(ContentKindEnum).find(([, name]) => name === kind) ?? [kind];
  return JSON.stringify({
    type: `content.${event}`,
    timestamp: at.toISOString(),
    data: { kind: kindName, id, address, languages, version },
  });
}

/** Headers by which a receiver verifies the body: one signature for each valid secret. */
export function signedHeaders(
  deliveryId: string,
  body: string,
  secrets: readonly string[],
  now: Date,
): Record<string, string> {
  const id = `msg_${deliveryId}`;
  const signatures = secrets.map((secret) => new Signer(secret).sign(id, now, body));
  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": signatures.join(" "),
  };
}
