import { addresses } from "../../addresses.ts";
import { volunteerRules } from "../../graphql/generated/form-rules.ts";
import { ApplyAsVolunteerDocument } from "../../graphql/generated/VolunteerForm.ts";
import { applicationVolunteerPhrases } from "../../phrases/application-volunteer.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { ChoiceField, ManyField, YesNoField } from "./ChoiceField.tsx";
import { ConsentField } from "./ConsentField.tsx";
import { LongField } from "./LongField.tsx";
import { OfferFields } from "./OfferFields.tsx";
import { SafeguardingField } from "./SafeguardingField.tsx";
import { SelectField } from "./SelectField.tsx";
import { TextField } from "./TextField.tsx";
import { useSpokenLanguage } from "./useSpokenLanguage.ts";

/** Offers time: first what one would do, then who one is. */
export function VolunteerForm() {
  const { steps } = usePhrases(applicationVolunteerPhrases);
  return (
    <ApplicationForm
      form="VOLUNTEER"
      rules={volunteerRules}
      document={ApplyAsVolunteerDocument}
      steps={[
        { title: steps.helping, fields: <HelpingFields /> },
        { title: steps.you, fields: <VolunteerFields /> },
      ]}
      initial={useSpokenLanguage()}
      sentAt={addresses.offeredHelp()}
    />
  );
}

function HelpingFields() {
  const phrases = usePhrases(applicationVolunteerPhrases);
  return (
    <>
      <ManyField name="areas" {...phrases.areas} />
      <SelectField name="place" {...phrases.place} isWide />
      <ChoiceField name="hours" {...phrases.hours} />
      <YesNoField name="hasCar" {...phrases.hasCar} />
      <LongField name="experience" {...phrases.experience} />
      <LongField name="motivation" {...phrases.motivation} />
    </>
  );
}

function VolunteerFields() {
  const phrases = usePhrases(applicationVolunteerPhrases);
  return (
    <>
      <OfferFields />
      <ChoiceField name="age" {...phrases.age} />
      <TextField name="guardianName" {...phrases.guardianName} autoComplete="off" isWide />
      <TextField
        name="guardianPhone"
        {...phrases.guardianPhone}
        type="tel"
        autoComplete="off"
        isWide
      />
      <SafeguardingField />
      <ConsentField />
    </>
  );
}
