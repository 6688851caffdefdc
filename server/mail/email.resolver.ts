import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { listCost } from "../content/content-args.ts";
import type { FieldEncryption } from "../platform/field-encryption.ts";
import type { RequestContext } from "../platform/request-context.ts";
import { requireAdmin } from "../platform/viewer.ts";
import { Email } from "./email.entity.ts";
import { tryDecryptEmail } from "./email-content.ts";
import { EmailList, EmailsArgs, listEmails } from "./email-list.ts";
import { retryEmail } from "./email-queue.service.ts";

interface EmailContext extends RequestContext {
  encryption: FieldEncryption;
}

@Resolver(() => Email)
export class EmailResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "To whom; null once erased, or while unreadable.",
  })
  to(@Root() mail: Email, @Ctx() { encryption }: EmailContext): string | null {
    return tryDecryptEmail(encryption, mail)?.to ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Its subject; null once erased, or while unreadable.",
  })
  subject(@Root() mail: Email, @Ctx() { encryption }: EmailContext): string | null {
    return tryDecryptEmail(encryption, mail)?.subject ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Its text; null once erased, or while unreadable.",
  })
  text(@Root() mail: Email, @Ctx() { encryption }: EmailContext): string | null {
    return tryDecryptEmail(encryption, mail)?.text ?? null;
  }

  @FieldResolver(() => Boolean, {
    description: "Sealed with another APPLICATION_KEY: its words are missing until that is back.",
  })
  isUnreadable(@Root() mail: Email, @Ctx() { encryption }: EmailContext): boolean {
    return mail.encrypted !== null && tryDecryptEmail(encryption, mail) === null;
  }

  @Query(() => EmailList, {
    complexity: listCost,
    description: "What the site wrote to people, newest first. For admins.",
  })
  emails(@Ctx() { db, viewer }: EmailContext, @Args(() => EmailsArgs) args: EmailsArgs) {
    requireAdmin(viewer);
    return listEmails(db, args);
  }

  @Mutation(() => Email, {
    description: "Tries again now to send a mail that was kept, failed or waits. For admins.",
  })
  retryEmail(
    @Ctx() context: EmailContext,
    @Arg("id", () => ID, { description: "Which mail." }) id: string,
  ) {
    return retryEmail(context, id);
  }
}
