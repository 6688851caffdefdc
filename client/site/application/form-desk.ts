import { createContext, useContext } from "react";
import type { Answer, Answers, FormRules } from "./answers.ts";
import type { Wrong } from "./check.ts";
import type { ConsentWords } from "./consent-words.ts";
import type { FieldBook } from "./field-book.ts";

/** What a form shares with its fields. */
export type FormDesk = {
  rules: FormRules;
  answers: Answers;
  wrongs: readonly Wrong[];
  write: (path: string, answer: Answer) => void;
  book: FieldBook;
  consent: ConsentWords;
};

export const FormDeskContext = createContext<FormDesk | null>(null);

/** From 0: which step the fields below stand in. */
export const StepContext = createContext(0);

/** The form around; fields stand in none other place. */
export function useFormDesk(): FormDesk {
  const desk = useContext(FormDeskContext);
  if (!desk) throw new Error("A field stands outside of a form.");
  return desk;
}
