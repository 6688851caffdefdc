import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { decryptEmail } from "../../../server/mail/email-content.ts";
import { eraseEmailContent, retryEmail } from "../../../server/mail/email-queue.service.ts";
import { FieldEncryption } from "../../../server/platform/encryption/field-encryption.ts";
import { visitor } from "../../../server/platform/viewer.ts";
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
  server.refusals.clear();
  queueFixture = new EmailQueueFixture(db);
});

const minutesOfDays = (count: number) => count * 24 * 60;

test("a receipt arrives in Ukrainian, word for word", async () => {
  const { id } = await queueFixture.queue();
  await queueFixture.deliver(server.url);
  const [mail] = server.received;
  expect(mail).toMatchObject({ to: [receipt.to], subject: receipt.subject, text: receipt.text });
  expect(await queueFixture.row(id)).toMatchObject({
    state: "sent",
    sentAt: queueFixture.now,
    lastError: "",
  });
});

test("an e-mail names its sender, and is marked as automatic", async () => {
  const { id } = await queueFixture.queue();
  await queueFixture.deliver(server.url);
  const [mail] = server.received;
  expect(mail?.header("From")).toMatch(/^=\?UTF-8\?.+\?= <info@doloni\.example>$/);
  expect(mail?.header("Message-ID")).toBe(`<${id}@doloni.example>`);
  expect(mail?.header("Auto-Submitted")).toBe("auto-generated");
  expect(mail?.header("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(mail?.raw).toMatch(/^[\t\r\n -~]*$/);
});

test("an address cannot add recipients, nor a subject a header", async () => {
  await queueFixture.queue({ subject: "Дякуємо\r\nBcc: third@example.com" });
  await queueFixture.queue({ to: "oksana.hnatiuk@example.com, third@example.com" });
  await queueFixture.deliver(server.url);
  expect(server.received.flatMap(({ to }) => to)).not.toContain("third@example.com");
  expect(server.received[0]?.header("Bcc")).toBeNull();
});

test("while the mail server is unavailable an e-mail waits; afterwards it is delivered once", async () => {
  await server.stop();
  const { id } = await queueFixture.queue();
  await queueFixture.deliver(server.url);
  expect(await queueFixture.row(id)).toMatchObject({ state: "waiting", lastError: "ECONNREFUSED" });
  await server.start();
  await queueFixture.deliver(server.url);
  expect(server.received).toEqual([]);
  queueFixture.advanceClock(1);
  await queueFixture.deliver(server.url);
  queueFixture.advanceClock(minutesOfDays(1));
  await queueFixture.deliver(server.url);
  expect(server.received).toHaveLength(1);
  expect(await queueFixture.row(id)).toMatchObject({ state: "sent", attempts: 2, lastError: "" });
});

test("while the mail server is unavailable one e-mail is tried and the others use up no attempt", async () => {
  await server.stop();
  for (let count = 0; count < 3; count++) await queueFixture.queue();
  await queueFixture.deliver(server.url);
  await server.start();
  expect((await queueFixture.rows()).map(({ attempts }) => attempts).sort()).toEqual([0, 0, 1]);
});

test("an e-mail is tried for three days, less and less often, and then no more", async () => {
  const { id } = await queueFixture.queue();
  server.refusals.set(receipt.to, 451);
  const waits: number[] = [];
  for (let row = await queueFixture.row(id); row.state === "waiting"; ) {
    await queueFixture.deliver(server.url);
    row = await queueFixture.row(id);
    const wait = row.nextAttemptAt.getTime() - queueFixture.now.getTime();
    if (row.state === "waiting") waits.push(wait / 60_000);
    queueFixture.now = row.nextAttemptAt;
  }
  expect(waits).toEqual([1, 5, 15, 60, ...new Array(11).fill(360)]);
  expect(await queueFixture.row(id)).toMatchObject({ state: "failed", lastError: "EENVELOPE 451" });
});

test("an e-mail that the server defers is delivered some minutes later", async () => {
  await queueFixture.queue();
  server.refusals.set(receipt.to, 451);
  await queueFixture.deliver(server.url);
  server.refusals.clear();
  queueFixture.advanceClock(1);
  await queueFixture.deliver(server.url);
  expect(server.received).toHaveLength(1);
});

test("an e-mail to an unknown recipient fails at once; the next one is delivered", async () => {
  const { id } = await queueFixture.queue({ to: "nobody@example.com" });
  queueFixture.advanceClock(1);
  await queueFixture.queue();
  server.refusals.set("nobody@example.com", 550);
  await queueFixture.deliver(server.url);
  expect(await queueFixture.row(id)).toMatchObject({
    state: "failed",
    attempts: 1,
    lastError: "EENVELOPE 550",
  });
  queueFixture.advanceClock(minutesOfDays(1));
  await queueFixture.deliver(server.url);
  expect(server.received.map(({ to }) => to)).toEqual([[receipt.to]]);
  expect((await queueFixture.row(id)).attempts).toBe(1);
});

test("two processes on one database send each e-mail once", async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => `№ ${index}`);
  for (const subject of numbers) await queueFixture.queue({ subject });
  await Promise.all([queueFixture.deliver(server.url), queueFixture.deliver(server.url)]);
  expect(server.received.map(({ subject }) => subject).sort()).toEqual(numbers.sort());
});

