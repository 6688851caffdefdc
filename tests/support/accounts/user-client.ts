import type { TestServer } from "../server/test-server.ts";
import { signIn } from "./sign-in.ts";

const fields = "id email name roles lastSignedInAt invitedUntil deactivatedAt createdAt canSignIn";

const documents = {
  users: `{ users { ${fields} } }`,
  inviteUser: `mutation ($email: String!, $name: String!, $roles: [UserRole!]!) {
    inviteUser(email: $email, name: $name, roles: $roles) {
      user { ${fields} } url expiresAt delivery
    }
  }`,
  renewInvitation: `mutation ($id: ID!) {
    renewInvitation(id: $id) { user { ${fields} } url expiresAt delivery }
  }`,
  setUserRoles: `mutation ($id: ID!, $roles: [UserRole!]!) {
    setUserRoles(id: $id, roles: $roles) { ${fields} }
  }`,
  renameUser: `mutation ($id: ID!, $name: String!) {
    renameUser(id: $id, name: $name) { ${fields} }
  }`,
  deactivateUser: `mutation ($id: ID!) { deactivateUser(id: $id) { ${fields} } }`,
  reactivateUser: `mutation ($id: ID!) { reactivateUser(id: $id) { ${fields} } }`,
  deleteUser: "mutation ($id: ID!) { deleteUser(id: $id) }",
  invitation: "query ($secret: String!) { invitation(secret: $secret) { email name } }",
  acceptInvitation: `mutation ($secret: String!, $password: String!) {
    acceptInvitation(secret: $secret, password: $password) { id name email userType token }
  }`,
};

interface UserResult {
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the shape that it asked for
  data: any;
  /** The extensions of the first error; null when there was none. */
  error: Record<string, unknown> | null;
}

/** Calls the GraphQL operations on users of a test server. */
export function usersOf(site: TestServer) {
  const execute = async (
    name: keyof typeof documents,
    variables: object,
    token: string | null,
    from = "127.0.0.1",
  ): Promise<UserResult> => {
    const answer = await site.request({
      method: "POST",
      url: "/graphql",
      remoteAddress: from,
      payload: { query: documents[name], variables },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const { data, errors } = answer.json();
    return { data: data?.[name], error: errors?.[0]?.extensions ?? null };
  };
  const asAdmin = (name: keyof typeof documents, variables: object = {}) =>
    execute(name, variables, site.tokens.admin);

  let last = 0;
  /** Invites a user as the admin; the invitation is not accepted yet. */
  const invite = async (options: { email?: string; name?: string; roles?: string[] } = {}) => {
    last += 1;
    const person = { email: `person-${last}@doloni.example`, name: `Person ${last}` };
    const { data, error } = await asAdmin("inviteUser", {
      ...person,
      roles: ["editor"],
      ...options,
    });
    if (error) throw new Error(JSON.stringify(error));
    return { ...data.user, secret: secretIn(data.url) };
  };
  /** Invites a user, who accepts with a password. */
  const inviteAndAccept = async (options: { roles?: string[] } = {}, password = firstPassword) => {
    const { secret } = await invite(options);
    const { data } = await execute("acceptInvitation", { secret, password }, null);
    return { id: data.id, email: data.email, token: data.token, password };
  };
  /** Whether a token is still valid. */
  const isSessionOpen = async (token: string) => {
    const payload = { query: "{ currentUser { email } }" };
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.request({ method: "POST", url: "/graphql", headers, payload });
    return answer.json().data.currentUser !== null;
  };
  const canSignIn = async (email: string, password: string) =>
    (await signIn(site, { email, password })).status === 200;
  return {
    say: execute,
    asAdmin,
    invited: invite,
    settled: inviteAndAccept,
    opens: isSessionOpen,
    mayEnter: canSignIn,
  };
}

export const firstPassword = "the first long password";

/** The secret of a one-time link: its fragment. */
export const secretIn = (address: string): string => new URL(address).hash.slice(1);
