import { useState } from "react";
import { useAddApplicationNoteMutation } from "../../../graphql/generated/ApplicationPage.ts";
import { currentSession } from "../../../graphql/session.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { notifySuccess } from "../../screen/notifications.tsx";
import type { ApplicationWrites } from "./useApplicationWrites.ts";

/** The server's limit, in characters. */
const maxNoteLength = 5000;

/**
 * Unsaved text by application and user, while the tab is open: it survives the end of a session and
 * navigation. Never written to disk, because notes contain personal data.
 */
const unsavedNotes = new Map<string, string>();

export type Note = ReturnType<typeof useNote>;

/** The note being written. Its text is cleared only when the server has saved it. */
export function useNote(applicationId: string, { write }: ApplicationWrites) {
  const phrases = usePhrases(applicationPagePhrases);
  const [key] = useState(() => `${applicationId} ${currentSession()?.id}`);
  const [text, setText] = useState(() => unsavedNotes.get(key) ?? "");
  const [error, setError] = useState<string>();
  const [addNote, { loading }] = useAddApplicationNoteMutation({
    context: { handlesOwnErrors: true },
  });

  function type(next: string) {
    if (next) unsavedNotes.set(key, next);
    else unsavedNotes.delete(key);
    setText(next);
    setError(undefined);
  }

  async function add() {
    if (loading || !text.trim() || text.length > maxNoteLength) return;
    const sent = text;
    const errorText = await write(() => addNote({ variables: { id: applicationId, text: sent } }));
    if (errorText) return setError(`${phrases.noteNotSaved} ${errorText}`);
    notifySuccess({ title: phrases.noteAdded });
    // Text typed meanwhile begins the next note.
    const now = unsavedNotes.get(key) ?? "";
    type(now.startsWith(sent) ? now.slice(sent.length).trimStart() : now);
  }

  return { text, type, add, error, isBusy: loading, over: text.trim().length - maxNoteLength };
}
