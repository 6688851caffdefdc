import { useEffect, useState } from "react";
import type { Answers, FormName, FormRules } from "../answers/answers.ts";
import { saveDraft, withoutConsents } from "./draft.ts";

type DraftSource = {
  key: string;
  step: number;
  answers: Answers;
  /** Nothing is stored before the first answer, nor after submission. */
  isTouched: boolean;
};

/** Stores answers on this device as they are typed; returns whether that works. */
export function useApplicationDraft(
  form: FormName,
  rules: FormRules,
  source: DraftSource,
): boolean {
  const [isSaved, setIsSaved] = useState(false);
  const { key, step, answers, isTouched } = source;
  useEffect(() => {
    if (!key) return;
    setIsSaved(
      isTouched && saveDraft(form, { key, step, answers: withoutConsents(rules, answers) }),
    );
  }, [form, rules, key, step, answers, isTouched]);
  return isSaved;
}
