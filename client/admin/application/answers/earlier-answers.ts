import type { ApplicationFormKind } from "../inbox-query.ts";
import { answerGroups } from "./answer-order.ts";

type Answers = Record<string, unknown>;

/** A person's earlier answers, and which of them the correction changed. */
export type EarlierAnswers = { answers: Answers; fields: string[] };

/**
 * A form sent again from the same draft is a correction: the server stores the previous answers in
 * `earlier`, oldest first. The latest correction comes first here.
 */
export function earlierAnswers(
  form: ApplicationFormKind,
  { earlier, ...latest }: Answers,
): EarlierAnswers[] {
  const sent: Answers[] = Array.isArray(earlier) ? earlier.filter(isAnswers) : [];
  return sent
    .map((answers, index) => {
      const next = sent[index + 1] ?? latest;
      const { contact, asked } = answerGroups(form, answers);
      const isChanged = (field: string) => serialize(answers[field]) !== serialize(next[field]);
      return { answers, fields: [...contact, ...asked].filter(isChanged) };
    })
    .filter(({ fields }) => fields.length > 0)
    .reverse();
}

const isAnswers = (value: unknown): value is Answers => typeof value === "object" && value !== null;

const serialize = (answer: unknown) => JSON.stringify(answer) ?? "";
