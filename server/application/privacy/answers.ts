import type { FieldEncryption, Place } from "../../platform/encryption/field-encryption.ts";
import type { Application, ApplicationNote } from "../application.entity.ts";

/** Answers by field name. */
export type Answers = Record<string, unknown>;

const answersPlace = (row: string): Place => ({ table: "application", column: "encrypted", row });
const notePlace = (row: string): Place => ({ table: "application_note", column: "encrypted", row });

export const encryptAnswers = (
  encryption: FieldEncryption,
  applicationId: string,
  answers: Answers,
): Buffer => encryption.encrypt(JSON.stringify(answers), answersPlace(applicationId));

/** Decrypts the answers; returns {} if they were erased or encrypted with another key. */
export function decryptAnswers(
  { id, encrypted }: Pick<Application, "id" | "encrypted">,
  encryption: FieldEncryption,
): Answers {
  const json = encrypted && encryption.tryDecrypt(encrypted, answersPlace(id));
  return json ? JSON.parse(json) : {};
}

/** Whether the data was encrypted with another key; erased data does not count as unreadable. */
export const isUnreadable = (
  { id, encrypted }: Pick<Application, "id" | "encrypted">,
  encryption: FieldEncryption,
): boolean => encrypted !== null && encryption.tryDecrypt(encrypted, answersPlace(id)) === null;

export const encryptNote = (encryption: FieldEncryption, noteId: string, text: string): Buffer =>
  encryption.encrypt(text, notePlace(noteId));

/** Returns the text of a note, or null if it was encrypted with another key. */
export const tryDecryptNote = (
  { id, encrypted }: Pick<ApplicationNote, "id" | "encrypted">,
  encryption: FieldEncryption,
): string | null => encryption.tryDecrypt(encrypted, notePlace(id));

/** Returns the name of the applicant; blank if the answers were erased. */
export const applicantName = (answers: Answers): string =>
  textAnswer(answers, "fullName") || textAnswer(answers, "name");

/** Returns a text answer, or a blank string if there is none. */
export function textAnswer(answers: Answers, field: string): string {
  const answer = answers[field];
  return typeof answer === "string" ? answer : "";
}
