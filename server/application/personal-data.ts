import { GraphQLJSONObject } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { ArrayContains, type EntityManager, In } from "typeorm";
import { Mail } from "../mail/mail.entity.ts";
import { readMail } from "../mail/mail-words.ts";
import { Invalid } from "../platform/failures.ts";
import type { Sealing } from "../platform/sealing.ts";
import { requireAdmin } from "../platform/viewer.ts";
import { anonymise } from "./anonymise.ts";
import { answersOf } from "./answers.ts";
import type { ApplicationContext } from "./application.context.ts";
import { Application, ApplicationNote } from "./application.entity.ts";
import { ApplicationEvent } from "./application-event.entity.ts";
import { contactMark } from "./marks.ts";
import { recordEvent } from "./record-event.ts";
import { countUnreadable } from "./unreadable.ts";

@ObjectType({ description: "Everything that is kept of one person." })
export class PersonalData {
  @Field(() => Int, { description: "In how many applications." })
  found: number;

  @Field(() => Int, {
    description:
      "Applications of whomever that were sealed with another APPLICATION_KEY: until that is back " +
      "nobody can say whose they are.",
  })
  unreadable: number;

  @Field(() => GraphQLJSONObject, {
    description: "`{contact, at, applications}`, to be handed to the person as it is.",
  })
  content: object;
}

/** For admins; recorded in every application. Throws Invalid for what is neither phone nor e-mail. */
export async function personalData(
  context: ApplicationContext,
  contact: string,
): Promise<PersonalData> {
  requireAdmin(context.viewer);
  const { db, sealing, now } = context;
  const found = await applicationsOf(db, sealing, contact);
  const ids = found.map(({ id }) => id);
  await recordEvent(db, context, ids, "exported");
  const applications = await everythingOf(db, sealing, found);
  const unreadable = await countUnreadable(db, sealing);
  return { found: found.length, unreadable, content: { contact, at: now, applications } };
}

/** For admins; recorded. Answers how many applications were anonymised. Throws likewise. */
export async function erasePersonalData(
  context: ApplicationContext,
  contact: string,
): Promise<number> {
  requireAdmin(context.viewer);
  return context.db.transaction(async (manager) => {
    const found = await applicationsOf(manager, context.sealing, contact, true);
    const ids = found.map(({ id }) => id);
    await anonymise(manager, context, ids);
    return ids.length;
  });
}

/** What came from that phone number or e-mail, oldest first. */
function applicationsOf(
  db: EntityManager,
  sealing: Sealing,
  contact: string,
  isLocked = false,
): Promise<Application[]> {
  const mark = contactMark(sealing, contact);
  if (!mark) throw Invalid([{ path: "contact", rule: "contact" }]);
  return db.find(Application, {
    where: { contactMarks: ArrayContains([mark]) },
    order: { createdAt: "ASC", id: "ASC" },
    ...(isLocked ? { lock: { mode: "pessimistic_write" } } : {}),
  });
}

async function everythingOf(
  db: EntityManager,
  sealing: Sealing,
  applications: readonly Application[],
): Promise<object[]> {
  const where = { applicationId: In(applications.map(({ id }) => id)) };
  const order = { at: "ASC", id: "ASC" } as const;
  const notes = await db.find(ApplicationNote, { where, order });
  const events = await db.find(ApplicationEvent, { where, order });
  const mails = await db.find(Mail, { where, order: { createdAt: "ASC", id: "ASC" } });
  return applications.map((application) => {
    const isOfIt = (row: { applicationId: string | null }) => row.applicationId === application.id;
    const { number, form, language, state, region, createdAt, closedAt } = application;
    return {
      ...{ number, form, language, state, region, createdAt, closedAt },
      answers: answersOf(application, sealing),
      statistics: application.statistics,
      consent: { version: application.consentVersion, text: application.consentText },
      notes: notes.filter(isOfIt).map(({ at, authorName, sealed }) => {
        return { at, author: authorName, text: sealing.read(sealed) };
      }),
      mails: mails.filter(isOfIt).map((mail) => {
        return { createdAt: mail.createdAt, sentAt: mail.sentAt, ...readMail(sealing, mail) };
      }),
      events: events.filter(isOfIt).map(({ at, userName, action, detail }) => {
        return { at, by: userName, action, detail };
      }),
    };
  });
}
