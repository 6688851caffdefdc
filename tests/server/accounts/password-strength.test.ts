import { beforeEach, describe, expect, test } from "vitest";
import { createAdmin, createFirstAdmin } from "../../../server/account/first-admin.ts";
import { weaknessOf } from "../../../server/account/password-strength.ts";
import { usersOf } from "../../support/accounts/user-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { say, invited, settled } = usersOf(site);
beforeEach(() => site.db.query("delete from attempt"));

describe("a password", () => {
  test.each([
    ["password123", "common"],
    ["1234567890", "topHundred"],
    ["aaaaaaaaaaaa", "simpleRepeat"],
    ["abcdefghijklm", "sequences"],
    ["qwertyuiop", "topHundred"],
    ["йцукенгшщз", "topHundred"],
    ["P@ssw0rd2024", "similarToCommon"],
    ["doloni12345", "userInputs"],
    ["olena@doloni.example", "userInputs"],
  ])("“%s” is easily guessed: %s", async (password, weakness) => {
    expect(await weaknessOf(password, ["Olena Koval", "olena@doloni.example"])).toBe(weakness);
  });

  test.each(["codebreaker", "happyhour1", "WarNer666mM", "рфззнрщгк1"])(
    "“%s” was stolen elsewhere, however it is written, and is refused",
    async (password) => {
      expect(await weaknessOf(password, [])).toBe("breached");
    },
  );

  test.each(["four calm words together", "кава дощ трамвай", "gT7-qLw92x"])(
    "“%s” may be chosen",
    async (password) => {
      expect(await weaknessOf(password, ["Olena Koval", "olena@doloni.example"])).toBeNull();
    },
  );

  test("of two hundred letters takes no longer to weigh than one of sixty-four", async () => {
    const distinct = Array.from({ length: 200 }, (_, index) =>
      String.fromCharCode(97 + ((index * 7) % 26)),
    );
    expect(await weaknessOf(distinct.join(""), [])).toBe(
      await weaknessOf(distinct.slice(0, 64).join(""), []),
    );
  });
});

describe("a person who chooses an easily guessed password", () => {
  const refused = (path: string) => ({
    code: "INVALID",
    fields: [{ path, rule: "guessable", found: "common" }],
  });

  test("for an invitation is told why, and the link stays valid", async () => {
    const { secret } = await invited();
    const accept = (password: string) => say("acceptInvitation", { secret, password }, null);
    expect((await accept("password123")).error).toEqual(refused("password"));
    expect((await accept("four calm words together")).error).toBeNull();
  });

  test("in place of the present one is told why, and keeps that", async () => {
    const { token, password } = await settled();
    const query = `mutation { changePassword(current: "${password}", next: "password123") { id } }`;
    const headers = { authorization: `Bearer ${token}` };
    const call = { method: "POST", url: "/graphql", headers, payload: { query } } as const;
    expect((await site.request(call)).json().errors[0].extensions).toEqual(refused("next"));
  });

  test("for an administrator on the command line is refused as well", async () => {
    const credentials = { email: "somebody@doloni.example", password: "password123" };
    await expect(createAdmin(site.db, credentials)).rejects.toThrow("easily guessed");
    expect(
      await site.db.query("select 1 from account where email = $1", [credentials.email]),
    ).toEqual([]);
  });
});

describe("a password that was stolen elsewhere", () => {
  const stolen = "welcometyphoon9";
  const refused = (path: string) => ({
    code: "INVALID",
    fields: [{ path, rule: "guessable", found: "breached" }],
  });

  test("is refused with an invitation", async () => {
    const { secret } = await invited();
    const { error } = await say("acceptInvitation", { secret, password: stolen }, null);
    expect(error).toEqual(refused("password"));
  });

  test("is refused with a link for a forgotten password", async () => {
    const { email } = await settled();
    const secret = "s".repeat(43);
    await site.db.query(
      "update account set reset_hash = encode(sha256($1), 'hex'), reset_until = now() + '1 hour' where email = $2",
      [Buffer.from(secret), email],
    );
    const { error } = await say("acceptInvitation", { secret, password: stolen }, null);
    expect(error).toEqual(refused("password"));
  });

  test("is refused in place of the present one", async () => {
    const { token, password } = await settled();
    const query = `mutation { changePassword(current: "${password}", next: "${stolen}") { id } }`;
    const headers = { authorization: `Bearer ${token}` };
    const call = { method: "POST", url: "/graphql", headers, payload: { query } } as const;
    expect((await site.request(call)).json().errors[0].extensions).toEqual(refused("next"));
  });

  test("is refused on the command line", async () => {
    const credentials = { email: "stolen@doloni.example", password: stolen };
    await expect(createAdmin(site.db, credentials)).rejects.toThrow("easily guessed");
  });
});

test("ADMIN_PASSWORD that was stolen elsewhere does not become the first administrator's", async () => {
  await site.db.query("update account set roles = array['editor']");
  const credentials = { email: "first@doloni.example", password: "welcometyphoon9" };
  await expect(createFirstAdmin(site.db, credentials)).rejects.toThrow("easily guessed");
});

test("ADMIN_PASSWORD of fewer than ten characters does not become the first administrator's", async () => {
  const email = "first@doloni.example";
  await site.db.query("update account set roles = array['editor']");
  await expect(createFirstAdmin(site.db, { email, password: "gT7-qLw92" })).rejects.toThrow(
    "ADMIN_PASSWORD must have at least 10 characters",
  );
  const created = await createFirstAdmin(site.db, { email, password: "gT7-qLw92x" });
  expect(created).toEqual({ email, generatedPassword: null });
});
