import type { Sealing } from "../platform/sealing.ts";
import type { Application } from "./application.entity.ts";

/** What somebody answered, by the names of their form's fields. */
export type Answers = Record<string, unknown>;

/** The answers, opened; none once they were erased, or while they are unreadable. */
export function answersOf({ sealed }: Pick<Application, "sealed">, sealing: Sealing): Answers {
  const text = sealed && sealing.read(sealed);
  return text ? JSON.parse(text) : {};
}

/** Whether it was sealed with another secret; what was erased is not unreadable. */
export const isUnreadable = ({ sealed }: Pick<Application, "sealed">, sealing: Sealing): boolean =>
  sealed !== null && sealing.read(sealed) === null;

/** How the applicant wishes to be called; blank once erased. */
export const nameIn = (answers: Answers): string =>
  wordIn(answers, "fullName") || wordIn(answers, "name");

/** An answer as text, blank when there is none. */
export function wordIn(answers: Answers, field: string): string {
  const answer = answers[field];
  return typeof answer === "string" ? answer : "";
}
