import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { webhookTopic } from "../../../server/content/events/announce-item.ts";
import { notifyAfterCommit } from "../../../server/platform/database/after-commit.ts";
import { timeUntilDue } from "../../../server/webhook/claim-delivery.ts";
import { removeOldDeliveries } from "../../../server/webhook/deliveries.service.ts";
import { startWebhooks } from "../../../server/webhook/start-webhooks.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer, encryption } from "../../support/server/test-server.ts";
import { aWebhookReceiver, isSignedWith } from "../../support/server/webhook-receiver.ts";
import { aWebhook, deliveriesOf } from "../../support/server/webhooks.ts";
import { until } from "../../support/until.ts";

const receiver = await aWebhookReceiver();
const privateHosts = [receiver.host];
const site = await aServer({ webhookPrivateHosts: privateHosts });
const log = { warn: vi.fn(), error: vi.fn() };
const publicUrl = "https://doloni.example";

beforeEach(async () => {
  receiver.reset();
  vi.clearAllMocks();
  await site.db.query("truncate webhook, partner cascade");
});

/** An instance that sends webhooks until the test ends. */
function anInstance(): () => Promise<void> {
  const stop = startWebhooks({ db: site.db, encryption, publicUrl, privateHosts, log });
  onTestFinished(stop);
  return stop;
}

const aPartner = (texts: object = { ua: { name: "Друзі" } }) =>
  aPublishedItem(site, "Partner", { translations: texts as { ua: object } });

const rename = async ({ id, version }: { id: string; version: number }) =>
  (
    await site.executeOrThrow(
      "mutation ($id: ID!, $version: Int!, $input: PartnerInput!) { savePartner(id: $id, version: $version, input: $input) { id version } }",
      { id, version, input: { translations: { ua: { name: "Родина" } } } },
      "editor",
    )
  ).savePartner;

/** As if this time had passed since everything that waits was last tried; instances notice it. */
const pass = (interval: string) =>
  site.db.transaction(async (manager) => {
    notifyAfterCommit(manager, webhookTopic);
    await manager.query(
      `update webhook_delivery set next_attempt_at = next_attempt_at - $1::interval,
         retry_until = retry_until - $1::interval where state = 'waiting'`,
      [interval],
    );
  });

const stateOf = async (webhookId: string, state: string) =>
  (await deliveriesOf(site, webhookId)).every(
    (delivery: { state: string }) => delivery.state === state,
  );

