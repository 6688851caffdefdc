import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from "type-graphql";
import { hashSecret, randomSecret } from "./secret.ts";
import { User } from "./user.entity.ts";

const invitationLifetimeMs = 7 * 24 * 60 * 60 * 1000;

const InvitationDeliveryEnum = {
  SENT: "sent",
  FAILED: "failed",
  NO_MAIL_SERVER: "noMailServer",
} as const;
export type InvitationDelivery =
  (typeof InvitationDeliveryEnum)[keyof typeof InvitationDeliveryEnum];

registerEnumType(InvitationDeliveryEnum, {
  name: "InvitationDelivery",
  description: "Result of e-mailing a one-time link.",
  valuesConfig: {
    SENT: { description: "The mail server has accepted the e-mail." },
    FAILED: { description: "The mail server was unavailable or refused the e-mail." },
    NO_MAIL_SERVER: { description: "The site has no mail server: pass the link on yourself." },
  },
});

@ObjectType({ description: "A one-time link for setting a password." })
export class Invitation {
  @Field(() => User, { description: "The invited user." })
  user: User;

  @Field(() => String, {
    description:
      "The link, returned only once: the first person to open it can sign in as the user.",
  })
  url: string;

  @Field(() => GraphQLISODateTime, { description: "Time at which the link expires." })
  expiresAt: Date;

  @Field(() => InvitationDeliveryEnum, {
    description: "Whether the link was e-mailed to the user as well.",
  })
  delivery: InvitationDelivery;
}

@ObjectType({ description: "The person whom a one-time link invites." })
export class Invitee {
  @Field(() => String, { description: "E-mail address with which they will sign in." })
  email: string;

  @Field(() => String, { description: "Display name." })
  name: string;
}

/** A link that has not been e-mailed. */
export type IssuedLink = Omit<Invitation, "delivery">;

/**
 * Replaces the user's one-time link with a new one; the caller saves the user. The secret is in
 * the URL fragment, which browsers never send, so that it reaches no server log.
 */
export function issueInvitation(user: User, now: Date, publicUrl: string): IssuedLink {
  const secret = randomSecret();
  const expiresAt = new Date(now.getTime() + invitationLifetimeMs);
  user.invitationHash = hashSecret(secret);
  user.invitedUntil = expiresAt;
  const query = user.language === "eng" ? "?lang=en" : "";
  return { user, expiresAt, url: `${publicUrl}/auth/invitation${query}#${secret}` };
}
