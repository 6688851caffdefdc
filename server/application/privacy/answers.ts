import type { FieldEncryption } from "../../platform/field-encryption.ts";
import type { Application } from "../application.entity.ts";

/** Answers by field name. */
export type Answers = Record<string, unknown>;

/** Decrypts the answers; returns {} if they were erased or encrypted with another key. */
export function decryptAnswers(
  { encrypted }: Pick<Application, "encrypted">,
  encryption: FieldEncryption,
): Answers {
  const json = encrypted && encryption.tryDecrypt(encrypted);
  return json ? JSON.parse(json) : {};
}

/** Whether the data was encrypted with another key; erased data does not count as unreadable. */
export const isUnreadable = (
  { encrypted }: Pick<Application, "encrypted">,
  encryption: FieldEncryption,
): boolean => encrypted !== null && encryption.tryDecrypt(encrypted) === null;

/** Returns the name of the applicant; blank if the answers were erased. */
export const applicantName = (answers: Answers): string =>
  textAnswer(answers, "fullName") || textAnswer(answers, "name");

/** Returns a text answer, or a blank string if there is none. */
export function textAnswer(answers: Answers, field: string): string {
  const answer = answers[field];
  return typeof answer === "string" ? answer : "";
}
