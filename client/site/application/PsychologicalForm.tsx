import { addresses } from "../../addresses.ts";
import { psychologicalRules } from "../../graphql/generated/form-rules.ts";
import { ApplyForPsychologicalHelpDocument } from "../../graphql/generated/PsychologicalForm.ts";
import { applicationPhrases } from "../../phrases/application.ts";
import { applicationPsychologicalPhrases } from "../../phrases/application-psychological.ts";
import { regionPhrases } from "../../phrases/application-regions.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { ChoiceField, ManyField, YesNoField } from "./ChoiceField.tsx";
import { ConsentField, HealthConsentField, ParentField } from "./ConsentField.tsx";
import { LongField } from "./LongField.tsx";
import { SelectField } from "./SelectField.tsx";
import { NumberField, TextField } from "./TextField.tsx";
import { useSpokenLanguage } from "./useSpokenLanguage.ts";

/** Asks for a talk with a psychologist, and for as little as that takes. */
export function PsychologicalForm({ chosen }: { chosen: { name: string; changeAt: string } }) {
  const { whichHelp, aboutYou } = usePhrases(applicationPhrases);
  const { chosen: names } = usePhrases(applicationPsychologicalPhrases);
  return (
    <ApplicationForm
      form="PSYCHOLOGICAL"
      rules={psychologicalRules}
      document={ApplyForPsychologicalHelpDocument}
      chosen={{ ...chosen, by: { field: "forWhom", names } }}
      steps={[
        { title: whichHelp, fields: <HelpFields /> },
        { title: aboutYou, fields: <SenderFields /> },
      ]}
      initial={useSpokenLanguage()}
      sentAt={addresses.askedForHelp()}
    />
  );
}

function HelpFields() {
  const phrases = usePhrases(applicationPsychologicalPhrases);
  return (
    <>
      <ChoiceField name="forWhom" {...phrases.forWhom} />
      <NumberField name="age" {...phrases.age} />
      <ParentField />
      <ChoiceField name="format" {...phrases.format} />
      <TextField name="place" {...phrases.place} />
      <ManyField name="topics" {...phrases.topics} />
      <LongField name="message" {...phrases.message} />
    </>
  );
}

function SenderFields() {
  const { fields } = usePhrases(applicationPhrases);
  const phrases = usePhrases(applicationPsychologicalPhrases);
  const regions = usePhrases(regionPhrases);
  return (
    <>
      <TextField name="name" {...phrases.name} autoComplete="nickname" />
      <TextField name="phone" {...fields.phone} type="tel" autoComplete="tel" />
      <YesNoField name="safeContact" {...phrases.safeContact} />
      <ChoiceField name="contactMethod" {...fields.contactMethod} />
      <TextField name="email" {...fields.email} type="email" autoComplete="email" />
      <SelectField name="region" {...fields.region} choices={regions} />
      <ChoiceField name="time" {...phrases.time} />
      <ChoiceField name="language" {...fields.language} />
      <ConsentField />
      <HealthConsentField />
    </>
  );
}
