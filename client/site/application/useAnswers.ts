import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import type { Answer, Answers, FormName } from "./answers.ts";
import { dropDraft, readDraft } from "./draft.ts";

type Begun = {
  /** Of the sending: kept with the draft, so that it is the same after a reload. */
  key: string;
  answers: Answers;
  /** In which step the reader was. */
  step: number;
  /** Whether somebody typed or chose anything yet. */
  isTouched: boolean;
};

type Beginning = {
  form: FormName;
  /** Set beforehand: the reader's language, a country. */
  initial: Answers;
  /** What was posted by a browser without scripts: newer than any draft. */
  posted: Answers | null;
  element: RefObject<HTMLFormElement | null>;
  newKey: () => string;
};

/** What is typed: over the draft of this device, over what the form begins with. */
export function useAnswers({ form, initial, posted, element, newKey }: Beginning) {
  const [begun, setBegun] = useState<Begun>(() => ({
    ...{ key: "", step: 0, isTouched: posted !== null },
    answers: { ...initial, ...posted },
  }));

  useLayoutEffect(() => {
    const draft = posted ? null : readDraft(form);
    setBegun(({ answers, ...rest }) => {
      // Scripts come after what is read, so somebody may have typed before they did.
      const early = typedEarly(element.current, answers);
      const isTouched = rest.isTouched || draft !== null || Object.keys(early).length > 0;
      return {
        key: rest.key || draft?.key || newKey(),
        step: draft?.step ?? rest.step,
        isTouched,
        answers: { ...answers, ...draft?.answers, ...early },
      };
    });
  }, [form, posted, element, newKey]);

  const write = useCallback((path: string, answer: Answer) => {
    setBegun((before) => ({
      ...before,
      isTouched: true,
      answers: { ...before.answers, [path]: answer },
    }));
  }, []);

  const writeAll = useCallback((answers: Answers) => {
    setBegun((before) => ({ ...before, answers }));
  }, []);
  const goTo = useCallback((step: number) => setBegun((before) => ({ ...before, step })), []);
  const beginAnew = useCallback(() => {
    dropDraft(form);
    setBegun({ key: newKey(), step: 0, isTouched: false, answers: initial });
  }, [form, initial, newKey]);

  return { ...begun, write, writeAll, goTo, beginAnew };
}

/** What stands in the form's own elements and in no answer yet. */
function typedEarly(form: HTMLFormElement | null, answers: Answers): Answers {
  const early: Record<string, Answer> = {};
  if (!form) return early;
  const typed = new FormData(form);
  for (const name of new Set(typed.keys())) {
    if (name.startsWith("sending.")) continue;
    const words = typed.getAll(name).filter((word) => typeof word === "string");
    const answer = isList(form, name) ? words : (words.at(-1) ?? "");
    if (String(answer) !== String(answers[name] ?? "")) early[name] = answer;
  }
  return early;
}

const isList = (form: HTMLFormElement, name: string): boolean =>
  form.elements.namedItem(name) instanceof RadioNodeList &&
  form.querySelector(`[type="checkbox"][name="${name}"]`) !== null;
