import { applicationPhrases } from "../../phrases/application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import type { ApplicationFormProps } from "./ApplicationForm.tsx";
import type { Answers } from "./answers.ts";
import { Chosen } from "./Chosen.tsx";
import type { ConsentWords } from "./consent-words.ts";
import { FailureSummary } from "./FailureSummary.tsx";
import { FormButtons } from "./FormButtons.tsx";
import styles from "./FormSheet.module.css";
import { FormSteps } from "./FormSteps.tsx";
import { FormDeskContext } from "./form-desk.ts";
import { HiddenFields } from "./HiddenFields.tsx";
import { KeptForLater } from "./KeptForLater.tsx";
import { StepChips } from "./StepChips.tsx";
import { useApplication } from "./useApplication.ts";

export type FormSheetProps = Omit<ApplicationFormProps, "initial"> & {
  initial: Answers;
  consent: ConsentWords;
  /** Null: any number. */
  placesLeft: number | null;
  phone: string;
  /** What the server said of the form is not true any more. */
  onTermsChanged: () => void;
};

/** The open form on its sheet of paper. */
export function FormSheet(props: FormSheetProps) {
  const { steps, stepBefore, chosen, placesLeft, phone, consent } = props;
  const phrases = usePhrases(applicationPhrases);
  const application = useApplication(props);
  const { element, desk, step, address, sending, submit } = application;
  const { kept, sendAgain } = sending;
  const titles = [...steps.map(({ title }) => title), phrases.review];
  return (
    <div className={styles.sheet}>
      <div className={styles.paper}>
        {kept && (
          <KeptForLater name={kept.key} isSafe={kept.isSafe} phone={phone} onAgain={sendAgain} />
        )}
        <form
          ref={element}
          method="post"
          action={address}
          noValidate
          hidden={kept !== null}
          aria-busy={sending.isSending}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <StepChips titles={titles} before={stepBefore} current={step} />
          <FormDeskContext value={desk}>
            {chosen && <Chosen {...chosen} />}
            {placesLeft !== null && (
              <p className={styles.places}>{phrases.placesLeft(placesLeft)}</p>
            )}
            <FailureSummary
              ref={application.summary}
              refusal={application.refusal}
              phone={phone}
              onOpen={application.openField}
            />
            <FormSteps
              steps={steps}
              current={step}
              heading={application.heading}
              onChange={application.goTo}
            />
          </FormDeskContext>
          <HiddenFields consentVersion={consent.version} application={application} />
          <FormButtons titles={titles} application={application} />
        </form>
      </div>
    </div>
  );
}
