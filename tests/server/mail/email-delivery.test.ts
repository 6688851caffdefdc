import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { decryptEmail } from "../../../server/mail/email-content.ts";
import { eraseEmailContent, retryEmail } from "../../../server/mail/email-queue.service.ts";
import { FieldEncryption } from "../../../server/platform/field-encryption.ts";
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
let house: EmailQueueFixture;

beforeEach(async () => {
  await db.query("delete from mail");
  server.received.length = 0;
  server.refusals.clear();
  house = new EmailQueueFixture(db);
});

const days = (count: number) => count * 24 * 60;

test("a receipt arrives in Ukrainian, word for word", async () => {
  const { id } = await house.queue();
  await house.deliver(server.url);
  const [mail] = server.received;
  expect(mail).toMatchObject({ to: [receipt.to], subject: receipt.subject, text: receipt.text });
  expect(await house.row(id)).toMatchObject({ state: "sent", sentAt: house.now, lastError: "" });
});

test("a mail says from whom it is, and that no machine need answer it", async () => {
  const { id } = await house.queue();
  await house.deliver(server.url);
  const [mail] = server.received;
  expect(mail?.header("From")).toMatch(/^=\?UTF-8\?.+\?= <info@doloni\.example>$/);
  expect(mail?.header("Message-ID")).toBe(`<${id}@doloni.example>`);
  expect(mail?.header("Auto-Submitted")).toBe("auto-generated");
  expect(mail?.header("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(mail?.raw).toMatch(/^[\t\r\n -~]*$/);
});

test("a recipient cannot smuggle in others, nor a subject a header", async () => {
  await house.queue({ subject: "Дякуємо\r\nBcc: third@example.com" });
  await house.queue({ to: "oksana.hnatiuk@example.com, third@example.com" });
  await house.deliver(server.url);
  expect(server.received.flatMap(({ to }) => to)).not.toContain("third@example.com");
  expect(server.received[0]?.header("Bcc")).toBeNull();
});

test("while the mail server is down a mail waits; once it is up it arrives, once", async () => {
  await server.stop();
  const { id } = await house.queue();
  await house.deliver(server.url);
  expect(await house.row(id)).toMatchObject({ state: "waiting", lastError: "ECONNREFUSED" });
  await server.start();
  await house.deliver(server.url);
  expect(server.received).toEqual([]);
  house.advanceClock(1);
  await house.deliver(server.url);
  house.advanceClock(days(1));
  await house.deliver(server.url);
  expect(server.received).toHaveLength(1);
  expect(await house.row(id)).toMatchObject({ state: "sent", attempts: 2, lastError: "" });
});

test("while the mail server is down one mail is tried and the others keep their patience", async () => {
  await server.stop();
  for (let count = 0; count < 3; count++) await house.queue();
  await house.deliver(server.url);
  await server.start();
  expect((await house.rows()).map(({ attempts }) => attempts).sort()).toEqual([0, 0, 1]);
});

test("a mail is tried for three days, less and less often, and then no more", async () => {
  const { id } = await house.queue();
  server.refusals.set(receipt.to, 451);
  const waits: number[] = [];
  for (let row = await house.row(id); row.state === "waiting"; ) {
    await house.deliver(server.url);
    row = await house.row(id);
    const wait = row.nextAttemptAt.getTime() - house.now.getTime();
    if (row.state === "waiting") waits.push(wait / 60_000);
    house.now = row.nextAttemptAt;
  }
  expect(waits).toEqual([1, 5, 15, 60, ...new Array(11).fill(360)]);
  expect(await house.row(id)).toMatchObject({ state: "failed", lastError: "EENVELOPE 451" });
});

test("a recipient whom the server puts off gets the mail some minutes later", async () => {
  await house.queue();
  server.refusals.set(receipt.to, 451);
  await house.deliver(server.url);
  server.refusals.clear();
  house.advanceClock(1);
  await house.deliver(server.url);
  expect(server.received).toHaveLength(1);
});

test("a mail to somebody who does not exist has failed at once; the next one arrives", async () => {
  const { id } = await house.queue({ to: "nobody@example.com" });
  house.advanceClock(1);
  await house.queue();
  server.refusals.set("nobody@example.com", 550);
  await house.deliver(server.url);
  expect(await house.row(id)).toMatchObject({
    state: "failed",
    attempts: 1,
    lastError: "EENVELOPE 550",
  });
  house.advanceClock(days(1));
  await house.deliver(server.url);
  expect(server.received.map(({ to }) => to)).toEqual([[receipt.to]]);
  expect((await house.row(id)).attempts).toBe(1);
});

test("two processes on one database send each mail once", async () => {
  const numbers = Array.from({ length: 12 }, (_, index) => `№ ${index}`);
  for (const subject of numbers) await house.queue({ subject });
  await Promise.all([house.deliver(server.url), house.deliver(server.url)]);
  expect(server.received.map(({ subject }) => subject).sort()).toEqual(numbers.sort());
});

test("without a mail server a mail is kept and can be read", async () => {
  const { id } = await house.queue();
  await house.deliver(null);
  const row = await house.row(id);
  expect(row.state).toBe("kept");
  expect(decryptEmail(emailEncryption, row)).toEqual(receipt);
});

test("an admin sends a kept mail once there is a server; nobody else does", async () => {
  const { id } = await house.queue();
  await house.deliver(null);
  house.advanceClock(days(30));
  await house.deliver(server.url);
  expect(server.received).toEqual([]);
  const context = { db: db.manager, now: house.now };
  await expect(retryEmail({ ...context, viewer: visitor }, id)).rejects.toThrow("UNAUTHENTICATED");
  await retryEmail({ ...context, viewer: admin }, id);
  await house.deliver(server.url);
  expect(server.received).toHaveLength(1);
  await expect(retryEmail({ ...context, viewer: admin }, id)).rejects.toThrow("CONFLICT");
});

test("whoever reads the table finds neither address nor words", async () => {
  await house.queue();
  await house.deliver(server.url);
  const [{ dump }] = await db.query("select string_agg(mail::text, '') as dump from mail");
  const bytes = Buffer.from(dump.match(/\\+x([0-9a-f]+)/)?.[1] ?? "", "hex");
  expect(bytes.length).toBeGreaterThan(100);
  const [name] = receipt.to.split("@");
  for (const words of [name ?? "", "example.com", "звернення", "Вітаємо"]) {
    expect(dump).not.toContain(words);
    expect(bytes.includes(words)).toBe(false);
  }
});

test("the log names mails and codes, and nobody", async () => {
  const { id } = await house.queue();
  server.refusals.set(receipt.to, 550);
  await house.deliver(server.url);
  const log = house.log.read();
  expect(log).toContain(id);
  expect(log).toContain("550");
  expect(log).not.toContain("oksana");
});

test("while nobody has said from whom mails come they wait", async () => {
  const { id } = await house.queue();
  house.from = { name: "", address: "" };
  await house.deliver(server.url);
  expect(await house.row(id)).toMatchObject({ state: "waiting", lastError: "NO_SENDER" });
  house.from.address = "info@doloni.example";
  house.advanceClock(1);
  await house.deliver(server.url);
  expect(server.received).toHaveLength(1);
});

test("a mail whose key is missing waits for the key", async () => {
  const { id } = await house.queue();
  house.encryption = new FieldEncryption("another key, and as long as it must be");
  await house.deliver(server.url);
  expect(await house.row(id)).toMatchObject({ state: "waiting", lastError: "UNREADABLE" });
  house.encryption = emailEncryption;
  house.advanceClock(1);
  await house.deliver(server.url);
  expect(server.received).toHaveLength(1);
});

test("a password is not told over an open line, unless that is asked for", async () => {
  const { id } = await house.queue();
  const url = server.url.replace("//", "//site:secret@");
  await house.deliver(url);
  expect(server.received).toEqual([]);
  expect(await house.row(id)).toMatchObject({ state: "waiting", lastError: "ETLS 500" });
  house.advanceClock(1);
  await house.deliver(`${url}?requireTLS=false`);
  expect(server.received).toHaveLength(1);
});

test("of somebody whose application is erased no mail says anything, and none leaves", async () => {
  const applicationId = randomUUID();
  const sent = await house.queue({}, applicationId);
  await house.deliver(server.url);
  await house.queue({}, applicationId);
  const other = await house.queue({}, randomUUID());
  await eraseEmailContent(db.manager, [applicationId]);
  const left = Object.fromEntries((await house.rows()).map(({ id, encrypted }) => [id, encrypted]));
  expect(left).toEqual({ [sent.id]: null, [other.id]: expect.any(Buffer) });
});
