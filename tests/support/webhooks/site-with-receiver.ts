import { afterAll, beforeEach, onTestFinished } from "vitest";
import { webhookTopic } from "../../../server/content/events/announce-item.ts";
import { notifyAfterCommit } from "../../../server/platform/database/after-commit.ts";
import { startWebhooks } from "../../../server/webhook/start-webhooks.ts";
import { aPublishedItem } from "../content/published-item.ts";
import { aServer, encryption } from "../server/test-server.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";
import { deliveriesOf } from "./webhooks.ts";

const log = { warn: () => undefined, error: () => undefined };
const publicUrl = "https://doloni.example";

interface Saved {
  id: string;
  version: number;
}

/** A site and a receiver of its webhooks, for one test file; each test begins without webhooks. */
export async function aSiteWithReceiver() {
  const receiver = await startWebhookReceiver();
  afterAll(receiver.stop);
  const privateHosts = [receiver.host];
  const site = await aServer({ webhookPrivateHosts: privateHosts });
  beforeEach(async () => {
    receiver.received.length = 0;
    receiver.answerWith(204);
    await site.db.query("truncate webhook, partner cascade");
  });
  return {
    receiver,
    site,
    /** An instance that sends webhooks until the test ends. */
    anInstance(): () => Promise<void> {
      const stop = startWebhooks({ db: site.db, encryption, publicUrl, privateHosts, log });
      onTestFinished(stop);
      return stop;
    },
    aPartner: (translations: { ua?: object; eng?: object } = { ua: { name: "Друзі" } }) =>
      aPublishedItem(site, "Partner", { translations }),
    async rename({ id, version }: Saved): Promise<Saved> {
      const input = { translations: { ua: { name: "Родина" } } };
      const { savePartner } = await site.executeOrThrow(
        "mutation ($id: ID!, $version: Int!, $input: PartnerInput!) { savePartner(id: $id, version: $version, input: $input) { id version } }",
        { id, version, input },
        "editor",
      );
      return savePartner;
    },
    /** As if this time had passed since everything that waits was last tried; instances notice it. */
    passTime: (interval: string) =>
      site.db.transaction(async (manager) => {
        notifyAfterCommit(manager, webhookTopic);
        await manager.query(
          `update webhook_delivery set next_attempt_at = next_attempt_at - $1::interval,
             retry_until = retry_until - $1::interval where state = 'waiting'`,
          [interval],
        );
      }),
    /** Whether all deliveries of the webhook are in this state. */
    async areAll(state: string, webhookId: string): Promise<boolean> {
      const deliveries: { state: string }[] = await deliveriesOf(site, webhookId);
      return deliveries.every((delivery) => delivery.state === state);
    },
  };
}
