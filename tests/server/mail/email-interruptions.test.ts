import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { DeliveryResult } from "../../../server/mail/delivery-result.ts";
import { EmailDelivery } from "../../../server/mail/email-delivery.ts";
import { queueEmail, retryEmail } from "../../../server/mail/email-queue.service.ts";
import { listenForQueuedEmails } from "../../../server/mail/mail-queue-listener.ts";
import { startEmailDelivery } from "../../../server/mail/start-email-delivery.ts";
import {
  admin,
  EmailQueueFixture,
  emailEncryption,
  receipt,
} from "../../support/applications/email-queue-fixture.ts";
import { aMailServer } from "../../support/applications/mail-server.ts";
import { anOpenDatabase } from "../../support/images/image-server.ts";

const db = await anOpenDatabase();
const server = await aMailServer();
let house: EmailQueueFixture;

beforeEach(async () => {
  await db.query("delete from mail");
  server.received.length = 0;
  house = new EmailQueueFixture(db);
});

/** A mail server that takes a mail and never says so. */
function aSilentServer() {
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const send = (_mail: unknown, signal: AbortSignal) => {
    begun();
    return new Promise<DeliveryResult>((resolve) => {
      const outcome = { kind: "postponed", code: "EABORT", isAway: true } as const;
      signal.addEventListener("abort", () => resolve(outcome));
    });
  };
  return { server: { send, close: () => undefined }, hasBegun };
}

test("a mail whose taking was never confirmed is sent again under the same Message-ID", async () => {
  const { id } = await house.queue();
  server.hangUpOnce();
  await house.deliver(server.url);
  expect((await house.row(id)).state).toBe("waiting");
  house.advanceClock(1);
  await house.deliver(server.url);
  const names = server.received.map((mail) => mail.header("Message-ID"));
  expect(names).toEqual([`<${id}@doloni.example>`, `<${id}@doloni.example>`]);
});

test("when a process dies over a mail another sends it, not before ten minutes", async () => {
  const { id } = await house.queue();
  const dying = aSilentServer();
  void new EmailDelivery(house.deliveryOptions(dying.server)).deliverDue();
  await dying.hasBegun;
  house.advanceClock(9);
  await house.deliver(server.url);
  expect(server.received).toEqual([]);
  house.advanceClock(1);
  await house.deliver(server.url);
  expect(server.received).toHaveLength(1);
  expect(await house.row(id)).toMatchObject({ state: "sent", attempts: 2 });
});

test("asking again for a mail that is being sent does not send it twice", async () => {
  const { id } = await house.queue();
  const slow = aSilentServer();
  void new EmailDelivery(house.deliveryOptions(slow.server)).deliverDue();
  await slow.hasBegun;
  await retryEmail({ db: db.manager, viewer: admin, now: house.now }, id);
  await house.deliver(server.url);
  expect(server.received).toEqual([]);
});

test("a mail that was sent while the database was away is not sent again", async () => {
  const { id } = await house.queue();
  const parts = house.deliveryOptions(server.url);
  onTestFinished(() => parts.server?.close());
  const delivery = new EmailDelivery(parts);
  vi.spyOn(db.manager, "update").mockRejectedValueOnce(new Error("the database is away"));
  await expect(delivery.deliverDue()).rejects.toThrow("away");
  house.advanceClock(20);
  await delivery.deliverDue();
  expect(server.received).toHaveLength(1);
  expect((await house.row(id)).state).toBe("sent");
});

test("a mail leaves right after the commit that queued it, and not before", async () => {
  let wakes = 0;
  onTestFinished(listenForQueuedEmails(db, () => void wakes++));
  onTestFinished(startEmailDelivery(house.deliveryOptions(server.url)));
  await db.transaction(async (manager) => {
    await manager.transaction((inner) =>
      queueEmail(inner, emailEncryption, { ...receipt, applicationId: null }, house.now),
    );
    expect([wakes, server.received]).toEqual([0, []]);
  });
  expect(wakes).toBe(1);
  await server.hasReceived(1);
});

test("what is rolled back is never sent", async () => {
  let wakes = 0;
  onTestFinished(listenForQueuedEmails(db, () => void wakes++));
  const wish = db.transaction(async (manager) => {
    await queueEmail(manager, emailEncryption, { ...receipt, applicationId: null }, house.now);
    throw new Error("no place left");
  });
  await expect(wish).rejects.toThrow("no place left");
  await house.deliver(server.url);
  expect([wakes, server.received]).toEqual([0, []]);
});

test("what waited for the next start leaves at once", async () => {
  await house.queue();
  onTestFinished(startEmailDelivery(house.deliveryOptions(server.url)));
  await server.hasReceived(1);
});

test("whoever leaves lets go of a silent server, and the mail waits", async () => {
  const { id } = await house.queue();
  const silent = aSilentServer();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = startEmailDelivery(house.deliveryOptions(silent.server));
  await silent.hasBegun;
  const stopped = stop();
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  await stopped;
  expect((await house.row(id)).state).toBe("waiting");
  await house.queue();
  expect((await house.rows()).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
});
