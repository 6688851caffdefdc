import { paths } from "../../../paths.ts";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { useFormContext } from "../state/form-context.ts";
import { CheckboxField } from "./CheckboxField.tsx";

/** Consent to the text that is stored verbatim with the application. */
export function ConsentField() {
  const { consent } = useFormContext();
  const { consent: label } = usePhrases(applicationPhrases);
  return (
    <CheckboxField name="consent" label={label}>
      <LinkedConsent text={consent.text} />
    </CheckboxField>
  );
}

/** Separate consent to the storage of health data. */
export function HealthConsentField() {
  const { consent } = useFormContext();
  const { healthConsent: label } = usePhrases(applicationPhrases);
  return (
    <CheckboxField name="healthConsent" label={label}>
      {consent.healthText}
    </CheckboxField>
  );
}

/** Confirmation by a child's parent or representative. */
export function ParentField() {
  const { consent } = useFormContext();
  const { parentConfirmed } = usePhrases(applicationPhrases);
  return (
    <CheckboxField name="parentConfirmed" {...parentConfirmed}>
      {consent.childText}
    </CheckboxField>
  );
}

/** The server's consent text, in which the policy's name becomes a link. */
function LinkedConsent({ text }: { text: string }) {
  const { policyInConsent } = usePhrases(applicationPhrases);
  const place = text.lastIndexOf(policyInConsent);
  if (place < 0) return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, place)}</span>
      <InternalLink to={paths.privacy()}>{policyInConsent}</InternalLink>
      <span>{text.slice(place + policyInConsent.length)}</span>
    </>
  );
}
