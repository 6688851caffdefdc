import type { TestServer } from "../server/test-server.ts";
import { codeAt } from "./totp.ts";
import { usersOf } from "./user-client.ts";

const documents = {
  currentUser: "{ currentUser { email secondStepSince } }",
  secondStep: "{ secondStep { since isRequired recoveryCodesLeft } }",
  beginSecondStep: `mutation ($password: String!) {
    beginSecondStep(password: $password) { secret uri qrCode }
  }`,
  confirmSecondStep: "mutation ($code: String!) { confirmSecondStep(code: $code) { codes } }",
  renewRecoveryCodes: `mutation ($password: String!, $code: String!) {
    renewRecoveryCodes(password: $password, code: $code) { codes }
  }`,
  removeSecondStep: `mutation ($password: String!, $code: String!) {
    removeSecondStep(password: $password, code: $code) { secondStepSince }
  }`,
  removeUserSecondStep: "mutation ($id: ID!) { removeUserSecondStep(id: $id) { secondStepSince } }",
  requireSecondStepFor: `mutation ($roles: [UserRole!]!) {
    requireSecondStepFor(roles: $roles)
  }`,
  secondStepRequiredFor: "{ secondStepRequiredFor }",
  login: `mutation ($email: String!, $password: String!, $code: String) {
    login(email: $email, password: $password, code: $code) { email token }
  }`,
  acceptInvitation: `mutation ($secret: String!, $password: String!, $code: String) {
    acceptInvitation(secret: $secret, password: $password, code: $code) { email token }
  }`,
  users: "{ users { id secondStepSince } }",
  images: "{ images { total } }",
};

interface Result {
  // biome-ignore lint/suspicious/noExplicitAny: a test knows the shape that it asked for
  data: any;
  /** The extensions of the first error; null when there was none. */
  error: Record<string, unknown> | null;
}

/** Calls the GraphQL operations on second steps of a test server, and those on its users. */
export function secondStepsOf(site: TestServer) {
  const { settled, asAdmin } = usersOf(site);
  const say = async (
    name: keyof typeof documents,
    variables: object = {},
    token: string | null = null,
    from = "127.0.0.1",
  ): Promise<Result> => {
    const answer = await site.request({
      method: "POST",
      url: "/graphql",
      remoteAddress: from,
      payload: { query: documents[name], variables },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const { data, errors } = answer.json();
    return { data: Object.values(data ?? {})[0], error: errors?.[0]?.extensions ?? null };
  };

  /** Sets up the second step of a signed-in user, whose app shows the code of `now`. */
  const setUp = async (person: { token: string; password: string }, now: Date) => {
    site.setClock(now);
    const { data: key, error } = await say("beginSecondStep", person, person.token);
    if (error) throw new Error(JSON.stringify(error));
    const code = codeAt(key.secret, now);
    const confirmed = await say("confirmSecondStep", { code }, person.token);
    if (confirmed.error) throw new Error(JSON.stringify(confirmed.error));
    return { secret: key.secret as string, codes: confirmed.data.codes as string[] };
  };

  /** A new user who has set up a second step. */
  const protectedUser = async (now: Date, role = "editor") => {
    const person = await settled({ roles: [role] });
    return { ...person, ...(await setUp(person, now)) };
  };

  return { say, setUp, protectedUser, settled, asAdmin };
}
