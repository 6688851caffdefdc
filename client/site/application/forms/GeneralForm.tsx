import { generalRules } from "../../../graphql/generated/form-rules.ts";
import { ApplyForHelpText } from "../../../graphql/generated/GeneralForm.ts";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { applicationGeneralPhrases } from "../../../phrases/application/general.ts";
import { regionPhrases } from "../../../phrases/application/regions.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ConsentField } from "../fields/ConsentField.tsx";
import { LongField } from "../fields/LongField.tsx";
import { SelectField } from "../fields/SelectField.tsx";
import { TextField } from "../fields/TextField.tsx";
import { ApplicationForm } from "../frame/ApplicationForm.tsx";

/** `chosen` where other kinds of help could have been chosen. */
type GeneralFormProps = { chosen?: { name: string; changePath: string } };

/** The short form, for any other request. */
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
      mutation={ApplyForHelpText}
      {...(chosen && { stepBefore: whichHelp, purpose: chosen })}
      steps={[{ title: aboutYou, fields: you }]}
    />
  );
}
