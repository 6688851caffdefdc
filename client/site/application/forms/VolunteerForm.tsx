import { volunteerRules } from "../../../graphql/generated/form-rules.ts";
import { ApplyAsVolunteerText } from "../../../graphql/generated/VolunteerForm.ts";
import { applicationVolunteerPhrases } from "../../../phrases/application/volunteer.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ChoiceField, ManyField, YesNoField } from "../fields/ChoiceField.tsx";
import { ConsentField } from "../fields/ConsentField.tsx";
import { LongField } from "../fields/LongField.tsx";
import { TextField } from "../fields/TextField.tsx";
import { ApplicationForm } from "../frame/ApplicationForm.tsx";
import { useInitialLanguage } from "../state/useAnswers.ts";
import { OfferFields } from "./OfferFields.tsx";
import { SafeguardingField } from "./SafeguardingField.tsx";

/** A volunteer's offer: first the tasks, then the person. */
export function VolunteerForm() {
  const { steps } = usePhrases(applicationVolunteerPhrases);
  return (
    <ApplicationForm
      form="VOLUNTEER"
      rules={volunteerRules}
      mutation={ApplyAsVolunteerText}
      steps={[
        { title: steps.helping, fields: <HelpingFields /> },
        { title: steps.you, fields: <VolunteerFields /> },
      ]}
      initial={useInitialLanguage()}
    />
  );
}

function HelpingFields() {
  const phrases = usePhrases(applicationVolunteerPhrases);
  return (
    <>
      <ManyField name="areas" {...phrases.areas} />
      <ChoiceField name="place" {...phrases.place} />
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
      <TextField
        name="guardianName"
        {...phrases.guardianName}
        autoComplete="section-guardian name"
        isWide
      />
      <TextField
        name="guardianPhone"
        {...phrases.guardianPhone}
        type="tel"
        autoComplete="section-guardian tel"
        isWide
      />
      <SafeguardingField />
      <ConsentField />
    </>
  );
}
