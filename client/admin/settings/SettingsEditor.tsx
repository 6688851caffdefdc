import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { RequisitesNotice } from "../dashboard/notices/RequisitesNotice.tsx";
import { EditorFrame } from "../editor/EditorFrame.tsx";
import { TextField } from "../editor/fields/BasicFields.tsx";
import { LongField } from "../editor/fields/LongField.tsx";
import { TranslationFields } from "../editor/TranslationFields.tsx";
import { useFieldOfAddress } from "../editor/useFieldOfAddress.ts";
import { ContactFields } from "./ContactFields.tsx";
import { CounterFields } from "./counters/CounterFields.tsx";
import { FoundationFields } from "./FoundationFields.tsx";
import { FoundationTexts } from "./FoundationTexts.tsx";
import { MoneyCategoriesCard } from "./facts/MoneyCategoriesCard.tsx";
import { TeamGroupsCard } from "./facts/TeamGroupsCard.tsx";
import { GivingFields } from "./GivingFields.tsx";
import { PictureRuleField } from "./PictureRuleField.tsx";
import { PointsField } from "./PointsField.tsx";
import { useSettingsEditor } from "./useSettingsEditor.ts";

/** Editor of the site-wide settings: the foundation, contacts, requisites, counters. */
export function SettingsEditor() {
  const phrases = usePhrases(settingsFieldPhrases);

  const editor = useSettingsEditor();
  useFieldOfAddress(editor);
  return (
    <EditorFrame editor={editor} newTitle={phrases.title} aside={<ContactFields editor={editor} />}>
      <RequisitesNotice />
      <TranslationFields editor={editor}>
        {(language) => (
          <>
            <FoundationTexts editor={editor} language={language} />
            <TextField {...editor.translatedField(language, "address")} />
            <TextField {...editor.translatedField(language, "recipient")} />
            <TextField {...editor.translatedField(language, "bankName")} />
            <TextField
              hint={settingsFieldPhrases[language].hints.bankAddress}
              {...editor.translatedField(language, "bankAddress")}
            />
            <LongField {...editor.translatedField(language, "paymentPurpose")} />
          </>
        )}
      </TranslationFields>
      <CounterFields editor={editor} />
      <MoneyCategoriesCard editor={editor} />
      <TeamGroupsCard editor={editor} />
      <FoundationFields editor={editor} />
      <GivingFields editor={editor} />
      <PictureRuleField editor={editor} />
      <PointsField editor={editor} />
    </EditorFrame>
  );
}
