import { useState } from "react";
import { type BilingualForm, conformTo, isSameValue } from "../bilingual-form.ts";
import { type Draft, isChanged, useDraftSlot } from "./useDraftSlot.ts";

/** Where an item's drafts are kept: `folder` is the writer's and the kind's, `id` may be "new". */
type DraftLocation = { folder: string; id: string };

/**
 * What is typed over what is stored. Copied to the browser as it grows, and brought back when an
 * earlier visit ended before it was saved. Without changes, the form follows what is stored.
 */
export function useDraft<Form extends BilingualForm>(
  { folder, id }: DraftLocation,
  stored: { version: number | null; form: Form },
) {
  const [draft, setDraft] = useState<Draft<Form> | null>(null);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const { slot, latest } = useDraftSlot(`${folder}/${id}`, draft, (storedDraft) => {
    if (isChanged(latest.current)) return "tooLate";
    const form = conformTo(stored.form, storedDraft.form);
    if (isSameValue(form, stored.form)) return "worthless";
    const basedOn = {
      ...storedDraft.basedOn,
      form: conformTo(stored.form, storedDraft.basedOn.form),
    };
    setDraft({ form, basedOn });
    setRestoredAt(storedDraft.at);
    return "restored";
  });

  return {
    form: draft?.form ?? stored.form,
    basedOn: draft?.basedOn ?? stored,
    isDirty: isChanged(draft),
    /** When what is shown was typed, if it came back from an earlier visit. */
    restoredAt,
    change(next: (form: Form) => Form) {
      setDraft((last) => {
        const from = last ?? { form: stored.form, basedOn: stored };
        return { ...from, form: next(from.form) };
      });
    },
    /** Goes on from what is stored now; what was typed since `sent` stays. */
    saved(sent: Form, { id: savedId, ...now }: { id: string; version: number; form: Form }) {
      const typed = latest.current;
      const hasMore = typed !== null && !isSameValue(typed.form, sent);
      latest.current = hasMore ? { form: typed.form, basedOn: now } : null;
      setDraft(latest.current);
      if (!hasMore) void slot.current?.drop();
      // Its own editor brings it back; in the next new item it would be out of place.
      else if (typed.basedOn.version === null) void slot.current?.moveTo(`${folder}/${savedId}`);
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
      void slot.current?.drop();
    },
  };
}
