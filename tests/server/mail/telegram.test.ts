import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { EmailDelivery } from "../../../server/mail/email-delivery.ts";
import { queueEmail, retryEmail } from "../../../server/mail/email-queue.service.ts";
import { openTelegramBot } from "../../../server/mail/telegram-bot.ts";
import {
  admin,
  EmailQueueFixture,
  emailEncryption,
} from "../../support/applications/email-queue-fixture.ts";
import { aMailServer } from "../../support/applications/mail-server.ts";
import { botToken, startTelegramServer } from "../../support/applications/telegram-server.ts";
import { anOpenDatabase } from "../../support/images/image-server.ts";

const db = await anOpenDatabase();
const mailServer = await aMailServer();
const telegram = await startTelegramServer();
afterAll(telegram.stop);
let queue: EmailQueueFixture;

beforeEach(async () => {
  await db.query("delete from mail");
  telegram.received.length = 0;
  telegram.refusals.clear();
  await telegram.stop();
  await telegram.start();
  queue = new EmailQueueFixture(db);
});

const notice = { subject: "Нова заявка № 7", text: "Відкрити: https://doloni.example/admin" };

/** Queues the notice to a chat and returns its row. */
async function queueTo(to: string) {
  await db.transaction((manager) =>
    queueEmail(
      manager,
      emailEncryption,
      { ...notice, to, channel: "telegram", applicationId: null },
      queue.now,
    ),
  );
  const [row] = await queue.rows();
  if (!row) throw new Error("nothing was queued");
  return row;
}

const bot = (token = botToken) => openTelegramBot({ token, apiUrl: telegram.url });

/** Delivers all due messages once, as a new process. */
const deliver = (server: ReturnType<typeof openTelegramBot> | null = bot()) =>
  new EmailDelivery({
    ...queue.deliveryOptions(null),
    channel: "telegram",
    server,
    from: null,
  }).deliverDue();

test("a notice arrives in the chat, with its heading and its link", async () => {
  const { id } = await queueTo("-1001234567890");
  await deliver();
  expect(telegram.received).toEqual([
    { chat: "-1001234567890", text: `${notice.subject}\n\n${notice.text}` },
  ]);
  expect(await queue.row(id)).toMatchObject({ state: "sent", sentAt: queue.now });
});

test("while Telegram is unreachable a notice waits, and arrives once afterwards", async () => {
  const { id } = await queueTo("-5");
  await telegram.stop();
  await deliver();
  expect(await queue.row(id)).toMatchObject({ state: "waiting", lastError: "ECONNREFUSED" });
  await telegram.start();
  await deliver();
  expect(telegram.received).toEqual([]);
  queue.advanceClock(1);
  await deliver();
  expect(telegram.received).toHaveLength(1);
  expect(await queue.row(id)).toMatchObject({ state: "sent", attempts: 2 });
});

test("a notice whose sending process was killed is sent by another one", async () => {
  const { id } = await queueTo("-5");
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const send = () => {
    begin();
    return new Promise<never>(() => {});
  };
  const dying = { send, close: () => undefined };
  void deliver(dying);
  await begun;
  queue.advanceClock(10);
  await deliver();
  expect(telegram.received).toHaveLength(1);
  expect(await queue.row(id)).toMatchObject({ state: "sent", attempts: 2 });
});

test("an outage of the mail server does not delay notices in Telegram, nor the other way round", async () => {
  await mailServer.stop();
  await queue.queue();
  await queueTo("-5");
  await queue.deliver(mailServer.url);
  await deliver();
  expect(telegram.received).toHaveLength(1);
  await telegram.stop();
  await mailServer.start();
  await queueTo("-6");
  await deliver();
  queue.advanceClock(1);
  await queue.deliver(mailServer.url);
  expect(mailServer.received).toHaveLength(1);
});

describe("a notice that Telegram refuses", () => {
  test.each([
    [400, "Bad Request: chat not found", "CHAT_NOT_FOUND 400"],
    [403, "Forbidden: bot was kicked from the group chat", "CHAT_REFUSED 403"],
    [400, "Bad Request: message is too long", "TELEGRAM 400"],
  ])("for its chat (%i %s) fails at once; an admin can send it again", async (...answer) => {
    const [status, description, lastError] = answer;
    const { id } = await queueTo("-5");
    telegram.refusals.set("-5", [status, description]);
    await deliver();
    expect(await queue.row(id)).toMatchObject({ state: "failed", lastError });
    telegram.refusals.clear();
    await retryEmail({ db: db.manager, viewer: admin, now: queue.now }, id);
    await deliver();
    expect(telegram.received).toHaveLength(1);
  });

  test.each([
    ["1:another-token-of-another-bot", "TOKEN_REFUSED 401"],
    ["no token at all", "TOKEN_REFUSED 404"],
  ])("for the token (%s) waits until the token is right", async (token, lastError) => {
    const { id } = await queueTo("-5");
    await deliver(bot(token));
    expect(await queue.row(id)).toMatchObject({ state: "waiting", lastError });
    queue.advanceClock(1);
    await deliver();
    expect((await queue.row(id)).state).toBe("sent");
  });

  test("because there were too many is sent later", async () => {
    const { id } = await queueTo("-5");
    telegram.refusals.set("-5", [429, "Too Many Requests: retry after 5"]);
    await deliver();
    expect(await queue.row(id)).toMatchObject({ state: "waiting", lastError: "TELEGRAM 429" });
  });
});

test("without a bot a notice is stored, and e-mails are left alone", async () => {
  const { id } = await queueTo("-5");
  await deliver(null);
  expect((await queue.row(id)).state).toBe("kept");
  await db.query("update mail set state = 'waiting'");
  await queue.deliver(null);
  expect((await queue.row(id)).state).toBe("waiting");
});

test("neither token nor chat is ever logged", async () => {
  await queueTo("-5");
  await telegram.stop();
  await deliver();
  await queueTo("-987654");
  await telegram.start();
  await deliver(bot("1:another-token-of-another-bot"));
  const logged = queue.log.read();
  expect(logged).toContain("an e-mail could not be sent yet");
  expect(logged).not.toMatch(/AAEhBOweik|another-token|987654/);
});
