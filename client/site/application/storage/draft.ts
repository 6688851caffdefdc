import type { Answers, FormName, FormRules } from "../answers/answers.ts";
import { readText, writeText } from "./storage.ts";

/** Answers that have not been submitted. */
export type ApplicationDraft = { key: string; step: number; answers: Answers; at: number };

/**
 * In milliseconds: a week, because a draft is for finishing soon, on a device that others may use.
 */
const draftLifetimeMs = 7 * 24 * 60 * 60 * 1000;

const storageKeyOf = (form: FormName) => `application/${form.toLowerCase()}`;

/** This device's draft of a form, unless it has expired. */
export function readDraft(form: FormName, now = Date.now()): ApplicationDraft | null {
  try {
    const draft: unknown = JSON.parse(readText(storageKeyOf(form)) ?? "null");
    if (isDraft(draft) && now - draft.at < draftLifetimeMs) return draft;
  } catch {
    // Another program's data under our key.
  }
  deleteDraft(form);
  return null;
}

/** Returns whether it could be stored. */
export const saveDraft = (form: FormName, draft: Omit<ApplicationDraft, "at">): boolean =>
  writeText(storageKeyOf(form), JSON.stringify({ ...draft, at: Date.now() }));

/** The answers without consents, which have to be given by hand each time. */
export const withoutConsents = (rules: FormRules, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([path]) => !rules[path]?.ticked));

export const deleteDraft = (form: FormName): boolean => writeText(storageKeyOf(form), null);

function isDraft(value: unknown): value is ApplicationDraft {
  if (typeof value !== "object" || value === null) return false;
  if (!("key" in value && "step" in value && "at" in value && "answers" in value)) return false;
  const { key, step, at, answers } = value;
  if (typeof key !== "string" || typeof step !== "number" || typeof at !== "number") return false;
  return typeof answers === "object" && answers !== null && Object.values(answers).every(isAnswer);
}

const isAnswer = (value: unknown): boolean =>
  typeof value === "string" ||
  (Array.isArray(value) && value.every((word) => typeof word === "string"));
