import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { Context } from "../content/context.ts";
import { countDeliveries, listDeliveries, sendAgain } from "./deliveries.service.ts";
import type { WebhookContext } from "./webhook.context.ts";
import { Webhook, WebhookWithSecret } from "./webhook.entity.ts";
import { WebhookDeliveriesArgs, WebhookInput } from "./webhook.input.ts";
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rotateWebhookSecret,
} from "./webhook.service.ts";
import { WebhookDelivery, WebhookDeliveryList } from "./webhook-delivery.entity.ts";

@Resolver(() => Webhook)
export class WebhookResolver {
  @Query(() => [Webhook], { description: "All webhooks, the oldest first. For admins." })
  webhooks(@Ctx() context: WebhookContext) {
    return listWebhooks(context);
  }

  @FieldResolver(() => Int, { description: "Number of deliveries that are still to be sent." })
  waitingCount(@Root() { id }: Webhook, @Ctx() { db, loaders }: Context) {
    const load = (ids: readonly string[]) => countDeliveries(db, "waiting", ids);
    return loaders.loader("waitingDeliveries", load).load(id);
  }

  @FieldResolver(() => Int, {
    description: "Number of deliveries of the last 30 days that failed for good.",
  })
  failedCount(@Root() { id }: Webhook, @Ctx() { db, loaders }: Context) {
    const load = (ids: readonly string[]) => countDeliveries(db, "failed", ids);
    return loaders.loader("failedDeliveries", load).load(id);
  }

  @Query(() => WebhookDeliveryList, {
    description: "The deliveries of a webhook within the last 30 days. For admins.",
  })
  webhookDeliveries(
    @Ctx() context: WebhookContext,
    @Args(() => WebhookDeliveriesArgs) args: WebhookDeliveriesArgs,
  ) {
    return listDeliveries(context, args);
  }

  @Mutation(() => WebhookWithSecret, {
    description:
      "Creates a webhook; its secret is in this answer only. CONFLICT `tooMany` with 20 webhooks. For admins who have confirmed their password.",
  })
  createWebhook(
    @Ctx() context: WebhookContext,
    @Arg("input", () => WebhookInput, { description: "Its settings." }) input: WebhookInput,
  ) {
    return createWebhook(context, input);
  }

  @Mutation(() => Webhook, {
    description: "Changes the settings of a webhook. For admins who have confirmed their password.",
  })
  changeWebhook(
    @Ctx() context: WebhookContext,
    @Arg("id", () => ID, { description: "Id of the webhook." }) id: string,
    @Arg("version", () => Int, { description: "Version that was read." }) version: number,
    @Arg("input", () => WebhookInput, { description: "All its settings." }) input: WebhookInput,
  ) {
    return changeWebhook(context, { id, version }, input);
  }

  @Mutation(() => WebhookWithSecret, {
    description:
      "Gives a webhook a new secret. For a day deliveries are signed with both. For admins who have confirmed their password.",
  })
  rotateWebhookSecret(
    @Ctx() context: WebhookContext,
    @Arg("id", () => ID, { description: "Id of the webhook." }) id: string,
  ) {
    return rotateWebhookSecret(context, id);
  }

  @Mutation(() => Boolean, {
    description:
      "Deletes a webhook with its log; what waits is not sent. For admins who have confirmed their password.",
  })
  async deleteWebhook(
    @Ctx() context: WebhookContext,
    @Arg("id", () => ID, { description: "Id of the webhook." }) id: string,
  ) {
    await deleteWebhook(context, id);
    return true;
  }

  @Mutation(() => WebhookDelivery, {
    description:
      "Sends a delivery at once, again if it was delivered, with the same id, and tries for another 24 hours. For admins.",
  })
  sendWebhookDeliveryAgain(
    @Ctx() context: WebhookContext,
    @Arg("id", () => ID, { description: "Id of the delivery." }) id: string,
  ) {
    return sendAgain(context, id);
  }
}
