import { beforeEach, describe, expect, test } from "vitest";
import { createAdmin } from "../../../server/account/first-admin.ts";
import { adminEmail } from "../../support/accounts/accounts.ts";
import { secondStepsOf } from "../../support/accounts/second-step.ts";
import { signIn } from "../../support/accounts/sign-in.ts";
import { usersOf } from "../../support/accounts/user-client.ts";
import { queuedEmails } from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { say, setUp, protectedUser, settled, asAdmin } = secondStepsOf(site);
const { opens } = usersOf(site);
const now = new Date("2026-11-22T10:00:00.000Z");
const [{ id: adminId }] = await site.db.query("select id from account where email = $1", [
  adminEmail,
]);

beforeEach(async () => {
  site.setClock(now);
  await site.db.query("delete from attempt");
  await site.db.query("delete from second_step_requirement");
});

/** The security events and the admins' e-mails that `work` adds. */
async function recordedBy(work: () => Promise<unknown>) {
  await site.db.query("truncate security_event, mail");
  await work();
  const events = await site.db.query(
    "select kind, user_id, subject_id, before, after, network from security_event",
  );
  return { events, emails: await queuedEmails(site) };
}

describe("a second step", () => {
  test("that its user sets up is recorded, from where", async () => {
    const person = await settled();
    const { events, emails } = await recordedBy(() => setUp(person, now));
    expect(events).toEqual([
      expect.objectContaining({
        kind: "secondStepAdded",
        user_id: person.id,
        network: "127.0.0.1",
      }),
    ]);
    expect(emails.map(({ to }) => to)).toEqual([person.email]);
  });

  test("that a user sets up because it is required is recorded under their name", async () => {
    const person = await settled();
    await say("requireSecondStepFor", { roles: ["editor"] }, site.tokens.admin);
    const { events } = await recordedBy(() => setUp(person, now));
    expect(events).toMatchObject([{ kind: "secondStepAdded", user_id: person.id }]);
  });

  test("that its user switches off is recorded and mailed to the admins", async () => {
    const { id, email, token, password, codes } = await protectedUser(now);
    const { events, emails } = await recordedBy(() =>
      say("removeSecondStep", { password, code: codes[0] }, token),
    );
    expect(events).toMatchObject([{ kind: "secondStepRemoved", user_id: id, subject_id: id }]);
    expect(emails.find(({ to }) => to === adminEmail)).toMatchObject({
      subject: "Вимкнено двоетапний вхід · Two-step sign-in of an account was switched off",
      text: expect.stringContaining(`(${email}), редагування сайту`),
    });
  });

  test("that an admin removes is recorded and mailed, and ends its user's sessions", async () => {
    const { id, email, token } = await protectedUser(now);
    expect(await opens(token)).toBe(true);
    const { events, emails } = await recordedBy(() => asAdminRemoves(id));
    expect(events).toMatchObject([
      { kind: "secondStepRemoved", user_id: adminId, subject_id: id, network: "127.0.0.1" },
    ]);
    expect(emails.find(({ to }) => to === adminEmail)?.text).toContain(`(${email}), editor`);
    expect(await opens(token)).toBe(false);
  });

  test("that was not there leaves no event, no e-mail and the sessions as they are", async () => {
    const { id, token } = await settled();
    expect(await recordedBy(() => asAdminRemoves(id))).toEqual({ events: [], emails: [] });
    expect(await opens(token)).toBe(true);
  });

  test("that the command line removes is recorded without an author, in both logs", async () => {
    const { id, email, password } = await protectedUser(now, "admin");
    const { events } = await recordedBy(() =>
      createAdmin(site.db, { email, password, removesSecondStep: true }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: "secondStepRemoved",
        user_id: null,
        subject_id: id,
        network: "",
      }),
    );
    const changes = await site.db.query(
      "select user_name from change where action = 'secondStepRemoved' and item_id = $1",
      [id],
    );
    expect(changes).toEqual([{ user_name: "" }]);
  });

  const asAdminRemoves = (id: string) => say("removeUserSecondStep", { id }, site.tokens.admin);
});

describe("a wrong code", () => {
  test("at sign-in is recorded apart from a wrong password: somebody knows the right one", async () => {
    const { id, email, password } = await protectedUser(now);
    const { events } = await recordedBy(async () => {
      await signIn(site, { email, password });
      await signIn(site, { email, password, code: "000000" });
      await signIn(site, { email, password: "a wrong password", code: "000000" });
    });
    expect(events).toMatchObject([
      { kind: "secondStepRefused", user_id: id },
      { kind: "signInRefused", user_id: id },
    ]);
  });

  test("with a one-time link is recorded", async () => {
    const { id } = await protectedUser(now);
    const { url } = (await asAdmin("renewInvitation", { id })).data;
    const acceptance = {
      secret: new URL(url).hash.slice(1),
      password: "another long password",
      code: "000000",
    };
    const { events } = await recordedBy(() => say("acceptInvitation", acceptance));
    expect(events).toMatchObject([{ kind: "secondStepRefused", user_id: id }]);
  });

  test("or a wrong password of a signed-in user is recorded as a refused confirmation", async () => {
    const { id, token, password } = await protectedUser(now);
    const { events } = await recordedBy(async () => {
      await say("removeSecondStep", { password, code: "000000" }, token);
      await say("renewRecoveryCodes", { password: "a wrong password", code: "000000" }, token);
    });
    const refusal = expect.objectContaining({ kind: "confirmationRefused", user_id: id });
    expect(events).toEqual([refusal, refusal]);
  });
});

test("a changed requirement is recorded and mailed to the admins, from what to what", async () => {
  await say("requireSecondStepFor", { roles: ["editor"] }, site.tokens.admin);
  const requireForBoth = () =>
    say("requireSecondStepFor", { roles: ["caseWorker", "editor"] }, site.tokens.admin);
  const { events, emails } = await recordedBy(requireForBoth);
  expect(events).toMatchObject([
    {
      kind: "secondStepRequired",
      user_id: adminId,
      subject_id: null,
      before: "editor",
      after: "editor,caseWorker",
    },
  ]);
  const text = emails.find(({ to }) => to === adminEmail)?.text;
  expect(text).toContain(
    "Для кого він обов’язковий: «редагування сайту» → «редагування сайту, робота із заявками»",
  );
  expect(text).toContain("Required for: “editor” → “editor, case worker”");
  expect(await recordedBy(requireForBoth)).toEqual({ events: [], emails: [] });
  const withdrawn = await recordedBy(() =>
    say("requireSecondStepFor", { roles: [] }, site.tokens.admin),
  );
  expect(withdrawn.emails[0]?.text).toContain("Required for: “editor, case worker” → “nobody”");
});

test("no event holds a code, a recovery code or the key", async () => {
  const { email, password, secret, codes, token } = await protectedUser(now);
  const { events } = await recordedBy(async () => {
    await signIn(site, { email, password, code: "000000" });
    await say("removeSecondStep", { password, code: codes[0] }, token);
  });
  expect(events).toHaveLength(2);
  for (const text of [secret, "000000", ...codes]) {
    expect(JSON.stringify(events)).not.toContain(text);
  }
});
