import { Field, GraphQLISODateTime, ObjectType } from "type-graphql";
import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, Unique } from "typeorm";
import { User } from "../user.entity.ts";

/** An account has one at most. It exists until the address has changed, and is never shown to others. */
@ObjectType({ description: "A request for another e-mail address, which both addresses confirm." })
@Entity("email_change")
@Unique("email_change_current", ["currentHash"])
@Unique("email_change_new", ["newHash"])
@Check("email_change_lower", "email = lower(email)")
export class EmailChange {
  @OneToOne(() => User, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "account_id", foreignKeyConstraintName: "email_change_account_fkey" })
  account?: User;

  @PrimaryColumn("uuid", { primaryKeyConstraintName: "email_change_pkey" })
  accountId: string;

  @Field(() => String, { description: "The new address, in lower case." })
  @Column("text")
  email: string;

  /**
   * SHA-256 of the secret in the e-mail to the present address, in hex; null once it has confirmed.
   * Never a GraphQL field.
   */
  @Column("text", { nullable: true })
  currentHash: string | null;

  /** The same for the e-mail to the new address. */
  @Column("text", { nullable: true })
  newHash: string | null;

  @Field(() => GraphQLISODateTime, { description: "Time at which the request expires." })
  @Column({ type: "timestamptz", precision: 3 })
  expiresAt: Date;

  @Field(() => Boolean, { description: "Whether the present address has confirmed the request." })
  get isConfirmedByCurrent(): boolean {
    return this.currentHash === null;
  }

  @Field(() => Boolean, { description: "Whether the new address has confirmed the request." })
  get isConfirmedByNew(): boolean {
    return this.newHash === null;
  }
}

@ObjectType({ description: "What a link that was mailed for another e-mail address confirms." })
export class EmailChangeLink {
  @Field(() => String, { description: "The new address, in lower case." })
  email: string;

  @Field(() => Boolean, {
    description: "Whether the link was mailed to the new address; otherwise to the present one.",
  })
  isForNewAddress: boolean;
}
