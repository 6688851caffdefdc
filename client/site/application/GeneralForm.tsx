import { addresses } from "../../addresses.ts";
import { generalRules } from "../../graphql/generated/form-rules.ts";
import { ApplyForHelpDocument } from "../../graphql/generated/GeneralForm.ts";
import { applicationPhrases } from "../../phrases/application.ts";
import { applicationGeneralPhrases } from "../../phrases/application-general.ts";
import { regionPhrases } from "../../phrases/application-regions.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ApplicationForm } from "./ApplicationForm.tsx";
import { ConsentField } from "./ConsentField.tsx";
import { LongField } from "./LongField.tsx";
import { SelectField } from "./SelectField.tsx";
import { TextField } from "./TextField.tsx";

type GeneralFormProps = { chosen: { name: string; changeAt: string } };

/** The short form, for whatever else is needed. */
export function GeneralForm({ chosen }: GeneralFormProps) {
  const { fields, whichHelp, aboutYou } = usePhrases(applicationPhrases);
  const phrases = usePhrases(applicationGeneralPhrases);
  const regions = usePhrases(regionPhrases);
  const you = (
    <>
      <TextField name="fullName" {...fields.fullName} autoComplete="name" />
      <TextField name="phone" {...fields.phone} type="tel" autoComplete="tel" />
      <SelectField name="region" {...fields.region} choices={regions} />
      <TextField name="settlement" {...fields.settlement} autoComplete="address-level2" />
      <LongField name="message" {...phrases.message} />
      <ConsentField />
    </>
  );
  return (
    <ApplicationForm
      form="GENERAL"
      rules={generalRules}
      document={ApplyForHelpDocument}
      stepBefore={whichHelp}
      chosen={chosen}
      steps={[{ title: aboutYou, fields: you }]}
      sentAt={addresses.askedForHelp()}
    />
  );
}
