import { ArrayNotEmpty, ArrayUnique, IsUrl, Matches, MaxLength } from "class-validator";
import { ArgsType, Field, ID, InputType } from "type-graphql";
import { ContentKindEnum } from "../content/content-kinds.ts";
import { type ContentEvent, ContentEventEnum } from "../content/events/content-event.ts";
import { OffsetArgs } from "../content/reading/list-page.ts";
import { type DeliveryState, DeliveryStateEnum } from "./webhook-delivery.entity.ts";

@InputType({ description: "The settings of a webhook." })
export class WebhookInput {
  @Field(() => String, { description: "Its purpose, 1 to 100 characters." })
  @Matches(/\S/)
  @MaxLength(100)
  name: string;

  @Field(() => String, {
    description:
      "The URL to which events are posted: https, on the public internet, without a password in it. At most 500 characters.",
  })
  @IsUrl({
    protocols: ["https", "http"],
    require_protocol: true,
    require_tld: false,
    disallow_auth: true,
    allow_fragments: false,
  })
  @MaxLength(500)
  url: string;

  @Field(() => [ContentEventEnum], {
    description: "The events that it is notified of; at least one.",
  })
  @ArrayNotEmpty()
  @ArrayUnique()
  events: ContentEvent[];

  @Field(() => [ContentKindEnum], {
    defaultValue: [],
    description: "The kinds of content that it is notified of; empty for all kinds.",
  })
  @ArrayUnique()
  kinds: string[];

  @Field(() => Boolean, { defaultValue: true, description: "Whether it is on." })
  isActive: boolean;
}

@ArgsType()
export class WebhookDeliveriesArgs extends OffsetArgs {
  @Field(() => ID, { description: "Id of the webhook." })
  webhookId: string;

  @Field(() => DeliveryStateEnum, {
    nullable: true,
    description: "Only deliveries in this state; omit it for all.",
  })
  state?: DeliveryState | null;
}
