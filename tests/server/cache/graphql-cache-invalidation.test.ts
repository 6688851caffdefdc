import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adminEmail, password } from "../../support/accounts/accounts.ts";
import { submitForm } from "../../support/applications/submit-form.ts";
import { cacheStatusOf, hit, postGraphql } from "../../support/cache/cache-status.ts";
import {
  createMembers,
  deleteMembers,
  memberNames,
  namesIn,
} from "../../support/content/cached-members.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ keeps: true });
const posted = postGraphql(site);

describe("a write", () => {
  beforeEach(() => deleteMembers(site));
  test("made directly in the database is seen as soon as its notification has arrived", async () => {
    await createMembers(site, "Оля");
    expect(namesIn(await posted({ query: memberNames }))).toEqual(["Оля"]);
    await site.db.query("update member_translation set name = 'Ольга'");
    await site.cache?.isSettled();
    expect(namesIn(await posted({ query: memberNames }))).toEqual(["Ольга"]);
  });

  test("that is refused invalidates nothing, and neither does signing in", async () => {
    await posted({ query: memberNames });
    await site.execute(
      `mutation { login(email: "${adminEmail}", password: "a wrong password") { token } }`,
    );
    await site.execute("mutation { saveMember(input: { translations: {} }) { id } }");
    await site.request({
      method: "POST",
      url: "/api/members",
      payload: {},
      headers: { authorization: "Bearer of nothing" },
    });
    const payload = { email: adminEmail, password };
    await site.request({ method: "POST", url: "/api/auth/login", payload });
    expect(cacheStatusOf(await posted({ query: memberNames }))).toBe(hit);
  });

  test.each([
    ["no field at all", "mutation { __typename }"],
    [
      "a link that invites nobody",
      'mutation { acceptInvitation(secret: "x", password: "long enough") { token } }',
    ],
  ])("of a visitor that writes nothing (%s) invalidates nothing", async (_, query) => {
    await posted({ query: memberNames });
    await posted({ query });
    expect(cacheStatusOf(await posted({ query: memberNames }))).toBe(hit);
  });

  test("of an editor that writes nothing invalidates nothing", async () => {
    await posted({ query: memberNames });
    await site.executeOrThrow("mutation { __typename }", {}, "editor");
    await site.execute('mutation { deleteImage(id: "none") }', {}, "editor");
    expect(cacheStatusOf(await posted({ query: memberNames }))).toBe(hit);
  });

  test("that is sent twice at the same time is executed twice", async () => {
    await site.db.query("delete from attempt");
    const query = `mutation { login(email: "nobody@doloni.example", password: "wrong") { token } }`;
    await Promise.all([posted({ query }), posted({ query })]);
    const [row] = await site.db.query("select points from attempt where key like 'account%'");
    expect(row.points).toBe(2);
  });
});

test("a scheduled publication appears at its time", async () => {
  await deleteMembers(site);
  site.setClock(new Date("2026-05-01T10:00:00Z"));
  const { saveMember } = await site.executeOrThrow(
    `mutation { saveMember(input: { translations: { ua: { name: "Оля" } } }) { id version } }`,
    {},
    "editor",
  );
  await site.executeOrThrow(
    `mutation ($id: ID!, $version: Int!) {
      publish(kind: MEMBER, id: $id, version: $version, language: UA, at: "2026-05-01T12:00:00Z") { id }
    }`,
    saveMember,
    "editor",
  );
  await site.cache?.isSettled();
  for (const [minute, seen] of [
    ["11:59", []],
    ["11:59", []],
    ["12:00", ["Оля"]],
  ] as const) {
    site.setClock(new Date(`2026-05-01T${minute}:00Z`));
    expect(namesIn(await posted({ query: memberNames }))).toEqual(seen);
  }
  site.setClock(null);
});

describe("a client whose write was confirmed sees it, though no notification has arrived yet", () => {
  beforeAll(async () => {
    await site.cache?.stop();
    site.cache?.responses.setConnected(true);
  });
  const total = async () =>
    (await posted({ query: "{ members { total } }" })).json().data.members.total;

  test("an editor who saves, publishes, deletes and restores", async () => {
    const before = await total();
    const { id, version } = await aPublishedItem(site, "Member", {
      translations: { ua: { name: "Оля" } },
    });
    expect(await total()).toBe(before + 1);
    const deletion =
      "mutation ($id: ID!, $version: Int!) { deleteItem(kind: MEMBER, id: $id, version: $version) }";
    await site.executeOrThrow(deletion, { id, version }, "editor");
    expect(await total()).toBe(before);
    await site.executeOrThrow(
      "mutation ($id: ID!) { restoreItem(kind: MEMBER, id: $id) { id } }",
      { id },
      "editor",
    );
    expect(await total()).toBe(before + 1);
  });

  test("an editor with one successful and one refused mutation in a request", async () => {
    const { saveMember } = await site.executeOrThrow(
      `mutation { saveMember(input: { translations: { ua: { name: "Ірина" } } }) { id version } }`,
      {},
      "editor",
    );
    const before = await total();
    const { errors } = await site.execute(
      `mutation ($id: ID!, $version: Int!) {
        publish(kind: MEMBER, id: $id, version: $version, language: UA) { id }
        deleteItem(kind: MEMBER, id: $id, version: $version)
      }`,
      saveMember,
      "editor",
    );
    expect(errors).toHaveLength(1);
    expect(await total()).toBe(before + 1);
  });

  test("a client of the REST API", async () => {
    const before = await total();
    const payload = { translations: { ua: { name: "Софія" } } };
    const member = await site.request({ method: "POST", url: "/api/members", payload }, "editor");
    expect(await total()).toBe(before + 1);
    await site.request({ method: "DELETE", url: `/api/members/${member.json()._id}` }, "editor");
    expect(await total()).toBe(before);
  });

  test("a person whose submission takes the last place of a form", async () => {
    await site.db.query("update application_form set places_left = 1 where form = 'general'");
    site.cache?.responses.invalidate();
    const query = "{ applicationForms { form isOpen } }";
    const isOpen = async () => {
      const { applicationForms } = (await posted({ query })).json().data;
      return applicationForms.find(({ form }: { form: string }) => form === "GENERAL").isOpen;
    };
    expect(await isOpen()).toBe(true);
    expect((await submitForm(site, "GENERAL")).error).toBeNull();
    expect(await isOpen()).toBe(false);
  });
});
