import { expect, test } from "vitest";
import { usersOf } from "../../support/accounts/user-client.ts";
import { aServer, type Role } from "../../support/server/test-server.ts";

const site = await aServer({ publicUrl: "https://doloni.example" });
const { settled } = usersOf(site);

const setLanguage = (id: string, as: Role) =>
  site.execute(
    "mutation ($id: ID!) { setUserLanguage(id: $id, language: ENG) { language } }",
    { id },
    as,
  );

const languageAtSignIn = async ({ email, password }: { email: string; password: string }) => {
  const { login } = await site.executeOrThrow(
    `mutation ($email: String!, $password: String!) {
      login(email: $email, password: $password) { language }
    }`,
    { email, password },
  );
  return login.language;
};

test("a colleague's admin area opens in the language that an admin chose for them", async () => {
  const colleague = await settled();
  expect(await languageAtSignIn(colleague)).toBeNull();
  const { data } = await setLanguage(colleague.id, "admin");
  expect(data?.setUserLanguage).toEqual({ language: "ENG" });
  expect(await languageAtSignIn(colleague)).toBe("ENG");
});

test("an editor chooses the language of their own account, and of nobody else's", async () => {
  const { currentUser } = await site.executeOrThrow("{ currentUser { id } }", {}, "editor");
  expect((await setLanguage(currentUser.id, "editor")).errors).toBeUndefined();
  const other = await settled();
  const { errors } = await setLanguage(other.id, "editor");
  expect(errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND" });
  expect(await languageAtSignIn(other)).toBeNull();
});

test("an invitation in English leads to the English page", async () => {
  const invite = (email: string, language: string | null) =>
    site.executeOrThrow(
      `mutation ($email: String!, $language: Language) {
        inviteUser(email: $email, name: "Olena", roles: [editor], language: $language) { url }
      }`,
      { email, language },
      "admin",
    );
  const { inviteUser: english } = await invite("olena@foundation.org", "ENG");
  expect(english.url).toMatch(/^https:\/\/doloni\.example\/auth\/invitation\?lang=en#\S+$/);
  const { inviteUser: ukrainian } = await invite("oksana@foundation.org", "UA");
  expect(ukrainian.url).toMatch(/^https:\/\/doloni\.example\/auth\/invitation#\S+$/);
});
