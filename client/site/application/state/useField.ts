import { useContext, useEffect } from "react";
import { LabelCollectorContext } from "../../../graphql/form-post.ts";
import { applicationErrorPhrases } from "../../../phrases/application/errors.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { answerErrorText } from "../answers/answer-error-text.ts";
import { type Answer, type FieldName, isAsked, isRequired } from "../answers/answers.ts";
import type { RegisteredField } from "./field-registry.ts";
import { StepContext, useFormContext } from "./form-context.ts";

export type FieldProps = {
  name: FieldName;
  label: string;
  hint?: string;
};

/** Target of links from the error summary: the field, or the first of several options. */
export const fieldIdOf = (name: string) => `answer-${name}`;

/** State and ids that a field of any type needs. */
export function useField({ name, label, hint }: FieldProps, choices?: RegisteredField["choices"]) {
  const { rules, answers, errors, setAnswer, registry } = useFormContext();
  const phrases = usePhrases(applicationErrorPhrases);
  const step = useContext(StepContext);
  useContext(LabelCollectorContext)?.(name, label);
  // Phrases are the same objects as long as the language is.
  useEffect(() => {
    registry.register(name, { label, step, choices });
  }, [registry, name, label, step, choices]);

  const id = fieldIdOf(name);
  const rule = rules[name] ?? {};
  const isOpen = isAsked(rules, name, answers);
  const wrong = errors.find(({ path }) => path === name);
  const sentence = wrong ? answerErrorText(wrong, rule, answers[name], phrases) : null;
  const notes = [hint && `${id}-hint`, sentence && `${id}-wrong`].filter(Boolean).join(" ");
  return {
    id,
    name,
    label,
    hint,
    rule,
    answer: answers[name],
    write: (answer: Answer) => setAnswer(name, answer),
    isAsked: isOpen,
    isRequired: isOpen && isRequired(rules, name, answers),
    /** Why the answer is invalid, and how to correct it; null when it is valid. */
    sentence,
    describedBy: notes || undefined,
  };
}

export type Field = ReturnType<typeof useField>;
