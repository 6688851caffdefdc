import type { Answers, FormName, FormRules } from "../answers/answers.ts";
import { readText, writeText } from "./storage.ts";

/** What was typed and not sent yet. */
export type ApplicationDraft = { key: string; step: number; answers: Answers; at: number };

/** A draft is for finishing soon, on a device that others may use: a week, in milliseconds. */
const draftLifetimeMs = 7 * 24 * 60 * 60 * 1000;

const storageKeyOf = (form: FormName) => `application/${form.toLowerCase()}`;

/** The draft of a form on this device, if it is not too old. */
export function readDraft(form: FormName, now = Date.now()): ApplicationDraft | null {
  try {
    const draft: unknown = JSON.parse(readText(storageKeyOf(form)) ?? "null");
    if (isDraft(draft) && now - draft.at < draftLifetimeMs) return draft;
  } catch {
    // Somebody else's text under our name.
  }
  deleteDraft(form);
  return null;
}

/** Whether it could be kept. */
export const saveDraft = (form: FormName, draft: Omit<ApplicationDraft, "at">): boolean =>
  writeText(storageKeyOf(form), JSON.stringify({ ...draft, at: Date.now() }));

/** Without what was agreed to: that has to be done by hand, each time. */
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
