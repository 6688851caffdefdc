import { useRef, useState } from "react";
import type { Failure } from "../../graphql/failures.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { check } from "./check.ts";
import { dropDraft } from "./draft.ts";
import type { FormSheetProps } from "./FormSheet.tsx";
import { useOpenForm } from "./useOpenForm.ts";
import { useReceipt } from "./useReceipt.ts";
import { useSending } from "./useSending.ts";
import { waitingOf } from "./waiting-of.ts";
import { withoutConsent, wrongsOf } from "./wrongs-of.ts";

/** An open form on its way to the receipt. */
export function useApplication(props: FormSheetProps) {
  const { form, rules, consent, steps, onTermsChanged } = props;
  const language = useLanguage();
  const open = useOpenForm(props);
  const { typing, step, tell, tellWrongs } = open;
  const { answers, key } = typing;
  const trap = useRef<HTMLInputElement>(null);
  const [openedAt] = useState(() => open.posted?.openedAt || new Date().toISOString());
  const [refusal, setRefusal] = useState(() =>
    open.desk.wrongs.length > 0 ? null : (open.posted?.failure ?? null),
  );

  const onRefused = (failure: Failure) => {
    const found = wrongsOf(failure, rules, answers);
    // It is told as a whole when none of the fields explains it.
    setRefusal(found.length > 0 ? null : failure);
    if (failure.reason === "consent") {
      onTermsChanged();
      typing.writeAll(withoutConsent(rules, answers));
      typing.goTo(steps.length - 1);
    }
    tellWrongs(found);
  };
  const onSent = useReceipt(form, props.sentAt);
  const sending = useSending({ onSent, onKept: () => dropDraft(form), onRefused });

  const send = () => {
    const website = trap.current?.value ?? "";
    const opened = { key, language, website, openedAt };
    const all = { ...opened, consentVersion: consent.version };
    void sending.send(waitingOf(props, all, answers, open.address));
  };
  const submit = () => {
    if (sending.isSending) return;
    const found = check(rules, answers).filter(({ path }) => open.stepOf(path) <= step);
    setRefusal(null);
    if (found.length > 0) return tellWrongs(found);
    tell([]);
    if (step < steps.length) return open.goTo(step + 1);
    send();
  };

  const beginAnew = () => {
    typing.beginAnew();
    setRefusal(null);
    tell([]);
    open.goTo(0);
  };
  return { ...open, trap, openedAt, refusal, sending, submit, beginAnew };
}

export type Application = ReturnType<typeof useApplication>;
