import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { listCost } from "../content/content-args.ts";
import { requireAdmin } from "../platform/viewer.ts";
import type { EmailContext } from "./email.context.ts";
import { Email } from "./email.entity.ts";
import { tryDecryptEmail } from "./email-content.ts";
import { EmailList, EmailsArgs, listEmails } from "./email-list.ts";
import { retryEmail } from "./email-queue.service.ts";

@Resolver(() => Email)
export class EmailResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "E-mail address of the recipient; null when erased or undecryptable.",
  })
  to(@Root() email: Email, @Ctx() { encryption }: EmailContext): string | null {
    return tryDecryptEmail(encryption, email)?.to ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Subject line; null when erased or undecryptable.",
  })
  subject(@Root() email: Email, @Ctx() { encryption }: EmailContext): string | null {
    return tryDecryptEmail(encryption, email)?.subject ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Plain text of the e-mail; null when erased or undecryptable.",
  })
  text(@Root() email: Email, @Ctx() { encryption }: EmailContext): string | null {
    return tryDecryptEmail(encryption, email)?.text ?? null;
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the content was encrypted with another APPLICATION_KEY and cannot be decrypted.",
  })
  isUnreadable(@Root() email: Email, @Ctx() { encryption }: EmailContext): boolean {
    return email.encrypted !== null && tryDecryptEmail(encryption, email) === null;
  }

  @Query(() => EmailList, {
    complexity: listCost,
    description: "E-mails sent by the site, newest first. For admins.",
  })
  emails(@Ctx() { db, viewer }: EmailContext, @Args(() => EmailsArgs) args: EmailsArgs) {
    requireAdmin(viewer);
    return listEmails(db, args);
  }

  @Mutation(() => Email, {
    description: "Retries the delivery of an e-mail that is waiting, stored or failed. For admins.",
  })
  retryEmail(
    @Ctx() context: EmailContext,
    @Arg("id", () => ID, { description: "Id of the e-mail." }) id: string,
  ) {
    return retryEmail(context, id);
  }
}
