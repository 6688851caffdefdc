import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { openEmailSender } from "../../../server/start-emails.ts";
import { aMailServer } from "../../support/applications/mail-server.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer } from "../../support/server/test-server.ts";

const mailServer = await aMailServer();
const plain = await aServer();
const { log } = aLog();

/** A site that sends through this server from this address. */
async function aSiteWith(smtpUrl: string, mailFrom: string | null = "site@foundation.org") {
  const sender = openEmailSender({ db: plain.db, environment: { smtpUrl, mailFrom }, log });
  afterAll(() => sender?.close());
  return aServer({ smtpUrl, mailFrom, sendEmail: sender?.send ?? null });
}
const site = await aSiteWith(mailServer.url);

beforeEach(() => plain.db.query("truncate settings cascade"));

const sendFrom = async (from: typeof site, to = "admin@foundation.org") => {
  const document = `mutation ($email: String!) { sendTestEmail(email: $email) { outcome server code } }`;
  return (await from.executeOrThrow(document, { email: to }, "admin")).sendTestEmail;
};

test("an admin's test e-mail arrives, in both languages", async () => {
  expect(await sendFrom(site)).toMatchObject({ outcome: "SENT", code: "" });
  const [email] = mailServer.received;
  expect(email?.to).toEqual(["admin@foundation.org"]);
  expect(email?.subject).toBe("Пробний лист · Test e-mail");
});

describe("an admin is told", () => {
  test("that no mail server is set", async () => {
    expect(await sendFrom(plain)).toEqual({ outcome: "NO_SERVER", server: null, code: "" });
  });

  test("that the sender's address is missing", async () => {
    const nameless = await aSiteWith(mailServer.url, null);
    expect(await sendFrom(nameless)).toMatchObject({ outcome: "NO_SENDER" });
  });

  test("that nothing listens at the port, with host and port", async () => {
    const closed = await aSiteWith("smtp://127.0.0.1:9");
    expect(await sendFrom(closed)).toEqual({
      outcome: "CONNECTION_REFUSED",
      server: "127.0.0.1:9",
      code: "ECONNREFUSED",
    });
  });

  test("that the server's name is unknown", async () => {
    const unknown = await aSiteWith("smtp://no-such-host.invalid");
    expect(await sendFrom(unknown)).toMatchObject({
      outcome: "UNKNOWN_HOST",
      server: "no-such-host.invalid",
    });
  });

  test("that the server refuses the recipient", async () => {
    mailServer.refusals.set("gone@foundation.org", 550);
    expect(await sendFrom(site, "gone@foundation.org")).toMatchObject({
      outcome: "RECIPIENT_REFUSED",
      code: "EENVELOPE 550",
    });
  });

  test("that the server wants a password over an encrypted connection only", async () => {
    const url = mailServer.url.replace("smtp://", "smtp://site:secret@");
    expect(await sendFrom(await aSiteWith(url))).toMatchObject({ outcome: "NO_ENCRYPTION" });
  });
});

test("an address that is none is refused at its field", async () => {
  const { errors } = await site.execute(
    'mutation { sendTestEmail(email: "nobody") { outcome } }',
    {},
    "admin",
  );
  expect(errors?.[0]?.extensions).toMatchObject({
    code: "INVALID",
    fields: [{ path: "email", rule: "isEmail" }],
  });
});
