import { describe, expect, test } from "vitest";
import { timeUntilDue } from "../../../server/webhook/claim-delivery.ts";
import { removeOldDeliveries } from "../../../server/webhook/deliveries.service.ts";
import { until } from "../../support/until.ts";
import { aSiteWithReceiver } from "../../support/webhooks/site-with-receiver.ts";
import { aWebhook, deliveriesOf } from "../../support/webhooks/webhooks.ts";

const { anInstance, aPartner, areAll, passTime, receiver, rename, site } =
  await aSiteWithReceiver();

describe("a delivery", () => {
  test("that gets no answer within five seconds is tried again", async () => {
    const { id: webhookId } = await aWebhook(site, { url: receiver.url });
    receiver.answerWith("silence");
    anInstance();
    await aPartner();
    await until(async () => (await deliveriesOf(site, webhookId))[0].lastError === "TIMEOUT");
    receiver.answerWith(204);
    await passTime("5 seconds");
    await until(() => areAll("DELIVERED", webhookId));
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
      await passTime(`${row.pause + 1} seconds`);
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
    await until(() => areAll("DELIVERED", webhookId));
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
    await until(() => areAll("DELIVERED", webhookId));
  });

  test("of a webhook that is off waits until it is on", async () => {
    const { id: webhookId } = await aWebhook(site, { url: receiver.url });
    await aPartner();
    await site.db.query("update webhook set is_active = false");
    anInstance();
    const other = await aWebhook(site, { url: receiver.url });
    await aPartner();
    await until(() => areAll("DELIVERED", other.id));
    expect(await areAll("WAITING", webhookId)).toBe(true);
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
