import { pictureRemovalRules } from "../../../graphql/generated/form-rules.ts";
import { RequestPictureRemovalText } from "../../../graphql/generated/PictureRemovalForm.ts";
import { applicationPhrases } from "../../../phrases/application/application.ts";
import { pictureRemovalPhrases } from "../../../phrases/application/picture-removal.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ChoiceField } from "../fields/ChoiceField.tsx";
import { ConsentField } from "../fields/ConsentField.tsx";
import { LongField } from "../fields/LongField.tsx";
import { TextField } from "../fields/TextField.tsx";
import { ApplicationForm } from "../frame/ApplicationForm.tsx";

/** The request to remove a picture: which one, who asks, and how to reach them. */
export function PictureRemovalForm() {
  const { fields } = usePhrases(applicationPhrases);
  const phrases = usePhrases(pictureRemovalPhrases);
  const request = (
    <>
      <LongField name="picture" {...phrases.picture} />
      <ChoiceField name="asker" {...phrases.asker} />
      <TextField name="fullName" {...fields.fullName} autoComplete="name" isWide />
      <TextField name="phone" {...phrases.phone} type="tel" autoComplete="tel" isWide />
      <TextField name="email" {...fields.email} type="email" autoComplete="email" isWide />
      <LongField name="message" {...phrases.message} />
      <ConsentField />
    </>
  );
  return (
    <ApplicationForm
      form="PICTURE_REMOVAL"
      rules={pictureRemovalRules}
      mutation={RequestPictureRemovalText}
      steps={[{ title: phrases.request, fields: request }]}
    />
  );
}
