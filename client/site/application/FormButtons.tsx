import { applicationPhrases } from "../../phrases/application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { Button } from "../../ui/Button.tsx";
import { ArrowBackIcon } from "../../ui/icons.tsx";
import { DraftNote } from "./DraftNote.tsx";
import styles from "./FormButtons.module.css";
import type { Application } from "./useApplication.ts";

type FormButtonsProps = {
  /** Of all steps, the review too. */
  titles: readonly string[];
  application: Application;
};

/** On, back, and that what is typed is kept. Without scripts there is one step: sending. */
export function FormButtons({ titles, application }: FormButtonsProps) {
  const phrases = usePhrases(applicationPhrases);
  const { step, sending, isDraftKept, goTo, beginAnew, submit } = application;
  const next = titles[step + 1];
  return (
    <div className={styles.row}>
      {next && (
        <span className={styles.onlyWithScripts}>
          <Button look="ink" isWideOnMobile onClick={submit}>
            {phrases.next(next)}
          </Button>
        </span>
      )}
      <span className={next ? styles.onlyWithoutScripts : styles.send}>
        <Button type="submit" look="ink" isWideOnMobile isBusy={sending.isSending}>
          {sending.isSending ? phrases.sending : phrases.send}
        </Button>
      </span>
      {step > 0 && (
        <button type="button" className={styles.back} onClick={() => goTo(step - 1)}>
          <ArrowBackIcon />
          <span>{phrases.back}</span>
        </button>
      )}
      <DraftNote isKept={isDraftKept} step={step} onDrop={beginAnew} />
    </div>
  );
}
