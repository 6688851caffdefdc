import { useState } from "react";
import { type BilingualForm, conformTo, isSameValue } from "../bilingual-form.ts";
import { type Draft, isChanged, type StoredForm, useDraftSlot } from "./useDraftSlot.ts";

/** Where an item's drafts are stored: `folder` is specific to user and kind, `id` may be "new". */
type DraftLocation = { folder: string; id: string };

/**
 * The edited form over the stored one. It is copied to the browser's storage while it changes, and
 * restored when an earlier visit ended before saving. Without changes, the form follows what is
 * stored.
 */
export function useDraft<Form extends BilingualForm>(
  { folder, id }: DraftLocation,
  stored: StoredForm<Form>,
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
    /** When the restored text was typed, if it comes from an earlier visit. */
    restoredAt,
    change(next: (form: Form) => Form) {
      setDraft((last) => {
        const from = last ?? { form: stored.form, basedOn: stored };
        return { ...from, form: next(from.form) };
      });
    },
    /** Continues from the version now stored; what was typed since `sent` is preserved. */
    saved(sent: Form, { id: savedId, ...now }: StoredForm<Form> & { id: string }) {
      const typed = latest.current;
      const hasMore = typed !== null && !isSameValue(typed.form, sent);
      latest.current = hasMore ? { form: typed.form, basedOn: now } : null;
      setDraft(latest.current);
      if (!hasMore) void slot.current?.drop();
      // The saved item's own editor restores it; in the next new item it would be out of place.
      else if (typed.basedOn.version === null) void slot.current?.moveTo(`${folder}/${savedId}`);
      setRestoredAt(null);
    },
    /** Replaces the draft by this one. */
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
