import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { useLanguage } from "../../../phrases/language.tsx";
import type { Answer, Answers, FormName } from "../answers/answers.ts";
import { deleteDraft, readDraft } from "../storage/draft.ts";

/** Starts with the page's language; switching the page later does not change it. */
export function useInitialLanguage(more: Answers = {}): Answers {
  const language = useLanguage();
  const [initial] = useState<Answers>(() => ({ language, ...more }));
  return initial;
}

type AnswersState = {
  /**
   * Idempotency key of the submission, stored with the draft so that it is the same after a reload.
   */
  key: string;
  answers: Answers;
  /** The reader's current step. */
  step: number;
  /** Whether anything has been typed or chosen yet. */
  isTouched: boolean;
};

type AnswersOptions = {
  form: FormName;
  /** Set in advance: the reader's language, a country. */
  initial: Answers;
  /** Answers posted by a browser without scripts: newer than any draft. */
  posted: Answers | null;
  element: RefObject<HTMLFormElement | null>;
  newKey: () => string;
};

/** The answers: typed ones over the draft on this device over the initial ones. */
export function useAnswers({ form, initial, posted, element, newKey }: AnswersOptions) {
  const [state, setState] = useState<AnswersState>(() => ({
    key: "",
    step: 0,
    isTouched: posted !== null,
    answers: { ...initial, ...posted },
  }));

  useLayoutEffect(() => {
    const draft = posted ? null : readDraft(form);
    setState(({ answers, ...rest }) => {
      // Scripts load after the page is visible, so answers may have been typed before hydration.
      const early = typedBeforeHydration(element.current, answers);
      const isTouched = rest.isTouched || draft !== null || Object.keys(early).length > 0;
      return {
        key: rest.key || draft?.key || newKey(),
        step: draft?.step ?? rest.step,
        isTouched,
        answers: { ...answers, ...draft?.answers, ...early },
      };
    });
  }, [form, posted, element, newKey]);

  const setAnswer = useCallback((path: string, answer: Answer) => {
    setState((before) => ({
      ...before,
      isTouched: true,
      answers: { ...before.answers, [path]: answer },
    }));
  }, []);

  const setAnswers = useCallback((answers: Answers) => {
    setState((before) => ({ ...before, answers }));
  }, []);
  const goTo = useCallback((step: number) => setState((before) => ({ ...before, step })), []);
  const startOver = useCallback(() => {
    deleteDraft(form);
    setState({ key: newKey(), step: 0, isTouched: false, answers: initial });
  }, [form, initial, newKey]);

  return { ...state, setAnswer, setAnswers, goTo, startOver };
}

/** Values of the form's elements that are not in the answers yet. */
function typedBeforeHydration(form: HTMLFormElement | null, answers: Answers): Answers {
  const early: Record<string, Answer> = {};
  if (!form) return early;
  const typed = new FormData(form);
  for (const name of new Set(typed.keys())) {
    if (name.startsWith("sending.")) continue;
    const values = typed.getAll(name).filter((value) => typeof value === "string");
    const answer = isCheckboxGroup(form, name) ? values : (values.at(-1) ?? "");
    if (String(answer) !== String(answers[name] ?? "")) early[name] = answer;
  }
  return early;
}

const isCheckboxGroup = (form: HTMLFormElement, name: string): boolean =>
  form.elements.namedItem(name) instanceof RadioNodeList &&
  form.querySelector(`[type="checkbox"][name="${name}"]`) !== null;
