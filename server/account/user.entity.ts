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
import { type UserRole, userRoles } from "../platform/viewer.ts";

export const UserRoleEnum = {
  admin: "admin",
  editor: "editor",
  caseWorker: "caseWorker",
} as const;

registerEnumType(UserRoleEnum, {
  name: "UserRole",
  description: "What an account may do. An account can have several roles.",
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
@Check(
  "account_roles",
  "roles <@ array['admin', 'editor', 'caseWorker'] and cardinality(roles) between 1 and 3",
)
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

  @Field(() => [UserRoleEnum], { description: "Roles of the user, at least one." })
  @Column("text", { array: true })
  roles: UserRole[];

  @Field(() => UserRoleEnum, {
    description: "The role with the most rights, for clients that know one role only.",
  })
  get userType(): UserRole {
    return mainRole(this.roles);
  }

  @Field(() => LanguageEnum, {
    nullable: true,
    description:
      "Language in which the admin area opens after signing in; null to use the language of the sign-in page.",
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
    description: "Time at which the one-time link expires; null without a one-time link.",
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

  /** Time of the last sign-in. A GraphQL field for few readers. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  lastSignedInAt: Date | null;

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

/** The role with the most rights. */
const mainRole = (roles: readonly UserRole[]): UserRole =>
  userRoles.find((role) => roles.includes(role)) ?? "caseWorker";

/** The roles without repetition, in the order of their rights; `admin` includes the others. */
export const normaliseRoles = (roles: readonly UserRole[]): UserRole[] =>
  roles.includes("admin") ? ["admin"] : userRoles.filter((role) => roles.includes(role));
