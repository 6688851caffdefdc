import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { listCost } from "../content/content-args.ts";
import type { RequestContext } from "../platform/request-context.ts";
import type { Sealing } from "../platform/sealing.ts";
import { requireAdmin } from "../platform/viewer.ts";
import { Mail } from "./mail.entity.ts";
import { listMails, MailList, MailsArgs } from "./mail-list.ts";
import { readMail } from "./mail-words.ts";
import { retryMail } from "./queue.service.ts";

interface MailContext extends RequestContext {
  sealing: Sealing;
}

@Resolver(() => Mail)
export class MailResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "To whom; null once erased, or while unreadable.",
  })
  to(@Root() mail: Mail, @Ctx() { sealing }: MailContext): string | null {
    return readMail(sealing, mail)?.to ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Its subject; null once erased, or while unreadable.",
  })
  subject(@Root() mail: Mail, @Ctx() { sealing }: MailContext): string | null {
    return readMail(sealing, mail)?.subject ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Its text; null once erased, or while unreadable.",
  })
  text(@Root() mail: Mail, @Ctx() { sealing }: MailContext): string | null {
    return readMail(sealing, mail)?.text ?? null;
  }

  @FieldResolver(() => Boolean, {
    description: "Sealed with another APPLICATION_KEY: its words are missing until that is back.",
  })
  isUnreadable(@Root() mail: Mail, @Ctx() { sealing }: MailContext): boolean {
    return mail.sealed !== null && readMail(sealing, mail) === null;
  }

  @Query(() => MailList, {
    complexity: listCost,
    description: "What the site wrote to people, newest first. For admins.",
  })
  mails(@Ctx() { db, viewer }: MailContext, @Args(() => MailsArgs) wish: MailsArgs) {
    requireAdmin(viewer);
    return listMails(db, wish);
  }

  @Mutation(() => Mail, {
    description: "Tries again now to send a mail that was kept, failed or waits. For admins.",
  })
  retryMail(
    @Ctx() context: MailContext,
    @Arg("id", () => ID, { description: "Which mail." }) id: string,
  ) {
    return retryMail(context, id);
  }
}
