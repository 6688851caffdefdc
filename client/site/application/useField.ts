import { useContext, useEffect } from "react";
import { LabelsContext } from "../../graphql/posted.ts";
import { applicationFailurePhrases } from "../../phrases/application-failures.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { type Answer, type FieldName, isAsked, isRequired } from "./answers.ts";
import type { FieldEntry } from "./field-book.ts";
import { StepContext, useFormDesk } from "./form-desk.ts";
import { sentenceFor } from "./sentence-for.ts";

export type FieldProps = {
  name: FieldName;
  label: string;
  hint?: string;
};

/** Where a link from the summary leads: the field, or the first choice of several. */
export const idOf = (name: string) => `answer-${name}`;

/** Everything that a field of whatever kind needs to know of itself. */
export function useField({ name, label, hint }: FieldProps, choices?: FieldEntry["choices"]) {
  const { rules, answers, wrongs, write, book } = useFormDesk();
  const phrases = usePhrases(applicationFailurePhrases);
  const step = useContext(StepContext);
  useContext(LabelsContext)?.(name, label);
  // Phrases are the same objects as long as the language is.
  useEffect(() => {
    book.enter(name, { label, step, choices });
  }, [book, name, label, step, choices]);

  const id = idOf(name);
  const rule = rules[name] ?? {};
  const isOpen = isAsked(rules, name, answers);
  const wrong = wrongs.find(({ path }) => path === name);
  const sentence = wrong ? sentenceFor(wrong, rule, answers[name], phrases) : null;
  const notes = [hint && `${id}-hint`, sentence && `${id}-wrong`].filter(Boolean).join(" ");
  return {
    ...{ id, name, label, hint, rule },
    answer: answers[name],
    write: (answer: Answer) => write(name, answer),
    isAsked: isOpen,
    isRequired: isOpen && isRequired(rules, name, answers),
    /** Why the answer is refused, and how to mend it; null when it is not. */
    sentence,
    describedBy: notes || undefined,
  };
}

export type Field = ReturnType<typeof useField>;
