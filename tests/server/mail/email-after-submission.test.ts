import { beforeEach, expect, onTestFinished, test } from "vitest";
import { startEmails } from "../../../server/start-emails.ts";
import { aMailServer } from "../../support/applications/mail-server.ts";
import { deleteApplications, submitForm } from "../../support/applications/submit-form.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer, encryption } from "../../support/server/test-server.ts";

const site = await aServer({ publicUrl: "https://doloni.example" });
const server = await aMailServer();
beforeEach(async () => {
  server.received.length = 0;
  await deleteApplications(site);
  await site.executeOrThrow("{ settings { id } }");
  await site.db.query("update settings set version = version + 1, email = 'office@doloni.example'");
  await site.db.query("update application_form set staff_email = 'staff@doloni.example'");
});

/** Starts the e-mail delivery as the process does, until the test ends. */
function mailing(smtpUrl: string | null): void {
  const environment = { smtpUrl, mailFrom: null, telegram: null };
  onTestFinished(
    startEmails({ db: site.db, encryption: encryption, environment, log: aLog().log }),
  );
}

test("the sender and the case workers both get their e-mails a moment later", async () => {
  mailing(server.url);
  const { receipt: sent } = await submitForm(site, "VOLUNTEER", { language: "ENG" });
  await server.hasReceived(2);
  const mails = Object.fromEntries(server.received.map((mail) => [mail.to[0], mail]));
  const receipt = mails["oksana@doloni.example"];
  expect(receipt?.subject).toBe(`Thank you! Application no. ${sent?.number} has been received`);
  expect(receipt?.header("From")).toContain("office@doloni.example");
  const notice = mails["staff@doloni.example"];
  expect(notice?.text).toContain("https://doloni.example/admin/applications/");
  expect(notice?.text).not.toContain("oksana");
});

test("without a mail server a submission is stored, and its e-mails are readable in the inbox", async () => {
  mailing(null);
  expect((await submitForm(site, "VOLUNTEER")).error).toBeNull();
  const read = async () => {
    const keptEmailsQuery = "{ emails(state: KEPT) { items { to subject } } }";
    return (await site.executeOrThrow(keptEmailsQuery, {}, "admin")).emails.items;
  };
  await expect.poll(read).toHaveLength(2);
  const { to, subject } = (await read()).find(({ to }: { to: string }) => to.startsWith("oksana"));
  expect([to, subject]).toEqual(["oksana@doloni.example", expect.stringContaining("отримано")]);
});

test("while the mail server is unavailable a submission is stored, and its e-mails wait", async () => {
  await server.stop();
  mailing(server.url);
  const { receipt, error } = await submitForm(site, "VOLUNTEER");
  expect([error, receipt?.number]).toEqual([null, expect.any(Number)]);
  const tried = () => site.db.query("select last_error from mail where attempts > 0");
  await expect.poll(tried).toEqual([{ last_error: "ECONNREFUSED" }]);
  await server.start();
  // The delay before the next attempt is over for a process that starts now.
  await site.db.query("update mail set next_attempt_at = now()");
  mailing(server.url);
  await server.hasReceived(2);
});
