import { useRef, useState } from "react";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { DoneIcon } from "../../../ui/icons/icons.tsx";
import styles from "./DraftNotice.module.css";

type DraftNoticeProps = {
  isSaved: boolean;
  /** The current step; continuing dismisses the confirmation. */
  step: number;
  onDelete: () => void;
};

/**
 * Says that answers are saved on this device, with a button that deletes them, because others may
 * use the device.
 */
export function DraftNotice({ isSaved, step, onDelete }: DraftNoticeProps) {
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
    onDelete();
  };
  return (
    <div className={styles.note}>
      <p className={styles.saved} role="status">
        {(isSaved || isDropped) && <DoneIcon size={18} />}
        {(isSaved || isDropped) && <span>{isSaved ? phrases.draftKept : phrases.dropped}</span>}
      </p>
      {isSaved && (
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
      {isSaved && isAsking && (
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
