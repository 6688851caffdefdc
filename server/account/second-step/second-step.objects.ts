import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "The second step of the signed-in user's sign-in." })
export class OwnSecondStep {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Time since which signing in needs a code; null while it is switched off.",
  })
  since: Date | null;

  @Field(() => Boolean, {
    description:
      "Whether it is mandatory for the user's roles; until it is set up, every other operation is refused with `FORBIDDEN`, reason `secondStep`.",
  })
  isRequired: boolean;

  @Field(() => Int, { description: "Number of unused recovery codes." })
  recoveryCodesLeft: number;
}

@ObjectType({ description: "A new key for an authenticator app. It is returned only here." })
export class AuthenticatorKey {
  @Field(() => String, { description: "The TOTP secret in Base32, to be typed by hand." })
  secret: string;

  @Field(() => String, { description: "The secret as an `otpauth:` URI." })
  uri: string;

  @Field(() => String, { description: "The URI as a QR code: an SVG document." })
  qrCode: string;
}

@ObjectType({ description: "New recovery codes. They are returned only here." })
export class RecoveryCodes {
  @Field(() => [String], {
    description:
      "Ten codes, each of which replaces the authenticator app's code once. Earlier ones are no longer valid.",
  })
  codes: string[];
}
