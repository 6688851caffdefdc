import { useRef, useState } from "react";
import { applicationPhrases } from "../../phrases/application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { DoneIcon } from "../../ui/icons.tsx";
import styles from "./DraftNote.module.css";

type DraftNoteProps = {
  isKept: boolean;
  /** In which the reader is; going on answers the question with no. */
  step: number;
  onDrop: () => void;
};

/** That what is typed is kept on this device, and the way to have it gone: others may use it too. */
export function DraftNote({ isKept, step, onDrop }: DraftNoteProps) {
  const phrases = usePhrases(applicationPhrases);
  const [askedIn, setAskedIn] = useState<number | null>(null);
  const [isDropped, setIsDropped] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isAsking = askedIn === step;
  const keep = () => {
    setAskedIn(null);
    button.current?.focus();
  };
  const drop = () => {
    setAskedIn(null);
    setIsDropped(true);
    onDrop();
  };
  return (
    <div className={styles.note}>
      <p className={styles.kept} role="status">
        {(isKept || isDropped) && <DoneIcon size={18} />}
        {isKept ? phrases.draftKept : isDropped && phrases.dropped}
      </p>
      {isKept && (
        <button
          ref={button}
          type="button"
          className={styles.choice}
          aria-expanded={isAsking}
          onClick={() => setAskedIn(isAsking ? null : step)}
        >
          {phrases.dropDraft}
        </button>
      )}
      {isKept && isAsking && (
        <fieldset className={styles.question}>
          <legend>{phrases.dropping.question}</legend>
          <button type="button" className={styles.choice} onClick={drop}>
            {phrases.dropping.yes}
          </button>
          <button type="button" className={styles.choice} onClick={keep}>
            {phrases.dropping.no}
          </button>
        </fieldset>
      )}
    </div>
  );
}
