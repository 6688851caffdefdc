import { print } from "graphql";
import type { Language } from "../../phrases/language.tsx";
import type { ApplicationFormProps } from "./ApplicationForm.tsx";
import type { Answers } from "./answers.ts";
import { withoutTicks } from "./draft.ts";
import type { Waiting } from "./outbox.ts";
import { toInput } from "./to-input.ts";

/** What goes with every form: the schema's `SendingInput`. */
type Sending = {
  key: string;
  language: Language;
  openedAt: string;
  website: string;
  consentVersion: string;
};

/** A form as it is sent, and as it waits where it cannot be. */
export function waitingOf(
  { form, rules, document }: Pick<ApplicationFormProps, "form" | "rules" | "document">,
  sending: Sending,
  answers: Answers,
  address: string,
): Waiting {
  return {
    ...{ key: sending.key, form, address },
    answers: withoutTicks(rules, answers),
    query: print(document),
    variables: { sending, input: toInput(rules, answers) },
  };
}
