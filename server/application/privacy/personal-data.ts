import { randomUUID } from "node:crypto";
import { GraphQLJSONObject } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { ArrayOverlap, type EntityManager, In } from "typeorm";
import { Email } from "../../mail/email.entity.ts";
import { tryDecryptEmail } from "../../mail/email-content.ts";
import { recordSensitiveAction } from "../../mail/sensitive-actions.ts";
import type { FieldEncryption } from "../../platform/encryption/field-encryption.ts";
import { Invalid } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/viewer.ts";
import type { ApplicationContext } from "../application.context.ts";
import { Application, ApplicationNote } from "../application.entity.ts";
import { ApplicationEvent } from "../application-event.entity.ts";
import { recordEvent } from "../record-event.ts";
import { decryptAnswers, tryDecryptNote } from "./answers.ts";
import { contactBlindIndexVariants } from "./blind-index.ts";
import { erasePerson } from "./erase-person.ts";
import { recordErasure } from "./erasures.ts";
import { countUnreadable } from "./unreadable-applications.ts";

@ObjectType({ description: "All stored data of one person." })
export class PersonalData {
  @Field(() => Int, { description: "Number of applications found." })
  found: number;

  @Field(() => Int, {
    description:
      "Number of applications of all people encrypted with another APPLICATION_KEY, which could not " +
      "be searched.",
  })
  unreadable: number;

  @Field(() => GraphQLJSONObject, {
    description: "`{contact, at, applications}`, in a form that can be given to the person.",
  })
  content: object;
}

/**
 * For admins; recorded as an event of every application. Throws Invalid (`contact`) if it is
 * neither a phone number nor an e-mail address, and ConfirmationRequired.
 */
export async function exportPersonalData(
  context: ApplicationContext,
  contact: string,
): Promise<PersonalData> {
  requireAdmin(context.viewer);
  const { db, encryption, now } = context;
  const found = await findByContact(db, encryption, contact);
  const ids = found.map(({ id }) => id);
  await db.transaction(async (manager) => {
    await recordEvent(manager, context, ids, "exported");
    await announce(manager, context, "personalDataExported", ids.length);
  });
  const applications = await toExport(db, encryption, found);
  const unreadable = await countUnreadable(db, encryption);
  return { found: found.length, unreadable, content: { contact, at: now, applications } };
}

/**
 * For admins; recorded, also for after a restore. Removes the contact from the site's history too.
 * Returns the number of anonymised applications. Throws as `exportPersonalData`.
 */
export async function erasePersonalData(
  context: ApplicationContext,
  contact: string,
): Promise<number> {
  requireAdmin(context.viewer);
  const contactBlindIndexes = searchedIndexes(context.encryption, contact);
  return context.db.transaction(async (manager) => {
    const { encryption, now, dataDir } = context;
    const scope = { applicationIds: [], contactBlindIndexes, until: now };
    const applicationIds = await erasePerson(manager, context, encryption, scope);
    const [contactBlindIndex = ""] = contactBlindIndexes;
    const erasure = { id: randomUUID(), at: now, contactBlindIndex, applicationIds };
    // Before the file of erasures, which a refusal could not take back.
    await announce(manager, context, "personalDataErased", applicationIds.length);
    await recordErasure(manager, dataDir, erasure);
    return applicationIds.length;
  });
}

/** Names neither the person nor the applications: mailboxes store e-mails for years. */
const announce = (
  manager: EntityManager,
  context: ApplicationContext,
  action: "personalDataExported" | "personalDataErased",
  number: number,
): Promise<void> =>
  recordSensitiveAction(manager, context, action, {
    events: [{ number }],
    lines: [{ ua: `Заявок: ${number}`, eng: `Applications: ${number}` }],
  });

function searchedIndexes(encryption: FieldEncryption, contact: string): string[] {
  const blindIndexes = contactBlindIndexVariants(encryption, contact);
  if (blindIndexes.length === 0) throw Invalid([{ path: "contact", rule: "contact" }]);
  return blindIndexes;
}

/** Finds the applications with that phone number or e-mail address, oldest first. */
function findByContact(
  db: EntityManager,
  encryption: FieldEncryption,
  contact: string,
): Promise<Application[]> {
  return db.find(Application, {
    where: { contactBlindIndexes: ArrayOverlap(searchedIndexes(encryption, contact)) },
    order: { createdAt: "ASC", id: "ASC" },
  });
}

async function toExport(
  db: EntityManager,
  encryption: FieldEncryption,
  applications: readonly Application[],
): Promise<object[]> {
  const where = { applicationId: In(applications.map(({ id }) => id)) };
  const order = { at: "ASC", id: "ASC" } as const;
  const notes = await db.find(ApplicationNote, { where, order });
  const events = await db.find(ApplicationEvent, { where, order });
  const mails = await db.find(Email, { where, order: { createdAt: "ASC", id: "ASC" } });
  return applications.map((application) => {
    const belongsToApplication = (row: { applicationId: string | null }) =>
      row.applicationId === application.id;
    const { number, form, language, state, region, createdAt, closedAt } = application;
    return {
      number,
      form,
      language,
      state,
      region,
      createdAt,
      closedAt,
      answers: decryptAnswers(application, encryption),
      statistics: application.statistics,
      consent: { version: application.consentVersion, text: application.consentText },
      notes: notes.filter(belongsToApplication).map((note) => {
        const { at, authorName: author } = note;
        return { at, author, text: tryDecryptNote(note, encryption) };
      }),
      mails: mails.filter(belongsToApplication).map((mail) => {
        return {
          createdAt: mail.createdAt,
          sentAt: mail.sentAt,
          ...tryDecryptEmail(encryption, mail),
        };
      }),
      events: events.filter(belongsToApplication).map(({ at, userName, action, detail }) => {
        return { at, by: userName, action, detail };
      }),
    };
  });
}
