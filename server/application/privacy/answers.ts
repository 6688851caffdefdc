import type { FieldEncryption } from "../../platform/field-encryption.ts";
import type { Application } from "../application.entity.ts";

/** What somebody answered, by the names of their form's fields. */
export type Answers = Record<string, unknown>;

/** The answers, opened; none once they were erased, or while they are unreadable. */
export function decryptAnswers(
  { encrypted }: Pick<Application, "encrypted">,
  encryption: FieldEncryption,
): Answers {
  const json = encrypted && encryption.tryDecrypt(encrypted);
  return json ? JSON.parse(json) : {};
}

/** Whether it was sealed with another secret; what was erased is not unreadable. */
export const isUnreadable = (
  { encrypted }: Pick<Application, "encrypted">,
  encryption: FieldEncryption,
): boolean => encrypted !== null && encryption.tryDecrypt(encrypted) === null;

/** How the applicant wishes to be called; blank once erased. */
export const applicantName = (answers: Answers): string =>
  textAnswer(answers, "fullName") || textAnswer(answers, "name");

/** An answer as text, blank when there is none. */
export function textAnswer(answers: Answers, field: string): string {
  const answer = answers[field];
  return typeof answer === "string" ? answer : "";
}
