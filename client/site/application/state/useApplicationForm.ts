import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { ApiError } from "../../../graphql/errors.ts";
import { paths } from "../../../paths.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { withLanguage } from "../../../ui/InternalLink.tsx";
import type { FormName } from "../answers/answers.ts";
import { answerErrorsFrom, withoutConsent } from "../answers/server-errors.ts";
import { validateAnswers } from "../answers/validate.ts";
import { deleteDraft } from "../storage/draft.ts";
import type { SubmissionReceipt } from "../storage/outbox.ts";
import { announceOutboxUse } from "../storage/outbox-use.ts";
import type { FormSheetProps } from "./form-types.ts";
import { createOutboxEntry } from "./outbox-entry.ts";
import { useOpenForm } from "./useOpenForm.ts";
import { useSubmission } from "./useSubmission.ts";

/** Opens the receipt page, replacing the form in the history so that Back does not return to it. */
function useOpenReceipt(form: FormName): (sent: SubmissionReceipt) => void {
  const navigate = useNavigate();
  const language = new URLSearchParams(useLocation().search).get("lang");
  return (sent) => {
    deleteDraft(form);
    const days = sent.replyDays ? `&days=${sent.replyDays}` : "";
    const term = sent.promisedHours ? `&hours=${sent.promisedHours}` : days;
    const address = `${paths.receipt()}?n=${sent.number}${term}`;
    // The form is part of the tab's history only, not of the address.
    const state = { ...sent, form };
    navigate(language ? withLanguage(address, language) : address, { replace: true, state });
  };
}

/** State of an open form until its receipt. */
export function useApplicationForm(props: FormSheetProps) {
  const { form, rules, consent, steps, onTermsChanged } = props;
  const language = useLanguage();
  const openForm = useOpenForm(props);
  const { answersState, step, setErrors, showErrors } = openForm;
  const { answers, key } = answersState;
  useEffect(announceOutboxUse, []);
  const honeypot = useRef<HTMLInputElement>(null);
  const [openedAt] = useState(() => openForm.posted?.openedAt || new Date().toISOString());
  const [submissionError, setSubmissionError] = useState(() =>
    openForm.formContext.errors.length > 0 ? null : (openForm.posted?.error ?? null),
  );

  const onRejected = (error: ApiError) => {
    const found = answerErrorsFrom(error, rules, answers);
    // Shown as a general error when no field error explains it.
    setSubmissionError(found.length > 0 ? null : error);
    if (error.reason === "consent") {
      onTermsChanged();
      answersState.setAnswers(withoutConsent(rules, answers));
      answersState.goTo(steps.length - 1);
    }
    // A choice was hidden while the form was open.
    if (found.some(({ rule }) => rule === "isIn")) onTermsChanged();
    showErrors(found);
  };
  const onSent = useOpenReceipt(form);
  const sending = useSubmission({ onSent, onQueued: () => deleteDraft(form), onRejected });

  const send = () => {
    const website = honeypot.current?.value ?? "";
    const opened = { key, language, website, openedAt };
    const all = { ...opened, consentVersion: consent.version };
    void sending.send(createOutboxEntry(props, all, answers, openForm.address));
  };
  const submit = () => {
    if (sending.isSending) return;
    const found = validateAnswers(rules, answers).filter(
      ({ path }) => openForm.stepOf(path) <= step,
    );
    setSubmissionError(null);
    if (found.length > 0) return showErrors(found);
    setErrors([]);
    if (step < steps.length) return openForm.goTo(step + 1);
    send();
  };

  const startOver = () => {
    answersState.startOver();
    setSubmissionError(null);
    setErrors([]);
    openForm.goTo(0);
  };
  return { ...openForm, honeypot, openedAt, submissionError, sending, submit, startOver };
}

export type ApplicationFormState = ReturnType<typeof useApplicationForm>;
