import { addresses } from "../../addresses.ts";
import { humanitarianRules } from "../../graphql/generated/form-rules.ts";
import { ApplyForHumanitarianHelpDocument } from "../../graphql/generated/HumanitarianForm.ts";
import { applicationPhrases } from "../../phrases/application.ts";
import { applicationHumanitarianPhrases } from "../../phrases/application-humanitarian.ts";
import { regionPhrases } from "../../phrases/application-regions.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { ChoiceField, ManyField } from "./ChoiceField.tsx";
import { ConsentField, HealthConsentField } from "./ConsentField.tsx";
import { GroupField } from "./GroupField.tsx";
import { LongField } from "./LongField.tsx";
import { SelectField } from "./SelectField.tsx";
import { NumberField, TextField } from "./TextField.tsx";
import { useSpokenLanguage } from "./useSpokenLanguage.ts";

/** Asks for food, clothes and the like: what is needed first, who asks second. */
export function HumanitarianForm({ chosen }: { chosen: { name: string; changeAt: string } }) {
  const { whichHelp, aboutYou } = usePhrases(applicationPhrases);
  return (
    <ApplicationForm
      form="HUMANITARIAN"
      rules={humanitarianRules}
      document={ApplyForHumanitarianHelpDocument}
      chosen={chosen}
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
  const phrases = usePhrases(applicationHumanitarianPhrases);
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
      <ChoiceField name="delivery" {...phrases.delivery} />
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
