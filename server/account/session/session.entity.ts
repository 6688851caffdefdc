import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { type Language, LanguageEnum } from "../../language/language.ts";
import type { UserRole } from "../../platform/viewer.ts";
import { User, UserRoleEnum } from "../user.entity.ts";

@ObjectType({ description: "A sign-in of one browser or program that has not ended yet." })
@Entity("session")
@Index("session_account", ["accountId"])
@Index("session_token", ["tokenHash"], { unique: true })
export class Session {
  @Field(() => ID, { description: "Id of the session; it is not its token." })
  @PrimaryGeneratedColumn("uuid", { primaryKeyConstraintName: "session_pkey" })
  id: string;

  @ManyToOne(() => User, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "account_id", foreignKeyConstraintName: "session_account_fkey" })
  account?: User;

  @Column("uuid")
  accountId: string;

  /** SHA-256 of the bearer token, in hex. Never a GraphQL field. */
  @Column("text")
  tokenHash: string;

  @Field(() => String, {
    description: "Browser and operating system, such as “Firefox, Windows”; blank when unknown.",
  })
  @Column("text")
  device: string;

  @Field(() => String, {
    description: "The IPv4 address, or the /64 prefix of the IPv6 address, of the sign-in.",
  })
  @Column("text")
  network: string;

  @Field(() => GraphQLISODateTime, { description: "Time of the sign-in." })
  @Column({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: "Time of the last request, up to five minutes too early.",
  })
  @Column({ type: "timestamptz", precision: 3 })
  lastUsedAt: Date;

  /** When the user last typed the password, or opened a one-time link, in this session. */
  @Column({ type: "timestamptz", precision: 3 })
  confirmedAt: Date;
}

@ObjectType({ description: "A signed-in user with their token." })
export class SignedInUser {
  @Field(() => ID, { description: "Id of the account." })
  id: string;

  @Field(() => String, { description: "E-mail address for signing in, in lower case." })
  email: string;

  @Field(() => String, { description: "Display name." })
  name: string;

  @Field(() => UserRoleEnum, {
    description: "The role with the most rights, for clients that know one role only.",
  })
  userType: UserRole;

  @Field(() => [UserRoleEnum], { description: "Roles of the user, at least one." })
  roles: UserRole[];

  @Field(() => LanguageEnum, {
    nullable: true,
    description:
      "Language in which the admin area opens; null to use the language of the sign-in page.",
  })
  language: Language | null;

  @Field(() => String, {
    description:
      "Bearer token, valid for seven days, or until it is unused for twelve hours. Send it as `Authorization: Bearer <token>`.",
  })
  token: string;

  @Field(() => String, {
    description:
      "Random id of this browser. Store it and send it in the `X-Device-Id` header when signing in again: wrong guesses of others then never lock the user out.",
  })
  deviceId: string;
}
