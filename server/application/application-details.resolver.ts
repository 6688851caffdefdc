import { GraphQLJSONObject } from "graphql-scalars";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Mail } from "../mail/mail.entity.ts";
import { type Answers, answersOf, isUnreadable } from "./answers.ts";
import type { ApplicationContext } from "./application.context.ts";
import { Application, ApplicationNote } from "./application.entity.ts";
import { ApplicationDetails } from "./application-details.ts";
import { ApplicationEvent } from "./application-event.entity.ts";
import { duplicatesOf } from "./duplicates.ts";

const inOrder = { at: "ASC", id: "ASC" } as const;

@Resolver(() => ApplicationDetails)
export class ApplicationDetailsResolver {
  @FieldResolver(() => GraphQLJSONObject, {
    description:
      "What was answered, by the names of the form's fields; nothing once anonymised, or while " +
      "unreadable. " +
      "Reading it is recorded, once per person and hour.",
  })
  async answers(
    @Root() details: ApplicationDetails,
    @Ctx() context: ApplicationContext,
  ): Promise<Answers> {
    await details.recordReading(context);
    return answersOf(details, context.sealing);
  }

  @FieldResolver(() => [ApplicationNote], { description: "What was written down, in order." })
  async notes(@Root() details: ApplicationDetails, @Ctx() context: ApplicationContext) {
    await details.recordReading(context);
    const where = { applicationId: details.id };
    return context.db.find(ApplicationNote, { where, order: inOrder });
  }

  @FieldResolver(() => [Mail], { description: "The mails about it, in order." })
  async mails(@Root() details: ApplicationDetails, @Ctx() context: ApplicationContext) {
    await details.recordReading(context);
    const order = { createdAt: "ASC", id: "ASC" } as const;
    return context.db.find(Mail, { where: { applicationId: details.id }, order });
  }

  @FieldResolver(() => [ApplicationEvent], { description: "What happened to it, in order." })
  events(@Root() { id }: ApplicationDetails, @Ctx() { db }: ApplicationContext) {
    return db.find(ApplicationEvent, { where: { applicationId: id }, order: inOrder });
  }

  @FieldResolver(() => [Application], {
    description: "Others from the same phone number or e-mail, newest first, at most 100.",
  })
  duplicates(@Root() details: ApplicationDetails, @Ctx() { db }: ApplicationContext) {
    return duplicatesOf(db, details);
  }
}

@Resolver(() => ApplicationNote)
export class ApplicationNoteResolver {
  @FieldResolver(() => String, { description: "What was written; blank while unreadable." })
  text(@Root() note: ApplicationNote, @Ctx() { sealing }: ApplicationContext): string {
    return sealing.read(note.sealed) ?? "";
  }

  @FieldResolver(() => Boolean, {
    description: "Sealed with another APPLICATION_KEY: its text is missing until that is back.",
  })
  isUnreadable(@Root() note: ApplicationNote, @Ctx() { sealing }: ApplicationContext): boolean {
    return isUnreadable(note, sealing);
  }
}
