import { psychologistRules } from "../../../graphql/generated/form-rules.ts";
import { ApplyAsPsychologistText } from "../../../graphql/generated/PsychologistForm.ts";
import { applicationPsychologistPhrases } from "../../../phrases/application/psychologist.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useWhatExists } from "../../page/useWhatExists.ts";
import { ChoiceField, ManyField, YesNoField } from "../fields/ChoiceField.tsx";
import { ConsentField } from "../fields/ConsentField.tsx";
import { NumberField, TextField } from "../fields/TextField.tsx";
import { ApplicationForm } from "../frame/ApplicationForm.tsx";
import { useInitialLanguage } from "../state/useAnswers.ts";
import { OfferFields } from "./OfferFields.tsx";

/** A psychologist's offer to work: qualification, way of working, person. */
export function PsychologistForm() {
  const { steps } = usePhrases(applicationPsychologistPhrases);
  return (
    <ApplicationForm
      form="PSYCHOLOGIST"
      rules={psychologistRules}
      mutation={ApplyAsPsychologistText}
      steps={[
        { title: steps.profession, fields: <ProfessionFields /> },
        { title: steps.work, fields: <WorkFields /> },
        { title: steps.you, fields: <PsychologistFields /> },
      ]}
      initial={useInitialLanguage()}
    />
  );
}

function ProfessionFields() {
  const phrases = usePhrases(applicationPsychologistPhrases);
  return (
    <>
      <TextField name="education" {...phrases.education} isWide />
      <NumberField name="years" {...phrases.years} />
      <ChoiceField name="childYears" {...phrases.childYears} />
      <ManyField name="methods" {...phrases.methods} />
    </>
  );
}

function WorkFields() {
  const phrases = usePhrases(applicationPsychologistPhrases);
  const { isFilled } = useWhatExists();
  const { place } = isFilled("TOGETHER_POINTS") ? phrases : phrases.withoutPoints;
  return (
    <>
      <ChoiceField name="format" {...phrases.format} />
      <TextField name="place" {...place} isWide />
      <ManyField name="workLanguages" {...phrases.workLanguages} />
      <NumberField name="hours" {...phrases.hours} />
      <YesNoField name="supervision" {...phrases.supervision} />
      <YesNoField name="record" {...phrases.record} />
    </>
  );
}

function PsychologistFields() {
  const { link } = usePhrases(applicationPsychologistPhrases);
  return (
    <>
      <OfferFields />
      <TextField name="link" {...link} type="url" autoComplete="url" isWide />
      <ConsentField />
    </>
  );
}
