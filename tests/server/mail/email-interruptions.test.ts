import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { DeliveryResult } from "../../../server/mail/delivery-result.ts";
import { EmailDelivery } from "../../../server/mail/email-delivery.ts";
import { emailTopic, queueEmail, retryEmail } from "../../../server/mail/email-queue.service.ts";
import { startEmailDelivery } from "../../../server/mail/start-email-delivery.ts";
import { listenForCommits } from "../../../server/platform/database/after-commit.ts";
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
let queueFixture: EmailQueueFixture;

beforeEach(async () => {
  await db.query("delete from mail");
  server.received.length = 0;
  queueFixture = new EmailQueueFixture(db);
});

/** A mail server that receives an e-mail and never confirms it. */
function aSilentServer() {
  let resolveStarted = () => {};
  const hasStarted = new Promise<void>((resolve) => {
    resolveStarted = resolve;
  });
  const send = (_mail: unknown, signal: AbortSignal) => {
    resolveStarted();
    return new Promise<DeliveryResult>((resolve) => {
      const outcome = { kind: "postponed", code: "EABORT", isAway: true } as const;
      signal.addEventListener("abort", () => resolve(outcome));
    });
  };
  return { server: { send, close: () => undefined }, hasBegun: hasStarted };
}

test("an e-mail whose delivery was never confirmed is sent again under the same Message-ID", async () => {
  const { id } = await queueFixture.queue();
  server.hangUpOnce();
  await queueFixture.deliver(server.url);
  expect((await queueFixture.row(id)).state).toBe("waiting");
  queueFixture.advanceClock(1);
  await queueFixture.deliver(server.url);
  const names = server.received.map((mail) => mail.header("Message-ID"));
  expect(names).toEqual([`<${id}@doloni.example>`, `<${id}@doloni.example>`]);
});

test("when a process dies during a delivery another one sends the e-mail, after ten minutes at the earliest", async () => {
  const { id } = await queueFixture.queue();
  const dying = aSilentServer();
  void new EmailDelivery(queueFixture.deliveryOptions(dying.server)).deliverDue();
  await dying.hasBegun;
  queueFixture.advanceClock(9);
  await queueFixture.deliver(server.url);
  expect(server.received).toEqual([]);
  queueFixture.advanceClock(1);
  await queueFixture.deliver(server.url);
  expect(server.received).toHaveLength(1);
  expect(await queueFixture.row(id)).toMatchObject({ state: "sent", attempts: 2 });
});

test("retrying an e-mail that is being sent does not send it twice", async () => {
  const { id } = await queueFixture.queue();
  const slow = aSilentServer();
  void new EmailDelivery(queueFixture.deliveryOptions(slow.server)).deliverDue();
  await slow.hasBegun;
  await retryEmail({ db: db.manager, viewer: admin, now: queueFixture.now }, id);
  await queueFixture.deliver(server.url);
  expect(server.received).toEqual([]);
});

test("an e-mail that was sent while the database was unavailable is not sent again", async () => {
  const { id } = await queueFixture.queue();
  const options = queueFixture.deliveryOptions(server.url);
  onTestFinished(() => options.server?.close());
  const delivery = new EmailDelivery(options);
  vi.spyOn(db.manager, "update").mockRejectedValueOnce(new Error("the database is away"));
  await expect(delivery.deliverDue()).rejects.toThrow("away");
  queueFixture.advanceClock(20);
  await delivery.deliverDue();
  expect(server.received).toHaveLength(1);
  expect((await queueFixture.row(id)).state).toBe("sent");
});

test("an e-mail is sent right after the commit that queued it, and not before", async () => {
  let wakeUps = 0;
  onTestFinished(listenForCommits(db, emailTopic, () => void wakeUps++));
  onTestFinished(startEmailDelivery(queueFixture.deliveryOptions(server.url)));
  await db.transaction(async (manager) => {
    await manager.transaction((inner) =>
      queueEmail(inner, emailEncryption, { ...receipt, applicationId: null }, queueFixture.now),
    );
    expect([wakeUps, server.received]).toEqual([0, []]);
  });
  expect(wakeUps).toBe(1);
  await server.hasReceived(1);
});

test("what is rolled back is never sent", async () => {
  let wakeUps = 0;
  onTestFinished(listenForCommits(db, emailTopic, () => void wakeUps++));
  const rolledBack = db.transaction(async (manager) => {
    await queueEmail(
      manager,
      emailEncryption,
      { ...receipt, applicationId: null },
      queueFixture.now,
    );
    throw new Error("no place left");
  });
  await expect(rolledBack).rejects.toThrow("no place left");
  await queueFixture.deliver(server.url);
  expect([wakeUps, server.received]).toEqual([0, []]);
});

test("e-mails that are due at startup are sent at once", async () => {
  await queueFixture.queue();
  onTestFinished(startEmailDelivery(queueFixture.deliveryOptions(server.url)));
  await server.hasReceived(1);
});

test("a process that stops drops the connection to a silent server, and the e-mail waits", async () => {
  const { id } = await queueFixture.queue();
  const silent = aSilentServer();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const stop = startEmailDelivery(queueFixture.deliveryOptions(silent.server));
  await silent.hasBegun;
  const stopped = stop();
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  await stopped;
  expect((await queueFixture.row(id)).state).toBe("waiting");
  await queueFixture.queue();
  expect((await queueFixture.rows()).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
});
