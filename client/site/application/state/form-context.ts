import { createContext, useContext } from "react";
import type { Answer, Answers, FormRules } from "../answers/answers.ts";
import type { AnswerError } from "../answers/validate.ts";
import type { FieldRegistry } from "./field-registry.ts";
import type { ConsentText } from "./form-types.ts";

/** What a form shares with its fields. */
export type FormContextValue = {
  rules: FormRules;
  answers: Answers;
  errors: readonly AnswerError[];
  setAnswer: (path: string, answer: Answer) => void;
  registry: FieldRegistry;
  consent: ConsentText;
};

export const FormContext = createContext<FormContextValue | null>(null);

/** From 0: which step the fields below stand in. */
export const StepContext = createContext(0);

/** The form around; fields stand in none other place. */
export function useFormContext(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands outside of a form.");
  return form;
}
