import type { ReactNode } from "react";
import type { Answers, FieldName, FormName, FormRules } from "../answers/answers.ts";
import type { ChangedChoices } from "../answers/choices.ts";

/** The consent text from the server's only source; it is stored with the application. */
export type ConsentText = {
  version: string;
  text: string;
  /** Null where the form collects no health data. */
  healthText: string | null;
  childText: string | null;
};

export type ApplicationFormProps = {
  form: FormName;
  /** The form's own rules, from `form-rules.ts`; the same object on every render. */
  rules: FormRules;
  /** Text of the form's mutation, whose only field is aliased as `sent`. */
  mutation: string;
  /** Without the review, which is appended. */
  steps: readonly FormStep[];
  /** A step taken before the form was opened, shown as completed. */
  stepBefore?: string;
  /** The chosen purpose, and where to choose another one. */
  purpose?: FormPurposeProps;
  /** Initial answers. */
  initial?: Answers;
};

/** One step of a form: its title and its fields. */
export type FormStep = { title: string; fields: ReactNode };

export type FormSheetProps = Omit<ApplicationFormProps, "initial"> & {
  initial: Answers;
  consent: ConsentText;
  changedChoices: ChangedChoices;
  /** Null means unlimited. */
  placesLeft: number | null;
  phone: string;
  /** Called when the consent text, the choices or the form's state has changed on the server. */
  onTermsChanged: () => void;
};

export type FormPurposeProps = {
  name: string;
  /** Path where another purpose can be chosen. */
  changePath: string;
  /** More specific names, by the options of one of the form's fields. */
  exactNames?: { field: FieldName; names: { readonly [word: string]: string } };
};
