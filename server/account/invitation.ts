import { createHash, randomBytes } from "node:crypto";
import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { User } from "./user.entity.ts";

/** Seven days, in milliseconds. */
const invitationLifetimeMs = 7 * 24 * 60 * 60 * 1000;

@ObjectType({ description: "A link with which somebody sets a password, once." })
export class Invitation {
  @Field(() => User, { description: "Whom it is for." })
  user: User;

  @Field(() => String, {
    description: "The link, told this once: whoever has it first can sign in as that user.",
  })
  url: string;

  @Field(() => GraphQLISODateTime, { description: "Until when it can be taken up." })
  expiresAt: Date;
}

@ObjectType({ description: "Whom a link is for, as they are greeted." })
export class Invitee {
  @Field(() => String, { description: "What they will sign in with." })
  email: string;

  @Field(() => String, { description: "What to call them." })
  name: string;
}

/**
 * Gives the user a new link in place of any before it; saving is left to the caller. The secret
 * stands behind a # in the link, where neither servers nor their logs see it.
 */
export function issueInvitation(user: User, now: Date, publicUrl: string): Invitation {
  const secret = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + invitationLifetimeMs);
  user.invitationHash = hashSecret(secret);
  user.invitedUntil = expiresAt;
  return { user, expiresAt, url: `${publicUrl}/auth/invitation#${secret}` };
}

/** Unlike a password, 256 random bits need no salt and no slow hash. */
export const hashSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("hex");
