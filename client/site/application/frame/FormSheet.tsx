import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { FormContext } from "../state/form-context.ts";
import type { FormSheetProps } from "../state/form-types.ts";
import { useApplicationForm } from "../state/useApplicationForm.ts";
import { FormButtons } from "./FormButtons.tsx";
import { FormErrorSummary } from "./FormErrorSummary.tsx";
import { FormPurpose } from "./FormPurpose.tsx";
import styles from "./FormSheet.module.css";
import { FormSteps } from "./FormSteps.tsx";
import { HiddenFields } from "./HiddenFields.tsx";
import { QueuedNotice } from "./QueuedNotice.tsx";
import { StepChips } from "./StepChips.tsx";

/** The open form on its paper background. */
export function FormSheet(props: FormSheetProps) {
  const { steps, stepBefore, purpose, placesLeft, phone, consent } = props;
  const phrases = usePhrases(applicationPhrases);
  const application = useApplicationForm(props);
  const { element, formContext, step, address, sending, submit } = application;
  const { queued, sendAgain } = sending;
  const titles = [...steps.map(({ title }) => title), phrases.review];
  return (
    <div className={styles.sheet}>
      <div className={styles.paper}>
        {queued && (
          <QueuedNotice
            name={queued.key}
            isStored={queued.isStored}
            phone={phone}
            onRetry={sendAgain}
          />
        )}
        <form
          ref={element}
          method="post"
          action={address}
          noValidate
          hidden={queued !== null}
          aria-busy={sending.isSending}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <StepChips titles={titles} before={stepBefore} current={step} />
          <FormContext value={formContext}>
            {purpose && <FormPurpose {...purpose} />}
            {placesLeft !== null && (
              <p className={styles.places}>{phrases.placesLeft(placesLeft)}</p>
            )}
            <FormErrorSummary
              ref={application.summary}
              error={application.submissionError}
              phone={phone}
              onOpen={application.openField}
            />
            <FormSteps
              before={stepBefore ? 1 : 0}
              steps={steps}
              current={step}
              heading={application.heading}
              onChange={application.goTo}
            />
          </FormContext>
          <HiddenFields consentVersion={consent.version} application={application} />
          <FormButtons titles={titles} application={application} />
        </form>
      </div>
    </div>
  );
}
