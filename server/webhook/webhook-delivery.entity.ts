import { Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { ContentKindEnum } from "../content/content-kinds.ts";
import { type ContentEvent, ContentEventEnum } from "../content/events/content-event.ts";
import { type Language, LanguageEnum } from "../language/language.ts";
import { Webhook } from "./webhook.entity.ts";

export const DeliveryStateEnum = {
  WAITING: "waiting",
  DELIVERED: "delivered",
  FAILED: "failed",
} as const;
export type DeliveryState = (typeof DeliveryStateEnum)[keyof typeof DeliveryStateEnum];

registerEnumType(DeliveryStateEnum, {
  name: "WebhookDeliveryState",
  description: "Whether an event has reached a webhook's receiver.",
  valuesConfig: {
    WAITING: { description: "It is to be sent, for the first time or again." },
    DELIVERED: { description: "The receiver answered with a status of 200 to 299." },
    FAILED: { description: "It was tried for 24 hours, and is not sent any more." },
  },
});

/**
 * An event that is to be sent to a webhook, written in the transaction of the change. It holds no
 * texts of the item.
 */
@ObjectType({ description: "An event sent to a webhook; deleted after 30 days." })
@Entity("webhook_delivery")
@Index("webhook_delivery_claimed", ["webhookId"], { where: "claimed_until is not null" })
@Index("webhook_delivery_order", ["webhookId", "itemId", "sequence"], {
  where: "state = 'waiting'",
})
@Index("webhook_delivery_log", ["webhookId", "sequence"])
export class WebhookDelivery {
  @Field(() => ID, { description: "Id of the delivery; the header webhook-id has it." })
  @PrimaryGeneratedColumn("uuid", { primaryKeyConstraintName: "webhook_delivery_pkey" })
  id: string;

  /** Order of the events: later ones of an item have higher numbers. */
  @Column("bigint", { generated: "increment" })
  sequence: string;

  @ManyToOne(() => Webhook, { onDelete: "CASCADE", nullable: false })
  @JoinColumn({ name: "webhook_id", foreignKeyConstraintName: "webhook_delivery_webhook_fkey" })
  webhook?: Webhook;

  @Column("uuid")
  webhookId: string;

  @Field(() => ContentEventEnum, { description: "What happened." })
  @Column("text")
  event: ContentEvent;

  @Field(() => ContentKindEnum, { description: "Kind of the item." })
  @Column("text")
  kind: string;

  @Field(() => ID, { description: "Id of the item." })
  @Column("uuid")
  itemId: string;

  @Field(() => String, { description: "Path of the page that shows the item, in Ukrainian." })
  @Column("text")
  path: string;

  @Field(() => [LanguageEnum], {
    description: "Languages in which the item was public after the event.",
  })
  @Column("text", { array: true })
  languages: Language[];

  @Field(() => Int, { description: "Version of the item after the event." })
  @Column("int")
  version: number;

  @Field(() => GraphQLISODateTime, { description: "Time of the event." })
  @Column({ type: "timestamptz", precision: 3 })
  at: Date;

  @Field(() => DeliveryStateEnum, { description: "Whether it has reached the receiver." })
  @Column("text", { default: "waiting" })
  state: DeliveryState;

  @Field(() => Int, { description: "Number of attempts so far." })
  @Column("int", { default: 0 })
  attempts: number;

  @Field(() => GraphQLISODateTime, {
    description: "Time of the next attempt, of a delivery that waits.",
  })
  @Column({ type: "timestamptz", precision: 3, default: () => "now()" })
  nextAttemptAt: Date;

  /** After this time no further attempt is planned. */
  @Column({ type: "timestamptz", precision: 3 })
  retryUntil: Date;

  /** Until when only the instance that is sending it may do so; null while none is. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  claimedUntil: Date | null;

  @Field(() => String, {
    description:
      "Why the last attempt failed: an HTTP status as `HTTP 500`, or a code such as `TIMEOUT`, `NOT_PUBLIC` or `ECONNREFUSED`. Blank after a success.",
  })
  @Column("text", { default: "" })
  lastError: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the receiver accepted it; null until then.",
  })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  deliveredAt: Date | null;
}

@ObjectType({ description: "A page of the deliveries of a webhook, newest first." })
export class WebhookDeliveryList {
  @Field(() => [WebhookDelivery], { description: "Deliveries of this page, newest first." })
  items: WebhookDelivery[];

  @Field(() => Int, { description: "Total number of matching deliveries." })
  total: number;
}