describe("a receiver", () => {
  test("is told at once, verifies the signature, and reads what happened where", async () => {
    const { id: webhookId, secret } = await aWebhook(site, { url: receiver.url });
    anInstance();
    const { id, version } = await aPartner();
    await until(() => receiver.received.length === 1);
    const [request] = receiver.received;
    const [delivery] = await deliveriesOf(site, webhookId);
    expect(request?.event).toEqual({
      type: "content.published",
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        kind: "PARTNER",
        id,
        address: "https://doloni.example/partners",
        languages: ["ua"],
        version,
      },
    });
    expect(request?.headers["webhook-id"]).toBe(`msg_${delivery.id}`);
    expect(request && isSignedWith(secret, request)).toBe(true);
    expect(request && isSignedWith(`whsec_${Buffer.alloc(32).toString("base64")}`, request)).toBe(
      false,
    );
    await until(() => stateOf(webhookId, "DELIVERED"));
  });

  test("gets the English address of an item in English alone", async () => {
    await aWebhook(site, { url: receiver.url });
    anInstance();
    await aPartner({ eng: { name: "Friends" } });
    await until(() => receiver.received.length === 1);
    expect(receiver.received[0]?.event.data.address).toBe(
      "https://doloni.example/partners?lang=en",
    );
  });

  test("verifies with the old and the new secret for a day, then with the new one alone", async () => {
    const { id, secret } = await aWebhook(site, { url: receiver.url });
    const { rotateWebhookSecret: rotated } = await site.executeOrThrow(
      `mutation { rotateWebhookSecret(id: "${id}") { secret webhook { previousSecretUntil } } }`,
      {},
      "admin",
    );
    anInstance();
    await aPartner();
    await until(() => receiver.received.length === 1);
    await site.db.query("update webhook set previous_secret_until = now()");
    await aPartner();
    await until(() => receiver.received.length === 2);
    const accepted = receiver.received.map((request) => [
      isSignedWith(secret, request),
      isSignedWith(rotated.secret, request),
    ]);
    expect(accepted).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  test("that was away gets the events of an item in their order", async () => {
    const { id: webhookId } = await aWebhook(site, { url: receiver.url });
    receiver.answerWith(500);
    anInstance();
    const second = await rename(await rename(await aPartner()));
    await until(async () => (await deliveriesOf(site, webhookId))[0].lastError === "HTTP 500");
    receiver.answerWith(204);
    await pass("5 seconds");
    await until(() => stateOf(webhookId, "DELIVERED"));
    const versions = receiver.received.map(({ event }) => event.data.version);
    expect(versions).toEqual([
      second.version - 2,
      second.version - 2,
      second.version - 1,
      second.version,
    ]);
  });

  test("that holds up one item's events gets those of others", async () => {
    const { id: webhookId } = await aWebhook(site, { url: receiver.url });
    receiver.answerWith(500);
    anInstance();
    const held = await aPartner();
    await until(async () => (await deliveriesOf(site, webhookId))[0].lastError !== "");
    receiver.answerWith(204);
    const other = await aPartner();
    await until(() => receiver.received.at(-1)?.event.data.id === other.id);
    expect(await deliveriesOf(site, webhookId)).toMatchObject([
      { itemId: held.id, state: "WAITING" },
      { itemId: other.id },
    ]);
  });

  test("gets each event once, though two instances send", async () => {
    const { id: webhookId } = await aWebhook(site, { url: receiver.url });
    anInstance();
    anInstance();
    for (let count = 0; count < 10; count += 1) await aPartner();
    await until(() => stateOf(webhookId, "DELIVERED"));
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(10);
    expect(receiver.received).toHaveLength(10);
  });
});

describe("a delivery", () => {
  test("that gets no answer within five seconds is tried again", async () => {
    const { id: webhookId } = await aWebhook(site, { url: receiver.url });
    receiver.answerWith("silence");
    anInstance();
    await aPartner();
    await until(async () => (await deliveriesOf(site, webhookId))[0].lastError === "TIMEOUT");
    receiver.answerWith(204);
    await pass("5 seconds");
    await until(() => stateOf(webhookId, "DELIVERED"));
  });

  test("follows no redirect", async () => {
    const { id: webhookId } = await aWebhook(site, { url: receiver.url });
    receiver.answerWith("redirect");
    anInstance();
    await aPartner();
    await until(async () => (await deliveriesOf(site, webhookId))[0].lastError === "HTTP 302");
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hook"]);
  });

  test("has failed after 24 hours of growing pauses, and an admin sends it again", async () => {
    const { id: webhookId } = await aWebhook(site, { url: receiver.url });
    receiver.answerWith(503);
    anInstance();
    await aPartner();
    const pauses: number[] = [];
    for (let attempt = 1; ; attempt += 1) {
      await until(async () => {
        const [one] = await deliveriesOf(site, webhookId);
        return one.attempts === attempt && one.lastError === "HTTP 503";
      });
      const [row] = await site.db.query(
        `select state, round(extract(epoch from next_attempt_at - now()))::int as pause
         from webhook_delivery where claimed_until is null`,
      );
      if (!row) continue;
      if (row.state === "failed") break;
      pauses.push(row.pause);
      await site.db.query("update webhook_delivery set last_error = ''");
      await pass(`${row.pause + 1} seconds`);
    }
    const grown = pauses.every((pause, index) => index === 0 || pause >= (pauses[index - 1] ?? 0));
    expect([grown, pauses.length]).toEqual([true, 10]);
    const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600;
    expect([hours > 20, hours <= 24]).toEqual([true, true]);

    receiver.answerWith(204);
    const [{ id }] = await deliveriesOf(site, webhookId);
    const { sendWebhookDeliveryAgain: again } = await site.executeOrThrow(
      `mutation { sendWebhookDeliveryAgain(id: "${id}") { id state attempts } }`,
      {},
      "admin",
    );
    expect(again).toEqual({ id, state: "WAITING", attempts: 0 });
    await until(() => stateOf(webhookId, "DELIVERED"));
    const ids = new Set(receiver.received.map(({ headers }) => headers["webhook-id"]));
    expect([...ids]).toEqual([`msg_${id}`]);
  });

  test("that waits behind a failed one of its item is not looked for every moment", async () => {
    const { id: webhookId } = await aWebhook(site, { url: receiver.url });
    await rename(await aPartner());
    receiver.answerWith(500);
    const stop = anInstance();
    await until(async () => (await deliveriesOf(site, webhookId))[0].lastError === "HTTP 500");
    await stop();
    expect(await timeUntilDue(site.db)).toBeGreaterThan(2000);
  });

  test("that an instance died with is sent by another", async () => {
    const { id: webhookId } = await aWebhook(site, { url: receiver.url });
    await aPartner();
    await site.db.query(
      "update webhook_delivery set claimed_until = now() - interval '1 second', attempts = 1",
    );
    anInstance();
    await until(() => stateOf(webhookId, "DELIVERED"));
  });

  test("of a webhook that is off waits until it is on", async () => {
    const { id: webhookId } = await aWebhook(site, { url: receiver.url });
    await aPartner();
    await site.db.query("update webhook set is_active = false");
    anInstance();
    const other = await aWebhook(site, { url: receiver.url });
    await aPartner();
    await until(() => stateOf(other.id, "DELIVERED"));
    expect(await stateOf(webhookId, "WAITING")).toBe(true);
  });

  test("leaves the log after 30 days, unless it still waits", async () => {
    const { id: webhookId } = await aWebhook(site, { url: receiver.url });
    await aPartner();
    await aPartner();
    await site.db.query(
      "update webhook_delivery set state = 'failed' where sequence = (select min(sequence) from webhook_delivery)",
    );
    const later = new Date(Date.now() + 31 * 24 * 3_600_000);
    expect(await removeOldDeliveries(site.db, later)).toEqual({ deliveries: 1 });
    expect(await deliveriesOf(site, webhookId)).toMatchObject([{ state: "WAITING" }]);
  });
});
