import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

export const EmailStateEnum = {
  WAITING: "waiting",
  SENT: "sent",
  KEPT: "kept",
  FAILED: "failed",
} as const;
export type EmailState = (typeof EmailStateEnum)[keyof typeof EmailStateEnum];

registerEnumType(EmailStateEnum, {
  name: "EmailState",
  description: "What has become of a mail.",
  valuesConfig: {
    WAITING: { description: "It will be sent, or tried again." },
    SENT: { description: "The mail server took it." },
    KEPT: { description: "There is no mail server: it can be read here." },
    FAILED: { description: "The mail server refused it for good." },
  },
});

@ObjectType({ description: "A mail that the site wrote." })
@Entity("mail")
@Check("mail_state", "state in ('waiting', 'sent', 'kept', 'failed')")
@Index("mail_due", ["state", "nextAttemptAt"])
@Index("mail_of_application", ["applicationId"])
export class Email {
  @Field(() => ID, { description: "Names the mail." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => EmailStateEnum, { description: "What has become of it." })
  @Column("text", { default: "waiting" })
  state: EmailState;

  @Field(() => GraphQLISODateTime, { description: "When it was written." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When the mail server took it." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  sentAt: Date | null;

  @Column({ type: "timestamptz", precision: 3 })
  nextAttemptAt: Date;

  @Field(() => Int, { description: "How often it was tried, since somebody last asked for it." })
  @Column("int", { default: 0 })
  attempts: number;

  @Field(() => String, {
    description: "The last refusal's code, as EENVELOPE 550; blank when there was none.",
  })
  @Column("text", { default: "" })
  lastError: string;

  @Field(() => ID, { nullable: true, description: "The application it is about." })
  @Column("uuid", { nullable: true })
  applicationId: string | null;

  /** `{to, subject, text}` as JSON, sealed; null once its application is anonymised. */
  @Column("bytea", { nullable: true })
  encrypted: Buffer | null;
}
