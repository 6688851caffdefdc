import { GraphQLJSONObject } from "graphql-scalars";
import { Ctx, FieldResolver, ObjectType, Resolver, Root } from "type-graphql";
import type { EntityManager } from "typeorm";
import { isId } from "../../content/reading/content-queries.ts";
import { Email } from "../../mail/email.entity.ts";
import type { ApplicationContext } from "../application.context.ts";
import { Application, ApplicationNote } from "../application.entity.ts";
import { ApplicationEvent } from "../application-event.entity.ts";
import { findDuplicates } from "../duplicates.ts";
import { type Answers, decryptAnswers, tryDecryptNote } from "../privacy/answers.ts";
import { recordRead } from "../record-event.ts";

/** An application with its decrypted personal data, notes, e-mails and events. */
@ObjectType({ description: "An application with its personal data." })
export class ApplicationDetails extends Application {
  private readRecord: Promise<void> | undefined;

  /** Every field with personal data must await this before it returns. */
  recordRead(context: ApplicationContext): Promise<void> {
    this.readRecord ??= recordRead(context.db, context, this);
    return this.readRecord;
  }
}

/** Returns null for an unknown id. */
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
      "The answers by field name; empty after anonymisation, or if the data is unreadable. " +
      "Reading is recorded, once per user and hour.",
  })
  async answers(
    @Root() details: ApplicationDetails,
    @Ctx() context: ApplicationContext,
  ): Promise<Answers> {
    await details.recordRead(context);
    return decryptAnswers(details, context.encryption);
  }

  @FieldResolver(() => [ApplicationNote], { description: "Internal notes, oldest first." })
  async notes(@Root() details: ApplicationDetails, @Ctx() context: ApplicationContext) {
    await details.recordRead(context);
    const where = { applicationId: details.id };
    return context.db.find(ApplicationNote, { where, order: oldestFirst });
  }

  @FieldResolver(() => [Email], { description: "E-mails about the application, oldest first." })
  async emails(@Root() details: ApplicationDetails, @Ctx() context: ApplicationContext) {
    await details.recordRead(context);
    const order = { createdAt: "ASC", id: "ASC" } as const;
    return context.db.find(Email, { where: { applicationId: details.id }, order });
  }

  @FieldResolver(() => [ApplicationEvent], { description: "Events, oldest first." })
  events(@Root() { id }: ApplicationDetails, @Ctx() { db }: ApplicationContext) {
    return db.find(ApplicationEvent, { where: { applicationId: id }, order: oldestFirst });
  }

  @FieldResolver(() => [Application], {
    description:
      "Other applications with the same phone number or e-mail address, newest first, at most 100.",
  })
  duplicates(@Root() details: ApplicationDetails, @Ctx() { db }: ApplicationContext) {
    return findDuplicates(db, details);
  }
}

@Resolver(() => ApplicationNote)
export class ApplicationNoteResolver {
  @FieldResolver(() => String, { description: "Text of the note; blank if it is unreadable." })
  text(@Root() note: ApplicationNote, @Ctx() { encryption }: ApplicationContext): string {
    return tryDecryptNote(note, encryption) ?? "";
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the text was encrypted with another APPLICATION_KEY and cannot be decrypted.",
  })
  isUnreadable(@Root() note: ApplicationNote, @Ctx() { encryption }: ApplicationContext): boolean {
    return tryDecryptNote(note, encryption) === null;
  }
}
