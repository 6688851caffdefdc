import type { TypedDocumentNode } from "@apollo/client";
import type { ReactNode } from "react";
import type { Answers, FieldName, FormName, FormRules } from "../answers/answers.ts";
import type { SubmissionReceipt } from "../storage/outbox.ts";

/** What a sender agrees to, from the server's one source; it is kept with the application. */
export type ConsentText = {
  version: string;
  text: string;
  /** Null where the form asks nothing of the kind. */
  healthText: string | null;
  childText: string | null;
};

export type ApplicationFormProps = {
  form: FormName;
  /** The form's own, from `form-rules.ts`; the same object at every render. */
  rules: FormRules;
  /** The form's own mutation, whose only field answers as `sent`. */
  document: TypedDocumentNode<{ sent: SubmissionReceipt }, never>;
  /** The review is added to them. */
  steps: readonly FormStep[];
  /** A step that was taken before the form was opened, shown as done. */
  stepBefore?: string;
  /** What the reader asks for or offers, and where to choose something else. */
  purpose?: FormPurposeProps;
  /** What stands in the form before anybody types. */
  initial?: Answers;
  /** Path of the page that tells the number. */
  receiptPath: string;
};

/** One step of a form: its name among the steps, and its fields. */
export type FormStep = { title: string; fields: ReactNode };

export type FormSheetProps = Omit<ApplicationFormProps, "initial"> & {
  initial: Answers;
  consent: ConsentText;
  /** Null: any number. */
  placesLeft: number | null;
  phone: string;
  /** What the server said of the form is not true any more. */
  onTermsChanged: () => void;
};

export type FormPurposeProps = {
  name: string;
  /** Where to choose something else. */
  changePath: string;
  /** More exact names, by the words that answer a field of the form. */
  exactNames?: { field: FieldName; names: { readonly [word: string]: string } };
};
