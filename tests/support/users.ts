import type { TestApplication } from "./application.ts";
import { signIn } from "./sign-in.ts";

const fields = "id email name userType invitedUntil deactivatedAt createdAt canSignIn";

const documents = {
  users: `{ users { ${fields} } }`,
  inviteUser: `mutation ($email: String!, $name: String!, $userType: UserType!) {
    inviteUser(email: $email, name: $name, userType: $userType) {
      user { ${fields} } address expiresAt
    }
  }`,
  renewInvitation: `mutation ($id: ID!) {
    renewInvitation(id: $id) { user { ${fields} } address expiresAt }
  }`,
  changeUserType: `mutation ($id: ID!, $userType: UserType!) {
    changeUserType(id: $id, userType: $userType) { ${fields} }
  }`,
  deactivateUser: `mutation ($id: ID!) { deactivateUser(id: $id) { ${fields} } }`,
  reactivateUser: `mutation ($id: ID!) { reactivateUser(id: $id) { ${fields} } }`,
  invitation: "query ($secret: String!) { invitation(secret: $secret) { email name } }",
  acceptInvitation: `mutation ($secret: String!, $password: String!) {
    acceptInvitation(secret: $secret, password: $password) { id name email userType token }
  }`,
};

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the shape that it asked for
  data: any;
  /** Of the first error; null when all went well. */
  failure: Record<string, unknown> | null;
}

/** Speaks to the accounts of a test application, as whoever a token names. */
export function usersOf(site: TestApplication) {
  const say = async (
    name: keyof typeof documents,
    variables: object,
    token: string | null,
    from = "127.0.0.1",
  ): Promise<Answer> => {
    const answer = await site.call({
      ...{ method: "POST", url: "/graphql", remoteAddress: from },
      payload: { query: documents[name], variables },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const { data, errors } = answer.json();
    return { data: data?.[name], failure: errors?.[0]?.extensions ?? null };
  };
  const asAdmin = (name: keyof typeof documents, variables: object = {}) =>
    say(name, variables, site.tokens.admin);

  let last = 0;
  /** Invited by the admin of the application; nothing is accepted yet. */
  const invited = async (wish: { email?: string; name?: string; userType?: string } = {}) => {
    last += 1;
    const person = { email: `person-${last}@doloni.example`, name: `Person ${last}` };
    const { data, failure } = await asAdmin("inviteUser", {
      ...{ ...person, userType: "editor" },
      ...wish,
    });
    if (failure) throw new Error(JSON.stringify(failure));
    return { ...data.user, secret: secretIn(data.address) };
  };
  /** Invited, and in with a password. */
  const settled = async (wish: { userType?: string } = {}, password = firstPassword) => {
    const { secret } = await invited(wish);
    const { data } = await say("acceptInvitation", { secret, password }, null);
    return { id: data.id, email: data.email, token: data.token, password };
  };
  /** Whether a token still opens a session. */
  const opens = async (token: string) => {
    const payload = { query: "{ currentUser { email } }" };
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.call({ method: "POST", url: "/graphql", headers, payload });
    return answer.json().data.currentUser !== null;
  };
  const mayEnter = async (email: string, password: string) =>
    (await signIn(site, { email, password })).status === 200;
  return { say, asAdmin, invited, settled, opens, mayEnter };
}

export const firstPassword = "the first long password";

/** What stands behind the # of a one-time link. */
export const secretIn = (address: string): string => new URL(address).hash.slice(1);
