import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from "type-graphql";
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  Unique,
  UpdateDateColumn,
} from "typeorm";
import { type Language, LanguageEnum } from "../language/language.ts";
import type { UserType } from "../platform/viewer.ts";

export const UserTypeEnum = {
  admin: "admin",
  editor: "editor",
  caseWorker: "caseWorker",
} as const;

registerEnumType(UserTypeEnum, {
  name: "UserType",
  description: "The permissions of an account.",
  valuesConfig: {
    admin: { description: "Has every permission." },
    editor: { description: "Manages content, but not users, settings or applications." },
    caseWorker: { description: "Handles applications, and nothing else." },
  },
});

@ObjectType({ description: "A staff account." })
@Entity("account")
@Unique("account_email", ["email"])
@Unique("account_invitation", ["invitationHash"])
@Unique("account_reset", ["resetHash"])
@Check("account_user_type", "user_type in ('admin', 'editor', 'caseWorker')")
@Check("account_email_lower", "email = lower(email)")
@Check("account_language", "language in ('ua', 'eng')")
export class User {
  @Field(() => ID, { description: "Id of the account." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "E-mail address for signing in, in lower case." })
  @Column("text")
  email: string;

  @Field(() => String, { description: "Display name." })
  @Column("text", { default: "" })
  name: string;

  @Field(() => UserTypeEnum, { description: "Permissions of the user." })
  @Column("text")
  userType: UserType;

  @Field(() => LanguageEnum, {
    nullable: true,
    description:
      "Language in which the admin area opens after signing in; null for that of the sign-in page.",
  })
  @Column("text", { nullable: true })
  language: Language | null;

  /**
   * argon2id, with its parameters and salt; null until an invitation is accepted. Never a GraphQL
   * field.
   */
  @Column("text", { nullable: true })
  passwordHash: string | null;

  /** SHA-256 of the one-time link's secret, in hex. Never a GraphQL field. */
  @Column("text", { nullable: true })
  invitationHash: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Time at which the one-time link expires; null when there is none.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  invitedUntil: Date | null;

  /** SHA-256 of the secret in the last e-mail for a forgotten password, in hex. */
  @Column("text", { nullable: true })
  resetHash: string | null;

  @Column({ type: "timestamptz", precision: 3, nullable: true })
  resetUntil: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Time of deactivation; null for an active account.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  deactivatedAt: Date | null;

  /** When a second step was confirmed; null without one. A GraphQL field for few readers. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  secondStepSince: Date | null;

  @Field(() => GraphQLISODateTime, { description: "Creation time." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;

  @Field(() => Boolean, {
    description: "Whether the user can sign in: a password is set and the account is active.",
  })
  get canSignIn(): boolean {
    return this.passwordHash !== null && this.deactivatedAt === null;
  }
}
