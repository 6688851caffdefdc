import { useEffect, useState } from "react";
import type { Answers, FormName, FormRules } from "./answers.ts";
import { keepDraft, withoutTicks } from "./draft.ts";

type Typing = {
  key: string;
  step: number;
  answers: Answers;
  /** Nothing is kept before somebody types, nor after it was sent. */
  isTouched: boolean;
};

/** Keeps on this device what is typed, as it is typed; answers whether that works. */
export function useDraft(form: FormName, rules: FormRules, typing: Typing): boolean {
  const [isKept, setIsKept] = useState(false);
  const { key, step, answers, isTouched } = typing;
  useEffect(() => {
    if (!key) return;
    setIsKept(isTouched && keepDraft(form, { key, step, answers: withoutTicks(rules, answers) }));
  }, [form, rules, key, step, answers, isTouched]);
  return isKept;
}
