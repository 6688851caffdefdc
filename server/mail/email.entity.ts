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
  description: "Delivery state of an e-mail.",
  valuesConfig: {
    WAITING: { description: "Queued for its first or another attempt." },
    SENT: { description: "Accepted by the mail server." },
    KEPT: {
      description: "Stored without being sent, because neither mail server nor bot is configured.",
    },
    FAILED: { description: "Rejected permanently by the mail server or by Telegram." },
  },
});

export const MessageChannelEnum = { EMAIL: "email", TELEGRAM: "telegram" } as const;
export type MessageChannel = (typeof MessageChannelEnum)[keyof typeof MessageChannelEnum];

registerEnumType(MessageChannelEnum, {
  name: "MessageChannel",
  description: "How a message is sent.",
  valuesConfig: {
    EMAIL: { description: "As an e-mail, through the mail server." },
    TELEGRAM: { description: "To a chat, through the bot in Telegram." },
  },
});

@ObjectType({ description: "An e-mail or a message in Telegram, sent by the site." })
@Entity("mail")
@Check("mail_state", "state in ('waiting', 'sent', 'kept', 'failed')")
@Check("mail_channel", "channel in ('email', 'telegram')")
@Index("mail_due", ["state", "nextAttemptAt"])
@Index("mail_of_application", ["applicationId"])
export class Email {
  @Field(() => ID, { description: "Id of the e-mail." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => MessageChannelEnum, { description: "How it is sent." })
  @Column("text", { default: "email" })
  channel: MessageChannel;

  @Field(() => EmailStateEnum, { description: "Delivery state." })
  @Column("text", { default: "waiting" })
  state: EmailState;

  @Field(() => GraphQLISODateTime, { description: "Creation time." })
  @CreateDateColumn({ type: "timestamptz", precision: 3 })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Time at which the mail server or Telegram accepted it.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  sentAt: Date | null;

  @Column({ type: "timestamptz", precision: 3 })
  nextAttemptAt: Date;

  @Field(() => Int, {
    description: "Number of delivery attempts since it was created or last retried by an admin.",
  })
  @Column("int", { default: 0 })
  attempts: number;

  @Field(() => String, {
    description: "Code of the last error, such as `EENVELOPE 550`; blank without an error.",
  })
  @Column("text", { default: "" })
  lastError: string;

  @Field(() => ID, { nullable: true, description: "Id of the application to which it belongs." })
  @Column("uuid", { nullable: true })
  applicationId: string | null;

  /** Encrypted JSON `{to, subject, text}`; null once the application is anonymised. */
  @Column("bytea", { nullable: true })
  encrypted: Buffer | null;
}
