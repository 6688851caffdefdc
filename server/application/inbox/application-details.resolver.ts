import { GraphQLJSONObject } from "graphql-scalars";
import { Ctx, FieldResolver, ObjectType, Resolver, Root } from "type-graphql";
import type { EntityManager } from "typeorm";
import { isId } from "../../content/content-queries.ts";
import { Email } from "../../mail/email.entity.ts";
import type { ApplicationContext } from "../application.context.ts";
import { Application, ApplicationNote } from "../application.entity.ts";
import { ApplicationEvent } from "../application-event.entity.ts";
import { type Answers, decryptAnswers, isUnreadable } from "../privacy/answers.ts";
import { recordRead } from "../record-event.ts";
import { findDuplicates } from "./duplicates.ts";

/** An application with everything that is known of it; its fields open what is sealed. */
@ObjectType({ description: "One application, opened." })
export class ApplicationDetails extends Application {
  private readRecord: Promise<void> | undefined;

  /** To be awaited by every field that tells something personal, before it does. */
  recordRead(context: ApplicationContext): Promise<void> {
    this.readRecord ??= recordRead(context.db, context, this.id);
    return this.readRecord;
  }
}

/** Null for an unknown id. */
export async function findApplicationDetails(
  db: EntityManager,
  id: string,
): Promise<ApplicationDetails | null> {
  const application = isId(id) ? await db.findOneBy(Application, { id }) : null;
  return application && Object.assign(new ApplicationDetails(), application);
}

const oldestFirst = { at: "ASC", id: "ASC" } as const;

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
    await details.recordRead(context);
    return decryptAnswers(details, context.encryption);
  }

  @FieldResolver(() => [ApplicationNote], { description: "What was written down, in order." })
  async notes(@Root() details: ApplicationDetails, @Ctx() context: ApplicationContext) {
    await details.recordRead(context);
    const where = { applicationId: details.id };
    return context.db.find(ApplicationNote, { where, order: oldestFirst });
  }

  @FieldResolver(() => [Email], { description: "The mails about it, in order." })
  async emails(@Root() details: ApplicationDetails, @Ctx() context: ApplicationContext) {
    await details.recordRead(context);
    const order = { createdAt: "ASC", id: "ASC" } as const;
    return context.db.find(Email, { where: { applicationId: details.id }, order });
  }

  @FieldResolver(() => [ApplicationEvent], { description: "What happened to it, in order." })
  events(@Root() { id }: ApplicationDetails, @Ctx() { db }: ApplicationContext) {
    return db.find(ApplicationEvent, { where: { applicationId: id }, order: oldestFirst });
  }

  @FieldResolver(() => [Application], {
    description: "Others from the same phone number or e-mail, newest first, at most 100.",
  })
  duplicates(@Root() details: ApplicationDetails, @Ctx() { db }: ApplicationContext) {
    return findDuplicates(db, details);
  }
}

@Resolver(() => ApplicationNote)
export class ApplicationNoteResolver {
  @FieldResolver(() => String, { description: "What was written; blank while unreadable." })
  text(@Root() note: ApplicationNote, @Ctx() { encryption }: ApplicationContext): string {
    return encryption.tryDecrypt(note.encrypted) ?? "";
  }

  @FieldResolver(() => Boolean, {
    description: "Sealed with another APPLICATION_KEY: its text is missing until that is back.",
  })
  isUnreadable(@Root() note: ApplicationNote, @Ctx() { encryption }: ApplicationContext): boolean {
    return isUnreadable(note, encryption);
  }
}