test("without a mail server an e-mail is stored and can be read", async () => {
  const { id } = await queueFixture.queue();
  await queueFixture.deliver(null);
  const row = await queueFixture.row(id);
  expect(row.state).toBe("kept");
  expect(decryptEmail(emailEncryption, row)).toEqual(receipt);
});

test("an admin sends a stored e-mail once there is a server; nobody else can", async () => {
  const { id } = await queueFixture.queue();
  await queueFixture.deliver(null);
  queueFixture.advanceClock(minutesOfDays(30));
  await queueFixture.deliver(server.url);
  expect(server.received).toEqual([]);
  const context = { db: db.manager, now: queueFixture.now };
  await expect(retryEmail({ ...context, viewer: visitor }, id)).rejects.toThrow("UNAUTHENTICATED");
  await retryEmail({ ...context, viewer: admin }, id);
  await queueFixture.deliver(server.url);
  expect(server.received).toHaveLength(1);
  await expect(retryEmail({ ...context, viewer: admin }, id)).rejects.toThrow("CONFLICT");
});

test("the table contains neither address nor text in plain form", async () => {
  await queueFixture.queue();
  await queueFixture.deliver(server.url);
  const [{ dump }] = await db.query("select string_agg(mail::text, '') as dump from mail");
  const bytes = Buffer.from(dump.match(/\\+x([0-9a-f]+)/)?.[1] ?? "", "hex");
  expect(bytes.length).toBeGreaterThan(100);
  const [name] = receipt.to.split("@");
  for (const confidential of [name ?? "", "example.com", "звернення", "Вітаємо"]) {
    expect(dump).not.toContain(confidential);
    expect(bytes.includes(confidential)).toBe(false);
  }
});

test("the log contains ids and codes, and no personal data", async () => {
  const { id } = await queueFixture.queue();
  server.refusals.set(receipt.to, 550);
  await queueFixture.deliver(server.url);
  const log = queueFixture.log.read();
  expect(log).toContain(id);
  expect(log).toContain("550");
  expect(log).not.toContain("oksana");
});

test("while no sender address is configured e-mails wait", async () => {
  const { id } = await queueFixture.queue();
  queueFixture.from = { name: "", address: "" };
  await queueFixture.deliver(server.url);
  expect(await queueFixture.row(id)).toMatchObject({ state: "waiting", lastError: "NO_SENDER" });
  queueFixture.from.address = "info@doloni.example";
  queueFixture.advanceClock(1);
  await queueFixture.deliver(server.url);
  expect(server.received).toHaveLength(1);
});

test("an e-mail whose encryption key is missing waits for the key", async () => {
  const { id } = await queueFixture.queue();
  queueFixture.encryption = new FieldEncryption("another key, and as long as it must be");
  await queueFixture.deliver(server.url);
  expect(await queueFixture.row(id)).toMatchObject({ state: "waiting", lastError: "UNREADABLE" });
  queueFixture.encryption = emailEncryption;
  queueFixture.advanceClock(1);
  await queueFixture.deliver(server.url);
  expect(server.received).toHaveLength(1);
});

test("a password is not sent over an unencrypted connection, unless that is configured", async () => {
  const { id } = await queueFixture.queue();
  const url = server.url.replace("//", "//site:secret@");
  await queueFixture.deliver(url);
  expect(server.received).toEqual([]);
  expect(await queueFixture.row(id)).toMatchObject({ state: "waiting", lastError: "ETLS 500" });
  queueFixture.advanceClock(1);
  await queueFixture.deliver(`${url}?requireTLS=false`);
  expect(server.received).toHaveLength(1);
});

test("the e-mails of an erased application are emptied, and none is sent", async () => {
  const applicationId = randomUUID();
  const sent = await queueFixture.queue({}, applicationId);
  await queueFixture.deliver(server.url);
  await queueFixture.queue({}, applicationId);
  const other = await queueFixture.queue({}, randomUUID());
  await eraseEmailContent(db.manager, [applicationId]);
  const remaining = Object.fromEntries(
    (await queueFixture.rows()).map(({ id, encrypted }) => [id, encrypted]),
  );
  expect(remaining).toEqual({ [sent.id]: null, [other.id]: expect.any(Buffer) });
});
