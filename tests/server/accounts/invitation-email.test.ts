import { beforeEach, expect, test } from "vitest";
import type { DeliveryResult } from "../../../server/mail/delivery-result.ts";
import type { EmailContent } from "../../../server/mail/email-content.ts";
import { secretIn, usersOf } from "../../support/accounts/user-client.ts";
import { aServer } from "../../support/server/test-server.ts";

let sent: EmailContent[] = [];
let broken: Error | null = null;
let result: DeliveryResult = { kind: "sent" };
const site = await aServer({
  sendEmail: async (email) => {
    if (broken) throw broken;
    sent.push(email);
    return result;
  },
});
const { asAdmin, say, settled } = usersOf(site);
beforeEach(() => {
  sent = [];
  result = { kind: "sent" };
  broken = null;
});

const olena = (email: string) => ({ email, name: "Олена", roles: ["editor"] });

test("an invited person gets the link by e-mail, and can accept with it", async () => {
  const { data } = await asAdmin("inviteUser", olena("olena@doloni.example"));
  expect(data.delivery).toBe("SENT");
  expect(sent.map(({ to }) => to)).toEqual(["olena@doloni.example"]);
  expect(sent[0]?.text).toContain("Олена");
  const [address = ""] = sent[0]?.text.match(/https?:\S+#\S+/) ?? [];
  const { data: person } = await say("invitation", { secret: secretIn(address) }, null);
  expect(person).toMatchObject({ email: "olena@doloni.example" });
});

test("an English colleague is invited in English", async () => {
  await site.executeOrThrow(
    `mutation { inviteUser(email: "ann@doloni.example", name: "Ann", roles: [editor], language: ENG) { url } }`,
    {},
    "admin",
  );
  expect(sent[0]?.subject).toMatch(/^Invitation/);
});

test("an admin learns that the mail server refused the e-mail, and has the link", async () => {
  result = { kind: "postponed", code: "ECONNECTION", isAway: true };
  const { data } = await asAdmin("inviteUser", olena("away@doloni.example"));
  expect(data.delivery).toBe("FAILED");
  expect(data.url).toContain("/auth/invitation");
});

test("an admin has the link even when sending ends with an unexpected error", async () => {
  broken = new Error("the mail server hung up");
  const { data } = await asAdmin("inviteUser", olena("broken@doloni.example"));
  expect(data).toMatchObject({ delivery: "FAILED", url: expect.stringContaining("/auth/") });
});

test("a link to a new password is e-mailed too, and says so", async () => {
  const { id, email } = await settled();
  sent = [];
  expect((await asAdmin("renewInvitation", { id })).data.delivery).toBe("SENT");
  expect(sent).toMatchObject([{ to: email, subject: expect.stringContaining("Новий пароль") }]);
});

test("without a mail server the link is passed on by hand", async () => {
  const quiet = await aServer();
  const { data } = await usersOf(quiet).asAdmin("inviteUser", olena("by-hand@doloni.example"));
  expect(data.delivery).toBe("NO_MAIL_SERVER");
});
