import { Button } from "@mantine/core";
import { setupPhrases } from "../../phrases/admin/site/setup.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import styles from "./SetupPage.module.css";

type StepButtonsProps = {
  isLast: boolean;
  /** Whether leaving the step saves something. */
  isDirty: boolean;
  isBusy: boolean;
  onBack: (() => void) | undefined;
  onSkip: () => void;
  onLater: () => void;
};

/** Continue, back, skip the step, or leave the whole for later. The form's submission continues. */
export function StepButtons(props: StepButtonsProps) {
  const { isLast, isDirty, isBusy, onBack, onSkip, onLater } = props;
  const phrases = usePhrases(setupPhrases);
  return (
    <>
      <div className={styles.buttons}>
        <Button type="submit" loading={isBusy}>
          {isLast ? phrases.finish : isDirty ? phrases.save : phrases.next}
        </Button>
        {isDirty && (
          <Button variant="default" onClick={onSkip}>
            {phrases.skip}
          </Button>
        )}
        {onBack && (
          <Button variant="default" onClick={onBack}>
            {phrases.back}
          </Button>
        )}
      </div>
      {!isLast && (
        <p className={styles.later}>
          <Button variant="subtle" size="compact-md" onClick={onLater}>
            {phrases.later}
          </Button>
          <span>{phrases.laterText}</span>
        </p>
      )}
    </>
  );
}
