import { humanitarianRules } from "../../../graphql/generated/form-rules.ts";
import { ApplyForHumanitarianHelpText } from "../../../graphql/generated/HumanitarianForm.ts";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { applicationHumanitarianPhrases } from "../../../phrases/application/humanitarian.ts";
import { regionPhrases } from "../../../phrases/application/regions.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { useWhatExists } from "../../page/useWhatExists.ts";
import { ChoiceField, ManyField } from "../fields/ChoiceField.tsx";
import { ConsentField, HealthConsentField } from "../fields/ConsentField.tsx";
import { GroupField } from "../fields/FieldFrame.tsx";
import { LongField } from "../fields/LongField.tsx";
import { SelectField } from "../fields/SelectField.tsx";
import { NumberField, TextField } from "../fields/TextField.tsx";
import { ApplicationForm } from "../frame/ApplicationForm.tsx";
import { useInitialLanguage } from "../state/useAnswers.ts";

/** Request for humanitarian aid such as food and clothes: first what is needed, then who asks. */
export function HumanitarianForm({ chosen }: { chosen: { name: string; changePath: string } }) {
  const { whichHelp, aboutYou } = usePhrases(applicationPhrases);
  return (
    <ApplicationForm
      form="HUMANITARIAN"
      rules={humanitarianRules}
      mutation={ApplyForHumanitarianHelpText}
      purpose={chosen}
      steps={[
        { title: whichHelp, fields: <HelpFields /> },
        { title: aboutYou, fields: <SenderFields /> },
      ]}
      initial={useInitialLanguage()}
    />
  );
}

function HelpFields() {
  const phrases = usePhrases(applicationHumanitarianPhrases);
  const { isFilled } = useWhatExists();
  return (
    <>
      <ChoiceField name="forWhom" {...phrases.forWhom} />
      <NumberField name="adults" {...phrases.adults} />
      <NumberField name="children" {...phrases.children} />
      <GroupField name="childAges" {...phrases.childAges}>
        <NumberField name="childAges.to2" label={phrases.ages.to2} />
        <NumberField name="childAges.to6" label={phrases.ages.to6} />
        <NumberField name="childAges.to11" label={phrases.ages.to11} />
        <NumberField name="childAges.to17" label={phrases.ages.to17} />
      </GroupField>
      <ManyField name="needs" {...phrases.needs} />
      <ChoiceField name="urgency" {...phrases.urgency} />
      <ChoiceField
        name="delivery"
        {...phrases.delivery}
        without={isFilled("TOGETHER_POINTS") ? [] : ["POINT"]}
      />
      <ManyField name="status" {...phrases.status} />
      <LongField name="message" {...phrases.message} />
    </>
  );
}

function SenderFields() {
  const { fields } = usePhrases(applicationPhrases);
  const regions = usePhrases(regionPhrases);
  return (
    <>
      <TextField name="fullName" {...fields.fullName} autoComplete="name" />
      <TextField name="phone" {...fields.phone} type="tel" autoComplete="tel" />
      <SelectField name="region" {...fields.region} choices={regions} />
      <TextField name="settlement" {...fields.settlement} autoComplete="address-level2" />
      <ChoiceField name="contactMethod" {...fields.contactMethod} />
      <TextField name="email" {...fields.email} type="email" autoComplete="email" isWide />
      <ChoiceField name="language" {...fields.language} />
      <ConsentField />
      <HealthConsentField />
    </>
  );
}
