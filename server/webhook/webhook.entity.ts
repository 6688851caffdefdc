import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm";
import { ContentKindEnum } from "../content/content-kinds.ts";
import { type ContentEvent, ContentEventEnum } from "../content/events/content-event.ts";

@ObjectType({
  description:
    "An address of another system that is notified when content is published, changed, withdrawn or deleted, by the Standard Webhooks scheme.",
})
@Entity("webhook")
export class Webhook {
  @Field(() => ID, { description: "Id of the webhook." })
  @PrimaryGeneratedColumn("uuid", { primaryKeyConstraintName: "webhook_pkey" })
  id: string;

  @Field(() => Int, { description: "Version of its settings; send it with every change." })
  @Column("int", { default: 1 })
  version: number;

  @Field(() => String, { description: "Its purpose, for administrators." })
  @Column("text")
  name: string;

  @Field(() => String, { description: "The URL to which events are posted." })
  @Column("text")
  url: string;

  @Field(() => [ContentEventEnum], { description: "The events that it is notified of." })
  @Column("text", { array: true })
  events: ContentEvent[];

  @Field(() => [ContentKindEnum], {
    description: "The kinds of content that it is notified of; empty for all kinds.",
  })
  @Column("text", { array: true })
  kinds: string[];

  @Field(() => Boolean, {
    description: "Whether it is on. While it is off, nothing is sent, and new events are left out.",
  })
  @Column("boolean", { default: true })
  isActive: boolean;

  /** Encrypted; signs every delivery. Never a GraphQL field. */
  @Column("bytea")
  secret: Buffer;

  /** Encrypted; signs beside the new one until `previousSecretUntil`. */
  @Column("bytea", { nullable: true })
  previousSecret: Buffer | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "Until when deliveries are also signed with the secret before the current one.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  previousSecretUntil: Date | null;

  @Field(() => GraphQLISODateTime, { description: "Creation time." })
  @Column({ type: "timestamptz", precision: 3 })
  createdAt: Date;
}

@ObjectType({ description: "A webhook with a new secret." })
export class WebhookWithSecret {
  @Field(() => Webhook, { description: "The webhook." })
  webhook: Webhook;

  @Field(() => String, {
    description: "The secret with which receivers verify deliveries; it is not shown again.",
  })
  secret: string;
}
