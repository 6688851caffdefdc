import { IsEmail } from "class-validator";
import {
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from "type-graphql";
import { type MessageChannel, MessageChannelEnum } from "../mail/email.entity.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { Typed } from "../platform/tidy-text.ts";
import { requireAdmin, requireCaseWorker } from "../platform/viewer.ts";
import { readSettings } from "../settings/settings.service.ts";
import { finishSetup, isSetupPending } from "./finish-setup.ts";
import type { LaunchContext } from "./launch.context.ts";
import { LaunchPoint } from "./launch-point.ts";
import { availableChannels } from "./message-channels.ts";
import { findPoints } from "./points.ts";
import { sendTestEmail, TestEmail } from "./test-email.ts";
import { sendTestTelegram, TestTelegram, TestTelegramArgs } from "./test-telegram.ts";

@ObjectType({ description: "The way from a fresh installation to a published site." })
class LaunchChecklist {}

@ArgsType()
class TestEmailArgs {
  @Field(() => String, { description: "E-mail address of the recipient." })
  @Typed("email", IsEmail())
  email: string;
}

@Resolver(() => LaunchChecklist)
export class LaunchResolver {
  @Query(() => LaunchChecklist, {
    description: "The remaining tasks before the site is published. For admins.",
  })
  launchChecklist(@Ctx() { viewer }: RequestContext): LaunchChecklist {
    requireAdmin(viewer);
    return new LaunchChecklist();
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the first setup has neither been finished nor put off.",
  })
  isSetupPending(@Ctx() { db }: RequestContext): Promise<boolean> {
    return isSetupPending(db);
  }

  @FieldResolver(() => [LaunchPoint], {
    description: "Every point of the checklist in order, also those that are done.",
  })
  async points(@Ctx() { db, hosting, publicUrl, now }: LaunchContext): Promise<LaunchPoint[]> {
    return findPoints({ db, hosting, publicUrl, now, settings: await readSettings(db) });
  }

  @Mutation(() => LaunchChecklist, {
    description:
      "Finishes the first setup, or postpones it: the overview no longer begins with it. For admins.",
  })
  async finishSetup(@Ctx() context: RequestContext): Promise<LaunchChecklist> {
    await finishSetup(context);
    return new LaunchChecklist();
  }

  @Mutation(() => TestEmail, {
    description: "Sends a test e-mail at once and answers what came of it. For admins.",
  })
  sendTestEmail(
    @Ctx() context: LaunchContext,
    @Args(() => TestEmailArgs) { email }: TestEmailArgs,
  ): Promise<TestEmail> {
    return sendTestEmail(context, email);
  }

  @Mutation(() => TestTelegram, {
    description:
      "Sends a test message in Telegram at once and answers what came of it. For admins.",
  })
  sendTestTelegram(
    @Ctx() context: LaunchContext,
    @Args(() => TestTelegramArgs) { chat }: TestTelegramArgs,
  ): Promise<TestTelegram> {
    return sendTestTelegram(context, chat);
  }

  @Query(() => [MessageChannelEnum], {
    description:
      "Channels on which the site can send: EMAIL with a mail server and a sender, TELEGRAM with a " +
      "bot. Messages on others are only stored. For case workers and admins.",
  })
  messageChannels(@Ctx() context: LaunchContext): Promise<MessageChannel[]> {
    requireCaseWorker(context.viewer);
    return availableChannels(context);
  }
}
