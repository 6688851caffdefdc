import { answerGroups } from "./answer-order.ts";
import type { ApplicationForm } from "./inbox-wish.ts";

type Answers = Record<string, unknown>;

/** What somebody had answered before, and which of those answers they changed then. */
export type Earlier = { answers: Answers; fields: string[] };

/**
 * Whoever sends a form again within ten minutes corrects what they sent: the server keeps what it
 * was in `earlier`, oldest first. The latest correction comes first here.
 */
export function earlierAnswers(form: ApplicationForm, { earlier, ...latest }: Answers): Earlier[] {
  const sent: Answers[] = Array.isArray(earlier) ? earlier.filter(isAnswers) : [];
  return sent
    .map((answers, index) => {
      const next = sent[index + 1] ?? latest;
      const { contact, asked } = answerGroups(form, answers);
      const isChanged = (field: string) => told(answers[field]) !== told(next[field]);
      return { answers, fields: [...contact, ...asked].filter(isChanged) };
    })
    .filter(({ fields }) => fields.length > 0)
    .reverse();
}

const isAnswers = (value: unknown): value is Answers => typeof value === "object" && value !== null;

const told = (answer: unknown) => JSON.stringify(answer) ?? "";
