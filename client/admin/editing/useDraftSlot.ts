import { type RefObject, useEffect, useRef } from "react";
import { openSlot, type Reception } from "./draft-slot.ts";
import type { KeptDraft } from "./draft-store.ts";
import { type AnyForm, isSame } from "./form.ts";

/** A form in work, and what was stored when work on it began. */
export type Draft<Form> = {
  form: Form;
  basedOn: { version: number | null; form: Form };
};

/** Milliseconds without a keystroke after which the text is copied to the browser's disk. */
const pause = 300;

export const isChanged = <Form>(draft: Draft<Form> | null): draft is Draft<Form> =>
  draft !== null && !isSame(draft.form, draft.basedOn.form);

/**
 * Copies the draft to this tab's slot below `place` while it is changed, and once more when the
 * screen goes. `receive` is told what an earlier visit left there.
 */
export function useDraftSlot<Form extends AnyForm>(
  place: string,
  draft: Draft<Form> | null,
  receive: (kept: KeptDraft) => Reception,
) {
  const latest = useRef(draft);
  latest.current = draft;
  const receiver = useRef(receive);
  receiver.current = receive;
  const slot = useRef<ReturnType<typeof openSlot> | null>(null);
  useEffect(() => {
    let isHere = true;
    const mine = openSlot(place, (kept) => (isHere ? receiver.current(kept) : "tooLate"));
    slot.current = mine;
    return () => {
      isHere = false;
      // The last words, as when the session ends: no pause has passed yet.
      if (isChanged(latest.current)) void mine.keep(asOfNow(latest.current));
      mine.close();
    };
  }, [place]);
  useKept(slot, isChanged(draft) ? draft : null);
  return { slot, latest };
}

function useKept<Form extends AnyForm>(
  slot: RefObject<ReturnType<typeof openSlot> | null>,
  draft: Draft<Form> | null,
) {
  const isKept = useRef(false);
  useEffect(() => {
    if (!draft) {
      if (isKept.current) void slot.current?.drop();
      isKept.current = false;
      return;
    }
    isKept.current = true;
    const keep = () => void slot.current?.keep(asOfNow(draft));
    const timer = setTimeout(keep, pause);
    // A phone may close a hidden tab without another word.
    document.addEventListener("visibilitychange", keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", keep);
    };
  }, [slot, draft]);
}

const asOfNow = <Form extends AnyForm>(draft: Draft<Form>): KeptDraft => ({
  ...draft,
  at: new Date().toISOString(),
});
