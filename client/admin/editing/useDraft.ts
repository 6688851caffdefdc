import { type RefObject, useEffect, useRef, useState } from "react";
import { draftAt, dropDraft, type KeptDraft, keepDraft } from "./draft-store.ts";
import { type AnyForm, inShapeOf, isSame } from "./form.ts";

/** A form in work, and what was stored when work on it began. */
export type Draft<Form> = {
  form: Form;
  basedOn: { version: number | null; form: Form };
};

/** Milliseconds without a keystroke after which the text is copied to the browser's disk. */
const pause = 300;

/**
 * What is typed over what is stored. Copied to the browser as it grows, and brought back when an
 * earlier visit ended before it was saved. Without changes, the form follows what is stored.
 */
export function useDraft<Form extends AnyForm>(
  key: string,
  stored: { version: number | null; form: Form },
) {
  const [draft, setDraft] = useState<Draft<Form> | null>(null);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const isDirty = draft !== null && !isSame(draft.form, draft.basedOn.form);
  useRestored(key, (kept) => {
    const form = inShapeOf(stored.form, kept.form);
    if (draft || isSame(form, stored.form)) return;
    const basedOn = { ...kept.basedOn, form: inShapeOf(stored.form, kept.basedOn.form) };
    setDraft({ form, basedOn });
    setRestoredAt(kept.at);
  });
  useKept(key, isDirty ? draft : null);
  useKeptOnLeaving(key, latest);

  return {
    form: draft?.form ?? stored.form,
    basedOn: draft?.basedOn ?? stored,
    isDirty,
    /** When what is shown was typed, if it came back from an earlier visit. */
    restoredAt,
    change(next: (form: Form) => Form) {
      setDraft((last) => {
        const from = last ?? { form: stored.form, basedOn: stored };
        return { ...from, form: next(from.form) };
      });
    },
    /** Goes on from what is stored now; what was typed since `sent` stays. */
    saved(sent: Form, now: { version: number; form: Form }) {
      const typed = latest.current;
      const hasMore = typed !== null && !isSame(typed.form, sent);
      latest.current = hasMore ? { form: typed.form, basedOn: now } : null;
      setDraft(latest.current);
      if (!hasMore) void dropDraft(key);
      setRestoredAt(null);
    },
    /** Takes this text over what was stored then. */
    take(next: Draft<Form>) {
      setDraft(next);
    },
    discard() {
      latest.current = null;
      setDraft(null);
      setRestoredAt(null);
      void dropDraft(key);
    },
  };
}

function useRestored(key: string, restore: (kept: KeptDraft) => void) {
  const latest = useRef(restore);
  latest.current = restore;
  useEffect(() => {
    let isHere = true;
    void draftAt(key).then((kept) => {
      if (kept && isHere) latest.current(kept);
    });
    return () => {
      isHere = false;
    };
  }, [key]);
}

function useKept<Form extends AnyForm>(key: string, draft: Draft<Form> | null) {
  const isKept = useRef(false);
  useEffect(() => {
    if (!draft) {
      if (isKept.current) void dropDraft(key);
      isKept.current = false;
      return;
    }
    isKept.current = true;
    const keep = () => void keepDraft(key, { ...draft, at: new Date().toISOString() });
    const timer = setTimeout(keep, pause);
    // A phone may close a hidden tab without another word.
    document.addEventListener("visibilitychange", keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", keep);
    };
  }, [key, draft]);
}

/** The last words before the screen goes, as when the session ends: no pause has passed yet. */
function useKeptOnLeaving<Form extends AnyForm>(
  key: string,
  latest: RefObject<Draft<Form> | null>,
) {
  useEffect(
    () => () => {
      const draft = latest.current;
      if (!draft || isSame(draft.form, draft.basedOn.form)) return;
      void keepDraft(key, { ...draft, at: new Date().toISOString() });
    },
    [key, latest],
  );
}
