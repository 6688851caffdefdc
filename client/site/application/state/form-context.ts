import { createContext, useContext } from "react";
import type { Answer, Answers, FormRules } from "../answers/answers.ts";
import type { ChangedChoices } from "../answers/choices.ts";
import type { AnswerError } from "../answers/validate.ts";
import type { FieldRegistry } from "./field-registry.ts";
import type { ConsentText } from "./form-types.ts";

/** State that a form shares with its fields. */
export type FormContextValue = {
  rules: FormRules;
  answers: Answers;
  errors: readonly AnswerError[];
  setAnswer: (path: string, answer: Answer) => void;
  registry: FieldRegistry;
  consent: ConsentText;
  changedChoices: ChangedChoices;
};

export const FormContext = createContext<FormContextValue | null>(null);

/** Index of the step that contains the fields below, from 0. */
export const StepContext = createContext(0);

/** The context of the surrounding form. Throws outside of a form. */
export function useFormContext(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field was rendered outside of a form.");
  return form;
}
