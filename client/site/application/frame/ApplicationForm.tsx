import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useFormPost } from "../../../graphql/form-post.ts";
import { useApplicationFormSuspenseQuery } from "../../../graphql/generated/ApplicationForm.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import type { Answers } from "../answers/answers.ts";
import { withoutHidden } from "../answers/choices.ts";
import type { ApplicationFormProps } from "../state/form-types.ts";
import { ClosedForm } from "./ClosedForm.tsx";
import { FormSheet } from "./FormSheet.tsx";

const noAnswers: Answers = {};

/**
 * A form from its first field to its receipt: steps, errors, the draft on this device, review,
 * submission, waiting for a connection. Without scripts it is one long form that posts to its own
 * URL. A closed form says so before anybody types.
 */
export function ApplicationForm({ initial = noAnswers, ...props }: ApplicationFormProps) {
  const { form } = props;
  const language = useLanguage();
  const { data, refetch } = useApplicationFormSuspenseQuery({ variables: { form, language } });
  const opening = data.applicationForms.find((one) => one.form === form);
  const rules = useMemo(
    () => withoutHidden(props.rules, data.formChoices),
    [props.rules, data.formChoices],
  );
  const posted = useFormPost(useLocation().pathname);
  // Answers posted while the form was closed or removed stay visible.
  if (!opening?.isOpen && !posted) {
    return <ClosedForm isFull={opening?.state === "OPEN"} settings={data.settings} />;
  }
  return (
    <FormSheet
      {...props}
      rules={rules}
      changedChoices={data.formChoices}
      initial={initial}
      consent={data.consentText}
      placesLeft={opening?.placesLeft ?? null}
      phone={data.settings.phone}
      onTermsChanged={() => void refetch()}
    />
  );
}
