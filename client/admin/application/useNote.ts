import { useState } from "react";
import { useAddApplicationNoteMutation } from "../../graphql/generated/ApplicationPage.ts";
import { currentSession } from "../../graphql/session.ts";
import { applicationPagePhrases } from "../../phrases/admin-application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { tellSuccess } from "../notices.ts";
import type { ApplicationWrites } from "./useApplicationWrites.ts";

/** The server's bound, in characters. */
const longest = 5000;

/**
 * What is typed and not saved, by application and person, while the tab lives: it outlasts a
 * session that ends, and a step back. Never on the disk: notes tell of people.
 */
const typed = new Map<string, string>();

export type Note = ReturnType<typeof useNote>;

/** The note being written. Its text goes only when the server has it. */
export function useNote(applicationId: string, { write }: ApplicationWrites) {
  const phrases = usePhrases(applicationPagePhrases);
  const [key] = useState(() => `${applicationId} ${currentSession()?.id}`);
  const [text, setText] = useState(() => typed.get(key) ?? "");
  const [failure, setFailure] = useState<string>();
  const [addNote, { loading }] = useAddApplicationNoteMutation({
    context: { tellsSurprises: true },
  });

  function type(next: string) {
    if (next) typed.set(key, next);
    else typed.delete(key);
    setText(next);
    setFailure(undefined);
  }

  async function add() {
    if (loading || !text.trim() || text.length > longest) return;
    const sent = text;
    const refusal = await write(() => addNote({ variables: { id: applicationId, text: sent } }));
    if (refusal) return setFailure(`${phrases.noteKept} ${refusal}`);
    tellSuccess({ title: phrases.noteAdded });
    // What was typed on meanwhile is another note's beginning.
    const now = typed.get(key) ?? "";
    type(now.startsWith(sent) ? now.slice(sent.length).trimStart() : now);
  }

  return { text, type, add, failure, isBusy: loading, over: text.trim().length - longest };
}
