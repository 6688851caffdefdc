import type { TypedDocumentNode } from "@apollo/client";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useApplicationFormSuspenseQuery } from "../../graphql/generated/ApplicationForm.ts";
import { usePosted } from "../../graphql/posted.ts";
import { useLanguage } from "../../phrases/language.tsx";
import type { Answers, FormName, FormRules } from "./answers.ts";
import type { ChosenProps } from "./Chosen.tsx";
import { ClosedForm } from "./ClosedForm.tsx";
import { FormSheet } from "./FormSheet.tsx";
import type { Sent } from "./outbox.ts";

/** One step of a form: its name among the steps, and its fields. */
export type FormStep = { title: string; fields: ReactNode };

export type ApplicationFormProps = {
  form: FormName;
  /** The form's own, from `form-rules.ts`; the same object at every render. */
  rules: FormRules;
  /** The form's own mutation, whose only field answers as `sent`. */
  document: TypedDocumentNode<{ sent: Sent }, never>;
  /** The review is added to them. */
  steps: readonly FormStep[];
  /** A step that was taken before the form was opened, shown as done. */
  stepBefore?: string;
  /** What the reader asks for or offers, and where to choose something else. */
  chosen?: ChosenProps;
  /** What stands in the form before anybody types. */
  initial?: Answers;
  /** Path of the page that tells the number. */
  sentAt: string;
};

const nothing: Answers = {};

/**
 * A form from its first field to its receipt: steps, what is wrong, the draft on this device, the
 * review, sending, waiting for a lost line. Without scripts it is one long form that posts to its
 * own address. A form that is closed says so before anybody types.
 */
export function ApplicationForm({ initial = nothing, ...props }: ApplicationFormProps) {
  const { form } = props;
  const language = useLanguage();
  const { data, refetch } = useApplicationFormSuspenseQuery({ variables: { form, language } });
  const opening = data.applicationForms.find((one) => one.form === form);
  const posted = usePosted(useLocation().pathname);
  // What somebody wrote while it was closed stays in sight.
  if (!opening || !(opening.isOpen || posted)) {
    return <ClosedForm isFull={opening?.state === "OPEN"} settings={data.settings} />;
  }
  return (
    <FormSheet
      {...props}
      initial={initial}
      consent={data.consentText}
      placesLeft={opening.placesLeft}
      phone={data.settings.phone}
      onTermsChanged={() => void refetch()}
    />
  );
}
