import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { type FormPost, useFormPost } from "../../../graphql/form-post.ts";
import type { Answers, FormRules } from "../answers/answers.ts";
import { answerErrorsFrom, withoutConsent } from "../answers/server-errors.ts";
import type { AnswerError } from "../answers/validate.ts";
import { newIdempotencyKey } from "../storage/storage.ts";
import { useApplicationDraft } from "../storage/useApplicationDraft.ts";
import { FieldRegistry } from "./field-registry.ts";
import type { FormContextValue } from "./form-context.ts";
import type { FormSheetProps } from "./form-types.ts";
import { useAnswerErrors } from "./useAnswerErrors.ts";
import { useAnswers } from "./useAnswers.ts";
import { useFocus } from "./useFocus.ts";

/** State of an open form: answers, errors and the current step. */
export function useOpenForm({
  form,
  rules,
  initial,
  consent,
  changedChoices,
  steps,
}: FormSheetProps) {
  const { pathname, search } = useLocation();
  const posted = useFormPost(pathname);
  const element = useRef<HTMLFormElement>(null);
  const [registry] = useState(() => new FieldRegistry(posted?.labels));
  const [postedAnswers] = useState(() => answersOf(posted, rules));
  const [initialErrors] = useState(() =>
    answerErrorsFrom(posted?.error ?? null, rules, postedAnswers ?? {}),
  );

  const answersState = useAnswers({
    form,
    initial,
    posted: postedAnswers,
    element,
    newKey: newIdempotencyKey,
  });
  const { answers, setAnswer } = answersState;
  const step = Math.min(answersState.step, steps.length);
  const { errors, setErrors } = useAnswerErrors(rules, answers, initialErrors);
  // Consent has to be given again after a reload, so the form does not resume at the review.
  const fieldsStep = Math.min(step, steps.length - 1);
  const isDraftSaved = useApplicationDraft(form, rules, { ...answersState, step: fieldsStep });
  const { summary, heading, focus, focusField } = useFocus(element);

  const stepOf = (path: string) => registry.fields().get(path)?.step ?? 0;
  const goTo = (next: number) => {
    answersState.goTo(next);
    focus("heading");
  };
  const openField = (path: string) => {
    answersState.goTo(stepOf(path));
    focusField(path);
  };
  /** Goes to the first step that has an error. */
  const showErrors = (found: readonly AnswerError[]) => {
    setErrors(found);
    if (found.length > 0) answersState.goTo(Math.min(...found.map(({ path }) => stepOf(path))));
    focus("summary");
  };
  // Hydration after a rejected post: from here on it behaves as if scripts had submitted the form.
  const showServerErrors = useEffectEvent(() => showErrors(initialErrors));
  useEffect(() => {
    if (initialErrors.length > 0) showServerErrors();
  }, [initialErrors]);

  const formContext: FormContextValue = useMemo(
    () => ({ rules, answers, errors, setAnswer, registry, consent, changedChoices }),
    [rules, answers, errors, setAnswer, registry, consent, changedChoices],
  );
  return {
    element,
    summary,
    heading,
    formContext,
    answersState,
    step,
    isDraftSaved,
    stepOf,
    goTo,
    openField,
    setErrors,
    showErrors,
    address: `${pathname}${search}`,
    posted,
  };
}

/** The posted answers; if the consent text has changed, consent has to be given again. */
function answersOf(posted: FormPost | null, rules: FormRules): Answers | null {
  if (posted?.error.reason === "consent") return withoutConsent(rules, posted.values);
  return posted?.values ?? null;
}
