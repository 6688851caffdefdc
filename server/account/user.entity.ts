import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
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

export const UserTypeEnum = { admin: "admin", editor: "editor" } as const;

registerEnumType(UserTypeEnum, {
  name: "UserType",
  description: "What somebody may do.",
  valuesConfig: {
    admin: { description: "Everything." },
    editor: { description: "Content, but not users or settings." },
  },
});

@ObjectType({ description: "Somebody who may sign in." })
@Entity("account")
@Unique("account_email", ["email"])
@Check("account_user_type", "user_type in ('admin', 'editor')")
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

  /** argon2id, with its parameters and salt. Never a GraphQL field. */
  @Column("text")
  passwordHash: string;

  /** Goes into every token; counting it up ends all sessions. */
  @Column("int", { default: 1 })
  sessionVersion: number;

  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz", precision: 3 })
  updatedAt: Date;
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
