import { randomUUID } from "node:crypto";
import { GraphQLJSONObject } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { ArrayOverlap, type EntityManager, In } from "typeorm";
import { Consent } from "../../consent/consent.entity.ts";
import { referenceIndexes } from "../../consent/consent-person.ts";
import { consentsOfPerson, exportConsent } from "../../consent/consents-of-person.ts";
import { hideWithheldFiles } from "../../image/hide-withheld-files.ts";
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
import { erasePerson, mentions } from "./erase-person.ts";
import { recordErasure } from "./erasures.ts";
import { countUnreadable } from "./unreadable-applications.ts";

@ObjectType({ description: "All stored data of one person." })
export class PersonalData {
  @Field(() => Int, { description: "Number of applications found." })
  found: number;

  @Field(() => Int, { description: "Number of consents to pictures found." })
  foundConsents: number;

  @Field(() => Int, {
    description:
      "Number of applications of all people encrypted with another APPLICATION_KEY, which could not " +
      "be searched.",
  })
  unreadable: number;

  @Field(() => GraphQLJSONObject, {
    description:
      "`{contact, at, applications, consents}`, in a form that can be given to the person.",
  })
  content: object;
}

/**
 * For admins; recorded as an event of every application. `contact` is a phone number, an e-mail
 * address or the reference of a consent; throws Invalid (`contact`) if it is none of these, and
 * ConfirmationRequired.
 */
export async function exportPersonalData(
  context: ApplicationContext,
  contact: string,
): Promise<PersonalData> {
  requireAdmin(context.viewer);
  const { db, encryption, now } = context;
  const blindIndexes = await searchedIndexes(db, encryption, contact);
  const found = await findApplications(db, blindIndexes);
  const ids = found.map(({ id }) => id);
  const mentionsPerson = mentions(encryption, blindIndexes);
  const foundConsents = await consentsOfPerson(db, encryption, blindIndexes, mentionsPerson);
  await db.transaction(async (manager) => {
    await recordEvent(manager, context, ids, "exported");
    await announce(manager, context, "personalDataExported", ids.length, foundConsents.length);
  });
  const applications = await toExport(db, encryption, found);
  const consents = [];
  for (const consent of foundConsents) consents.push(await exportConsent(db, encryption, consent));
  return {
    found: found.length,
    foundConsents: consents.length,
    unreadable: await countUnreadable(db, encryption),
    content: { contact, at: now, applications, consents },
  };
}

/**
 * For admins; recorded, also for after a restore. Removes the contact from the site's history too, and
 * who gave the person's consents to pictures, which then count as withdrawn.
 * Returns the number of anonymised applications. Throws as `exportPersonalData`.
 */
export async function erasePersonalData(
  context: ApplicationContext,
  contact: string,
): Promise<number> {
  requireAdmin(context.viewer);
  const { db, images, encryption, now, dataDir } = context;
  const blindIndexes = await searchedIndexes(db, encryption, contact);
  const erased = await db.transaction(async (manager) => {
    const scope = { applicationIds: [], blindIndexes, until: now };
    const { applicationIds, consentIds } = await erasePerson(manager, context, encryption, scope);
    const [contactBlindIndex = ""] = blindIndexes;
    const erasure = { id: randomUUID(), at: now, contactBlindIndex, applicationIds };
    // Before the file of erasures, which a refusal could not take back.
    const numbers = [applicationIds.length, consentIds.length] as const;
    await announce(manager, context, "personalDataErased", ...numbers);
    await recordErasure(manager, dataDir, erasure);
    if (consentIds.length > 0) context.contentWritten();
    return applicationIds.length;
  });
  await hideWithheldFiles(db, images, now);
  return erased;
}

/** Names neither the person nor the applications: mailboxes store e-mails for years. */
const announce = (
  manager: EntityManager,
  context: ApplicationContext,
  action: "personalDataExported" | "personalDataErased",
  applications: number,
  consents: number,
): Promise<void> =>
  recordSensitiveAction(manager, context, action, {
    events: [{ number: applications + consents }],
    lines: [
      { ua: `Заявок: ${applications}`, eng: `Applications: ${applications}` },
      { ua: `Згод на світлини: ${consents}`, eng: `Consents to pictures: ${consents}` },
    ],
  });

/** Blind indexes of a contact, or of the reference of a consent that exists. */
async function searchedIndexes(
  db: EntityManager,
  encryption: FieldEncryption,
  contact: string,
): Promise<string[]> {
  const ofContact = contactBlindIndexVariants(encryption, contact);
  if (ofContact.length > 0) return ofContact;
  const ofReference = referenceIndexes(encryption, contact);
  const isReference = await db.existsBy(Consent, { referenceIndex: In(ofReference) });
  if (!isReference) throw Invalid([{ path: "contact", rule: "contact" }]);
  return ofReference;
}

/** Finds the applications with one of these contacts, oldest first. */
const findApplications = (
  db: EntityManager,
  blindIndexes: readonly string[],
): Promise<Application[]> =>
  db.find(Application, {
    where: { contactBlindIndexes: ArrayOverlap([...blindIndexes]) },
    order: { createdAt: "ASC", id: "ASC" },
  });

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
