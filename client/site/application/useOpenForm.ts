import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { type Posted, usePosted } from "../../graphql/posted.ts";
import type { Answers, FormRules } from "./answers.ts";
import type { Wrong } from "./check.ts";
import type { FormSheetProps } from "./FormSheet.tsx";
import { FieldBook } from "./field-book.ts";
import type { FormDesk } from "./form-desk.ts";
import { newKey } from "./storage.ts";
import { useAnswers } from "./useAnswers.ts";
import { useDraft } from "./useDraft.ts";
import { useFocus } from "./useFocus.ts";
import { useWrongs } from "./useWrongs.ts";
import { withoutConsent, wrongsOf } from "./wrongs-of.ts";

/** A form in somebody's hands: what is typed and what is wrong with it, in which step they are. */
export function useOpenForm({ form, rules, initial, consent, steps }: FormSheetProps) {
  const { pathname, search } = useLocation();
  const posted = usePosted(pathname);
  const element = useRef<HTMLFormElement>(null);
  const [book] = useState(() => new FieldBook(posted?.labels));
  const [postedAnswers] = useState(() => answersOf(posted, rules));
  const [atFirst] = useState(() => wrongsOf(posted?.failure ?? null, rules, postedAnswers ?? {}));

  const typing = useAnswers({ form, initial, posted: postedAnswers, element, newKey });
  const { answers, write } = typing;
  const step = Math.min(typing.step, steps.length);
  const { wrongs, tell } = useWrongs(rules, answers, atFirst);
  // Consent is given anew after a reload, so the review is not where to go on.
  const fieldsStep = Math.min(step, steps.length - 1);
  const isDraftKept = useDraft(form, rules, { ...typing, step: fieldsStep });
  const { summary, heading, focus, focusField } = useFocus(element);

  const stepOf = (path: string) => book.entries().get(path)?.step ?? 0;
  const goTo = (next: number) => {
    typing.goTo(next);
    focus("heading");
  };
  const openField = (path: string) => {
    typing.goTo(stepOf(path));
    focusField(path);
  };
  /** Leads to the first step that has something wrong. */
  const tellWrongs = (found: readonly Wrong[]) => {
    tell(found);
    if (found.length > 0) typing.goTo(Math.min(...found.map(({ path }) => stepOf(path))));
    focus("summary");
  };
  // Scripts came after the server's answer: from here on it is as if they had sent the form.
  const takeOver = useEffectEvent(() => tellWrongs(atFirst));
  useEffect(() => {
    if (atFirst.length > 0) takeOver();
  }, [atFirst]);

  const desk: FormDesk = useMemo(
    () => ({ rules, answers, wrongs, write, book, consent }),
    [rules, answers, wrongs, write, book, consent],
  );
  return {
    ...{ element, summary, heading, desk, typing, step, isDraftKept, stepOf, goTo, openField },
    ...{ tell, tellWrongs, address: `${pathname}${search}`, posted },
  };
}

/** What was posted; words that changed meanwhile have to be agreed to anew. */
function answersOf(posted: Posted | null, rules: FormRules): Answers | null {
  if (posted?.failure.reason === "consent") return withoutConsent(rules, posted.values);
  return posted?.values ?? null;
}

export type OpenForm = ReturnType<typeof useOpenForm>;
