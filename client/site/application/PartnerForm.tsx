import { addresses } from "../../addresses.ts";
import { partnerRules } from "../../graphql/generated/form-rules.ts";
import { ApplyAsPartnerDocument } from "../../graphql/generated/PartnerForm.ts";
import { applicationPartnerPhrases } from "../../phrases/application-partner.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { ChoiceField, ManyField } from "./ChoiceField.tsx";
import { ConsentField } from "./ConsentField.tsx";
import { EdrpouField } from "./EdrpouField.tsx";
import { LongField } from "./LongField.tsx";
import { OfferFields } from "./OfferFields.tsx";
import { TextField } from "./TextField.tsx";
import { useSpokenLanguage } from "./useSpokenLanguage.ts";

/** Offers an organisation's help: who it is, what it has in mind, whom to talk with. */
export function PartnerForm() {
  const { steps, country } = usePhrases(applicationPartnerPhrases);
  return (
    <ApplicationForm
      form="PARTNER"
      rules={partnerRules}
      document={ApplyAsPartnerDocument}
      steps={[
        { title: steps.organisation, fields: <OrganisationFields /> },
        { title: steps.idea, fields: <IdeaFields /> },
        { title: steps.you, fields: <RepresentativeFields /> },
      ]}
      initial={useSpokenLanguage({ country: country.beginning })}
      sentAt={addresses.offeredHelp()}
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
