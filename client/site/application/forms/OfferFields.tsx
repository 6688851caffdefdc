import { applicationPhrases } from "../../../phrases/application/application.ts";
import { regionPhrases } from "../../../phrases/application/regions.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ChoiceField } from "../fields/ChoiceField.tsx";
import { SelectField } from "../fields/SelectField.tsx";
import { TextField } from "../fields/TextField.tsx";

/** Contact details of a person who offers help: the same in all three forms. */
export function OfferFields() {
  const { fields } = usePhrases(applicationPhrases);
  const regions = usePhrases(regionPhrases);
  return (
    <>
      <TextField name="fullName" {...fields.fullName} autoComplete="name" />
      <TextField name="phone" {...fields.phone} type="tel" autoComplete="tel" />
      <TextField name="email" {...fields.email} type="email" autoComplete="email" isWide />
      <ChoiceField name="contactMethod" {...fields.contactMethod} />
      <ChoiceField name="language" {...fields.language} />
      <SelectField name="region" {...fields.region} choices={regions} />
      <TextField name="settlement" {...fields.settlement} autoComplete="address-level2" />
    </>
  );
}
