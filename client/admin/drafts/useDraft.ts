import { useState } from "react";
import { type BilingualForm, conformTo, isSameValue } from "../bilingual-form.ts";
import { type Draft, isChanged, type StoredForm, useDraftSlot } from "./useDraftSlot.ts";

/**
 * Where an item's drafts are stored: `folder` is specific to user and kind, `id` may be "new" until
 * the first save.
 */
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
      // A new item has its own place from now on: in the next new item its draft would be wrong.
      if (id === "new") void slot.current?.moveTo(`${folder}/${savedId}`);
      else if (!hasMore) void slot.current?.drop();
      setRestoredAt(null);
    },
    /** Whether there is something unsaved, also before the next rendering. */
    hasMore: () => isChanged(latest.current),
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
