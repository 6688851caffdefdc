import { expect } from "vitest";
import type { EmailContent } from "../../../server/mail/email-content.ts";
import { aServer, type TestServer } from "../server/test-server.ts";
import { secretIn } from "./user-client.ts";

const documents = {
  request: `mutation ($email: String!, $password: String!, $code: String) {
    requestEmailChange(email: $email, password: $password, code: $code) {
      email isConfirmedByCurrent isConfirmedByNew expiresAt
    }
  }`,
  own: "{ ownEmailChange { email isConfirmedByCurrent isConfirmedByNew } }",
  cancel: "mutation { cancelEmailChange }",
  link: "query ($secret: String!) { emailChangeLink(secret: $secret) { email isForNewAddress } }",
  confirm: "mutation ($secret: String!) { confirmEmailChange(secret: $secret) }",
  refuse: "mutation ($secret: String!) { refuseEmailChange(secret: $secret) }",
  reset: "mutation ($email: String!) { requestPasswordReset(email: $email, language: ENG) }",
  changePassword: `mutation ($current: String!, $next: String!) {
    changePassword(current: $current, next: $next) { token }
  }`,
  securityEvents: "{ securityEvents { items { kind userId after } } }",
  changes: "{ changes(kind: USER, first: 1) { items { action label userName } } }",
};

export interface Person {
  id: string;
  email: string;
  token: string;
  password: string;
}

/** What a request for a link that is used, replaced, cancelled or expired is answered. */
export const goneLink = { code: "NOT_FOUND" };

/** A server, its clock, the e-mails with links that it sends, and the operations on addresses. */
export async function aSiteOfEmailChanges() {
  const sent: EmailContent[] = [];
  const site = await aServer({
    publicUrl: "https://doloni.example",
    sendEmail: async (email) => {
      if (email.to.startsWith("refused")) return { kind: "refused", code: "EENVELOPE 550" };
      if (email.to.startsWith("broken")) throw new Error("the mail server hung up");
      // Invitations and links to new passwords are not counted.
      if (email.text.includes("/auth/email")) sent.push(email);
      return { kind: "sent" };
    },
  });
  let now = Date.parse("2030-03-01T10:00:00Z");
  let last = 0;
  const anAddress = () => `new-${++last}@doloni.example`;

  /** The answer of an operation, or the extensions of its first error. */
  const say = async (
    name: keyof typeof documents,
    variables: object = {},
    token: string | null = null,
    at: TestServer = site,
  ) => {
    const answer = await at.request({
      method: "POST",
      url: "/graphql",
      payload: { query: documents[name], variables },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const { data, errors } = answer.json();
    return errors?.[0]?.extensions ?? Object.values(data)[0];
  };
  const ask = ({ password, token }: Person, email: string, more: object = {}) =>
    say("request", { email, password, ...more }, token);
  const mailTo = (to: string): EmailContent | undefined =>
    sent.findLast((email) => email.to === to);
  const secretTo = (to: string) =>
    secretIn(/https:\S+\/auth\/email\S*/.exec(mailTo(to)?.text ?? "")?.[0] ?? "https://none");

  return {
    site,
    sent,
    anAddress,
    say,
    ask,
    mailTo,
    secretTo,
    now: () => new Date(now),
    pass(minutes: number) {
      now += minutes * 60_000;
      site.setClock(new Date(now));
    },
    /** Asks, and returns the new address and the secrets of both mailed links. */
    async asked(person: Person, email = anAddress()) {
      expect(await ask(person, email)).toMatchObject({ email });
      return { email, current: secretTo(person.email), fresh: secretTo(email) };
    },
    confirm: (secret: string, token: string | null = null) => say("confirm", { secret }, token),
    /** The kinds of the events in the security log, with what they say. */
    async events(): Promise<string[]> {
      const { items } = await say("securityEvents", {}, site.tokens.admin);
      return items.map(({ kind, after }: { kind: string; after: string }) =>
        `${kind} ${after}`.trim(),
      );
    },
  };
}
