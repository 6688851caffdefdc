import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { Button } from "../../../ui/Button.tsx";
import { ArrowBackIcon } from "../../../ui/icons/icons.tsx";
import type { ApplicationFormState } from "../state/useApplicationForm.ts";
import { DraftNotice } from "./DraftNotice.tsx";
import styles from "./FormButtons.module.css";

type FormButtonsProps = {
  /** Titles of all steps, including the review. */
  titles: readonly string[];
  application: ApplicationFormState;
};

/** Next, back and draft notice. Without scripts there is only one step: submitting. */
export function FormButtons({ titles, application }: FormButtonsProps) {
  const phrases = usePhrases(applicationPhrases);
  const { step, sending, isDraftSaved, goTo, startOver, submit } = application;
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
      <DraftNotice isSaved={isDraftSaved} step={step} onDelete={startOver} />
    </div>
  );
}
