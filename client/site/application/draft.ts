import type { Answers, FormName, FormRules } from "./answers.ts";
import { keep, kept } from "./storage.ts";

/** What was typed and not sent yet. */
export type Draft = { key: string; step: number; answers: Answers; at: number };

/** A draft is for finishing soon, on a device that others may use: a week, in milliseconds. */
const keptFor = 7 * 24 * 60 * 60 * 1000;

const placeOf = (form: FormName) => `application/${form.toLowerCase()}`;

/** The draft of a form on this device, if it is not too old. */
export function readDraft(form: FormName, now = Date.now()): Draft | null {
  try {
    const draft: unknown = JSON.parse(kept(placeOf(form)) ?? "null");
    if (isDraft(draft) && now - draft.at < keptFor) return draft;
  } catch {
    // Somebody else's text under our name.
  }
  dropDraft(form);
  return null;
}

/** Whether it could be kept. */
export const keepDraft = (form: FormName, draft: Omit<Draft, "at">): boolean =>
  keep(placeOf(form), JSON.stringify({ ...draft, at: Date.now() }));

/** Without what was agreed to: that has to be done by hand, each time. */
export const withoutTicks = (rules: FormRules, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([path]) => !rules[path]?.ticked));

export const dropDraft = (form: FormName): boolean => keep(placeOf(form), null);

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  if (!("key" in value && "step" in value && "at" in value && "answers" in value)) return false;
  const { key, step, at, answers } = value;
  if (typeof key !== "string" || typeof step !== "number" || typeof at !== "number") return false;
  return typeof answers === "object" && answers !== null && Object.values(answers).every(isAnswer);
}

const isAnswer = (value: unknown): boolean =>
  typeof value === "string" ||
  (Array.isArray(value) && value.every((word) => typeof word === "string"));
