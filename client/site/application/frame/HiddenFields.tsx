import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import type { ApplicationFormState } from "../state/useApplicationForm.ts";
import styles from "./HiddenFields.module.css";

type HiddenFieldsProps = { consentVersion: string; application: ApplicationFormState };

/** Hidden inputs that a form without scripts posts with its answers, and the honeypot. */
export function HiddenFields({ consentVersion, application }: HiddenFieldsProps) {
  const { honeypot } = usePhrases(applicationPhrases);
  return (
    <>
      <input type="hidden" name="sending.consentVersion" value={consentVersion} />
      <input type="hidden" name="sending.openedAt" value={application.openedAt} />
      <div className={styles.honeypot} aria-hidden="true">
        <label>
          <span>{honeypot}</span>
          <input
            ref={application.honeypot}
            name="sending.website"
            type="text"
            tabIndex={-1}
            autoComplete="off"
            defaultValue=""
          />
        </label>
      </div>
    </>
  );
}
