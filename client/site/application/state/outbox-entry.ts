import type { Language } from "../../../phrases/language.tsx";
import type { Answers } from "../answers/answers.ts";
import { toInput } from "../answers/to-input.ts";
import { withoutConsents } from "../storage/draft.ts";
import type { OutboxEntry } from "../storage/outbox.ts";
import type { ApplicationFormProps } from "./form-types.ts";

/** Metadata of every form: the schema's `SubmissionInput`. */
type SubmissionMeta = {
  key: string;
  language: Language;
  openedAt: string;
  website: string;
  consentVersion: string;
};

/** A form ready to be sent, and to be stored until it can be. */
export function createOutboxEntry(
  { form, rules, mutation }: Pick<ApplicationFormProps, "form" | "rules" | "mutation">,
  sending: SubmissionMeta,
  answers: Answers,
  address: string,
): OutboxEntry {
  return {
    key: sending.key,
    form,
    address,
    answers: withoutConsents(rules, answers),
    query: mutation,
    variables: { sending, input: toInput(rules, answers) },
  };
}
