import { beforeEach, describe, expect, test } from "vitest";
import { password } from "../../support/accounts/accounts.ts";
import { signIn } from "../../support/accounts/sign-in.ts";
import { usersOf } from "../../support/accounts/user-client.ts";
import { queuedEmails } from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { invited, settled } = usersOf(site);
const noon = new Date("2026-11-22T12:00:00Z");
const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

let admin = { id: "", email: "", token: "", password: "" };
/** An editor whose account the changes below concern. */
let editorId = "";

beforeEach(async () => {
  site.setClock(noon);
  await site.db.query("delete from attempt");
  await site.db.query("delete from second_step_requirement");
  await site.db.query("truncate settings, mail, security_event cascade");
  admin = await settled({ roles: ["admin"] });
  editorId = (await invited()).id;
  await site.db.query("truncate mail");
});

async function send(query: string, variables: object = {}, token = admin.token) {
  const payload = { query, variables };
  const headers = { authorization: `Bearer ${token}` };
  const answer = await site.request({ method: "POST", url: "/graphql", payload, headers });
  const { data, errors } = answer.json();
  return { data, error: errors?.[0]?.extensions ?? null };
}

const confirm = (typed: string, token = admin.token) =>
  send("mutation ($typed: String!) { confirmPassword(password: $typed) }", { typed }, token);

const save = (input: object) =>
  send(
    `mutation ($input: SettingsInput!) { saveSettings(version: 1, input: $input) { iban phone } }`,
    { input: { translations: { ua: {}, eng: {} }, ...input } },
  );
const iban = "UA213223130000026007233566001";
const demanded = { code: "CONFIRMATION_REQUIRED" };

const changes: [string, () => ReturnType<typeof send>][] = [
  ["bank details", () => save({ iban })],
  ["the donation link", () => save({ cardPaymentUrl: "https://send.monobank.ua/jar/x" })],
  [
    "permissions",
    () => send(`mutation { setUserRoles(id: "${editorId}", roles: [admin]) { id } }`),
  ],
  [
    "an account by deactivating it",
    () => send(`mutation { deactivateUser(id: "${editorId}") { id } }`),
  ],
  [
    "an account by reactivating it",
    () => send(`mutation { reactivateUser(id: "${editorId}") { id } }`),
  ],
  [
    "the users by an invitation",
    () =>
      send(`mutation { inviteUser(email: "n@doloni.example", name: "N", roles: [admin]) { url } }`),
  ],
  [
    "an account by a new one-time link",
    () => send(`mutation { renewInvitation(id: "${editorId}") { url } }`),
  ],
  ["the users by deleting one", () => send(`mutation { deleteUser(id: "${editorId}") }`)],
  [
    "how another user signs in",
    () => send(`mutation { removeUserSecondStep(id: "${editorId}") { id } }`),
  ],
  [
    "who must have a second step",
    () => send("mutation { requireSecondStepFor(roles: [caseWorker]) }"),
  ],
];

describe.each(changes)("an admin who changes %s", (_what, change) => {
  test("is asked for the password when ten minutes have passed since it was typed", async () => {
    site.setClock(minutesLater(10));
    expect((await change()).error).toBeNull();
    await site.db.query("truncate settings, mail cascade");
    await site.db.query("delete from account where email = 'n@doloni.example'");
    site.setClock(minutesLater(11));
    expect((await change()).error).toEqual(demanded);
    expect(await queuedEmails(site)).toEqual([]);
  });

  test("may do it after confirming, until ten more minutes have passed", async () => {
    site.setClock(minutesLater(60));
    expect((await change()).error).toEqual(demanded);
    expect(await confirm(admin.password)).toEqual({ data: { confirmPassword: true }, error: null });
    site.setClock(minutesLater(70));
    expect((await change()).error).toBeNull();
  });
});

test("an admin changes the office hours without being asked", async () => {
  site.setClock(minutesLater(60));
  expect(
    (await save({ workingHours: [{ weekday: 2, opens: "09:00", closes: "17:00" }] })).error,
  ).toBeNull();
});

test("an admin who is asked has changed nothing yet", async () => {
  site.setClock(minutesLater(60));
  await save({ iban, phone: "+380 44 000 00 00" });
  expect((await send("{ settings { iban phone version } }")).data.settings).toEqual({
    iban: "",
    phone: "",
    version: 1,
  });
});

test("an admin looks at a preview of changed bank details without being asked", async () => {
  site.setClock(minutesLater(60));
  const answer = await site.request({
    method: "POST",
    url: "/api/preview",
    payload: {
      kind: "SETTINGS",
      language: "UA",
      input: { iban, translations: { ua: {}, eng: {} } },
    },
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(answer.body).not.toContain("CONFIRMATION_REQUIRED");
  expect(await queuedEmails(site)).toEqual([]);
  expect((await send("{ settings { iban } }")).data.settings.iban).toBe("");
});

describe("a confirmation", () => {
  test("with a wrong password is refused at its field and recorded", async () => {
    site.setClock(minutesLater(60));
    const { error } = await confirm("not the password");
    expect(error).toEqual({ code: "INVALID", fields: [{ path: "password", rule: "wrong" }] });
    expect((await save({ iban })).error).toEqual(demanded);
    const { data } = await send("{ securityEvents(first: 1) { items { kind userId } } }");
    expect(data.securityEvents.items).toEqual([{ kind: "CONFIRMATION_REFUSED", userId: admin.id }]);
  });

  test("cannot be guessed: after ten wrong passwords the right one has to wait", async () => {
    for (let count = 0; count < 10; count++) await confirm("not the password");
    expect((await confirm(admin.password)).error).toMatchObject({ code: "TOO_MANY" });
  });

  test("counts for its own session only", async () => {
    const { body } = await signIn(site, admin);
    site.setClock(minutesLater(60));
    await confirm(admin.password, body.token);
    expect((await save({ iban })).error).toEqual(demanded);
  });

  test("of a visitor is refused", async () => {
    const { errors } = await site.execute(`mutation { confirmPassword(password: "${password}") }`);
    expect(errors?.[0]?.extensions).toEqual({ code: "UNAUTHENTICATED" });
  });

  test("does not make an editor an admin", async () => {
    const editor = await settled();
    await confirm(editor.password, editor.token);
    const { error } = await send(
      `mutation { setUserRoles(id: "${editorId}", roles: [admin]) { id } }`,
      {},
      editor.token,
    );
    expect(error).toEqual({ code: "FORBIDDEN" });
  });
});
