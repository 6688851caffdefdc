import { partnerRules } from "../../../graphql/generated/form-rules.ts";
import { ApplyAsPartnerText } from "../../../graphql/generated/PartnerForm.ts";
import { applicationPartnerPhrases } from "../../../phrases/application/partner.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ChoiceField, ManyField } from "../fields/ChoiceField.tsx";
import { ConsentField } from "../fields/ConsentField.tsx";
import { LongField } from "../fields/LongField.tsx";
import { TextField } from "../fields/TextField.tsx";
import { ApplicationForm } from "../frame/ApplicationForm.tsx";
import { useInitialLanguage } from "../state/useAnswers.ts";
import { EdrpouField } from "./EdrpouField.tsx";
import { OfferFields } from "./OfferFields.tsx";

/** An organisation's offer of help: the organisation, its offer, its contact person. */
export function PartnerForm() {
  const { steps, country } = usePhrases(applicationPartnerPhrases);
  return (
    <ApplicationForm
      form="PARTNER"
      rules={partnerRules}
      mutation={ApplyAsPartnerText}
      steps={[
        { title: steps.organisation, fields: <OrganisationFields /> },
        { title: steps.idea, fields: <IdeaFields /> },
        { title: steps.you, fields: <RepresentativeFields /> },
      ]}
      initial={useInitialLanguage({ country: country.beginning })}
    />
  );
}

function OrganisationFields() {
  const phrases = usePhrases(applicationPartnerPhrases);
  const { label } = phrases.country;
  return (
    <>
      <TextField name="organisation" {...phrases.organisation} autoComplete="organization" isWide />
      <ChoiceField name="type" {...phrases.type} />
      <TextField name="country" label={label} autoComplete="country-name" isWide />
      <EdrpouField />
      <TextField name="website" {...phrases.website} type="url" autoComplete="url" isWide />
    </>
  );
}

function IdeaFields() {
  const phrases = usePhrases(applicationPartnerPhrases);
  return (
    <>
      <ManyField name="support" {...phrases.support} />
      <LongField name="message" {...phrases.message} />
    </>
  );
}

function RepresentativeFields() {
  const { position } = usePhrases(applicationPartnerPhrases);
  return (
    <>
      <OfferFields />
      <TextField name="position" {...position} autoComplete="organization-title" isWide />
      <ConsentField />
    </>
  );
}
