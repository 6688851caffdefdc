import { type RefObject, useEffect, useRef, useState } from "react";
import { type BilingualForm, isSameValue } from "../bilingual-form.ts";
import { openDraftSlot, type RestoreOutcome } from "./draft-slot.ts";
import type { StoredDraft } from "./draft-store.ts";

/** What is stored of an item: the draft on the server if there is one, else the item itself. */
export type StoredForm<Form> = {
  /** Version of the item; null for a new one. */
  version: number | null;
  /** Version of the draft on the server; null if there is none. */
  draftVersion?: number | null;
  form: Form;
};

/** An edited form, and what was stored when editing began. */
export type Draft<Form> = { form: Form; basedOn: StoredForm<Form> };

/** Milliseconds without a keystroke after which the draft is written to the browser's storage. */
const saveDelayMs = 300;

export const isChanged = <Form>(draft: Draft<Form> | null): draft is Draft<Form> =>
  draft !== null && !isSameValue(draft.form, draft.basedOn.form);

/**
 * Copies the draft to this tab's slot under `location` while it changes, and once more on unmount.
 * `receive` is called with the draft that an earlier visit left there. Only `moveTo` changes the
 * location later: another one that is rendered is that of a new item which has just been saved.
 */
export function useDraftSlot<Form extends BilingualForm>(
  location: string,
  draft: Draft<Form> | null,
  receive: (stored: StoredDraft) => RestoreOutcome,
) {
  const latest = useRef(draft);
  latest.current = draft;
  const receiver = useRef(receive);
  receiver.current = receive;
  const slot = useRef<ReturnType<typeof openDraftSlot> | null>(null);
  const [firstLocation] = useState(location);
  useEffect(() => {
    let isHere = true;
    const mine = openDraftSlot(firstLocation, (stored) =>
      isHere ? receiver.current(stored) : "tooLate",
    );
    slot.current = mine;
    return () => {
      isHere = false;
      // Stores the last keystrokes, for instance when the session ends before the delay has passed.
      if (isChanged(latest.current)) void mine.keep(toStoredDraft(latest.current));
      mine.close();
    };
  }, [firstLocation]);
  useAutosave(slot, isChanged(draft) ? draft : null);
  return { slot, latest };
}

function useAutosave<Form extends BilingualForm>(
  slot: RefObject<ReturnType<typeof openDraftSlot> | null>,
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
    const keep = () => void slot.current?.keep(toStoredDraft(draft));
    const timer = setTimeout(keep, saveDelayMs);
    // A phone may close a hidden tab without firing another event.
    document.addEventListener("visibilitychange", keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", keep);
    };
  }, [slot, draft]);
}

const toStoredDraft = <Form extends BilingualForm>(draft: Draft<Form>): StoredDraft => ({
  ...draft,
  at: new Date().toISOString(),
});
