import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { formatRecentTime } from "../../screen/recent-time.ts";
import styles from "../answers/AnswerCards.module.css";
import type { LoadedApplication } from "../loaded-application.ts";
import type { Note } from "./useNote.ts";

type NotesProps = {
  notes: LoadedApplication["notes"];
  /** The note being written; null where none can be added any more. */
  note: Note | null;
};

/** Notes of colleagues, and a field for a new one. */
export function Notes({ notes, note }: NotesProps) {
  const phrases = usePhrases(applicationPagePhrases);
  const language = useLanguage();
  const [now] = useState(Date.now);
  return (
    <section className={styles.card} aria-labelledby="notes" data-unprinted={notes.length === 0}>
      <h2 id="notes">{phrases.notes}</h2>
      {notes.length === 0 && <p className={styles.hint}>{phrases.noNotes}</p>}
      <ol className={styles.notes}>
        {notes.map(({ id, at, authorName, isByFormerUser, text, isUnreadable }) => (
          <li key={id}>
            <p className={styles.text}>{isUnreadable ? <i>{phrases.unreadableNote}</i> : text}</p>
            <p className={styles.hint}>
              <span>{`${isByFormerUser ? phrases.formerUser : authorName},`}</span>{" "}
              <time dateTime={at}>{formatRecentTime(at, now, language)}</time>
            </p>
          </li>
        ))}
      </ol>
      {note && <NewNote note={note} />}
    </section>
  );
}

function NewNote({ note }: { note: Note }) {
  const phrases = usePhrases(applicationPagePhrases);
  const tooLong = note.over > 0 ? phrases.noteTooLong(note.over) : undefined;
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        void note.add();
      }}
    >
      <Textarea
        label={phrases.note}
        description={phrases.notesHint}
        autosize
        minRows={3}
        value={note.text}
        error={tooLong ?? note.error}
        onChange={(event) => note.type(event.currentTarget.value)}
      />
      <Button type="submit" loading={note.isBusy} disabled={!note.text.trim() || note.over > 0}>
        {phrases.addNote}
      </Button>
    </form>
  );
}
