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
import type { UserType } from "../platform/viewer.ts";

export const UserTypeEnum = {
  admin: "admin",
  editor: "editor",
  caseWorker: "caseWorker",
} as const;

registerEnumType(UserTypeEnum, {
  name: "UserType",
  description: "What somebody may do.",
  valuesConfig: {
    admin: { description: "Everything." },
    editor: { description: "Content, but not users or settings." },
    caseWorker: { description: "Applications, and nothing else." },
  },
});

@ObjectType({ description: "Somebody who may sign in." })
@Entity("account")
@Unique("account_email", ["email"])
@Unique("account_invitation", ["invitationHash"])
@Check("account_user_type", "user_type in ('admin', 'editor', 'caseWorker')")
@Check("account_email_lower", "email = lower(email)")
export class User {
  @Field(() => ID, { description: "Names the account." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "In lower case; what somebody signs in with." })
  @Column("text")
  email: string;

  @Field(() => String, { description: "What to call them." })
  @Column("text", { default: "" })
  name: string;

  @Field(() => UserTypeEnum, { description: "What they may do." })
  @Column("text")
  userType: UserType;

  /** argon2id, with its parameters and salt; null until an invitation is taken up. Never a GraphQL field. */
  @Column("text", { nullable: true })
  passwordHash: string | null;

  /** SHA-256 of the one-time link's secret, in hex. Never a GraphQL field. */
  @Column("text", { nullable: true })
  invitationHash: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Until when the one-time link can be taken up; null when there is none.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  invitedUntil: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Since when they may no longer sign in; null for active accounts.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  deactivatedAt: Date | null;

  /** Goes into every token; counting it up ends all sessions. */
  @Column("int", { default: 1 })
  sessionVersion: number;

  @Field(() => GraphQLISODateTime, { description: "When they were invited, or made." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;

  @Field(() => Boolean, {
    description: "Whether they may sign in: a password is set, and they are not deactivated.",
  })
  get canSignIn(): boolean {
    return this.passwordHash !== null && this.deactivatedAt === null;
  }
}

@ObjectType({ description: "A user who has just signed in." })
export class Session {
  @Field(() => ID, { description: "Names the account." })
  id: string;

  @Field(() => String, { description: "In lower case; what somebody signs in with." })
  email: string;

  @Field(() => String, { description: "What to call them." })
  name: string;

  @Field(() => UserTypeEnum, { description: "What they may do." })
  userType: UserType;

  @Field(() => String, { description: "Send as `Authorization: Bearer …`." })
  token: string;
}
