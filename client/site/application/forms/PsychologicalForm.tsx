import { psychologicalRules } from "../../../graphql/generated/form-rules.ts";
import { ApplyForPsychologicalHelpText } from "../../../graphql/generated/PsychologicalForm.ts";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { applicationPsychologicalPhrases } from "../../../phrases/application/psychological.ts";
import { regionPhrases } from "../../../phrases/application/regions.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useWhatExists } from "../../page/useWhatExists.ts";
import { ChoiceField, ManyField, YesNoField } from "../fields/ChoiceField.tsx";
import { ConsentField, HealthConsentField, ParentField } from "../fields/ConsentField.tsx";
import { LongField } from "../fields/LongField.tsx";
import { SelectField } from "../fields/SelectField.tsx";
import { NumberField, TextField } from "../fields/TextField.tsx";
import { UnderAge } from "../fields/UnderAge.tsx";
import { ApplicationForm } from "../frame/ApplicationForm.tsx";
import { useInitialLanguage } from "../state/useAnswers.ts";

/** Request for a talk with a psychologist; it asks for no more data than that requires. */
export function PsychologicalForm({ chosen }: { chosen: { name: string; changePath: string } }) {
  const { whichHelp, aboutYou } = usePhrases(applicationPhrases);
  const { chosen: names } = usePhrases(applicationPsychologicalPhrases);
  return (
    <ApplicationForm
      form="PSYCHOLOGICAL"
      rules={psychologicalRules}
      mutation={ApplyForPsychologicalHelpText}
      purpose={{ ...chosen, exactNames: { field: "forWhom", names } }}
      steps={[
        { title: whichHelp, fields: <HelpFields /> },
        { title: aboutYou, fields: <SenderFields /> },
      ]}
      initial={useInitialLanguage()}
    />
  );
}

function HelpFields() {
  const phrases = usePhrases(applicationPsychologicalPhrases);
  const { isFilled } = useWhatExists();
  const { format, place } = isFilled("TOGETHER_POINTS") ? phrases : phrases.withoutPoints;
  return (
    <>
      <ChoiceField name="forWhom" {...phrases.forWhom} />
      <NumberField name="age" {...phrases.age} />
      <UnderAge />
      <ParentField />
      <ChoiceField name="format" {...format} />
      <TextField name="place" {...place} />
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
