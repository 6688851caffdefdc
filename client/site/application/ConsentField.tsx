import { addresses } from "../../addresses.ts";
import { applicationPhrases } from "../../phrases/application.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { useFormDesk } from "./form-desk.ts";
import { TickField } from "./TickField.tsx";

/** Agrees to the consent text, which is kept with the application word for word. */
export function ConsentField() {
  const { consent } = useFormDesk();
  const { consent: label } = usePhrases(applicationPhrases);
  return (
    <TickField name="consent" label={label}>
      <LinkedConsent text={consent.text} />
    </TickField>
  );
}

/** Agrees, apart from all else, that what was told of somebody's health is kept. */
export function HealthConsentField() {
  const { consent } = useFormDesk();
  const { healthConsent: label } = usePhrases(applicationPhrases);
  return (
    <TickField name="healthConsent" label={label}>
      {consent.healthText}
    </TickField>
  );
}

/** A child's parent or representative says that they are. */
export function ParentField() {
  const { consent } = useFormDesk();
  const { parentConfirmed } = usePhrases(applicationPhrases);
  return (
    <TickField name="parentConfirmed" {...parentConfirmed}>
      {consent.childText}
    </TickField>
  );
}

/** The server's words, in which the policy's name becomes a link. */
function LinkedConsent({ text }: { text: string }) {
  const { policyInConsent } = usePhrases(applicationPhrases);
  const place = text.lastIndexOf(policyInConsent);
  if (place < 0) return text;
  return (
    <>
      {text.slice(0, place)}
      <InnerLink to={addresses.privacy()}>{policyInConsent}</InnerLink>
      {text.slice(place + policyInConsent.length)}
    </>
  );
}
