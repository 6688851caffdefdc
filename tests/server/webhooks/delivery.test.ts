import { describe, expect, test } from "vitest";
import { until } from "../../support/until.ts";
import { aSiteWithReceiver } from "../../support/webhooks/site-with-receiver.ts";
import { isSignedWith } from "../../support/webhooks/webhook-receiver.ts";
import { aWebhook, deliveriesOf } from "../../support/webhooks/webhooks.ts";

const { anInstance, aPartner, areAll, passTime, receiver, rename, site } =
  await aSiteWithReceiver();

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
    await until(() => areAll("DELIVERED", webhookId));
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
    await passTime("5 seconds");
    await until(() => areAll("DELIVERED", webhookId));
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
    await until(() => areAll("DELIVERED", webhookId));
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(10);
    expect(receiver.received).toHaveLength(10);
  });
});
