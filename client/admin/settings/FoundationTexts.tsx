import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import type { Language } from "../../phrases/language.tsx";
import { TextField } from "../editor/fields/BasicFields.tsx";
import { LongField } from "../editor/fields/LongField.tsx";
import type { SettingsEditing } from "./useSettingsEditor.ts";

/** The foundation's names and sentences in one language. */
export function FoundationTexts({
  editor,
  language,
}: {
  editor: SettingsEditing;
  language: Language;
}) {
  const { hints } = settingsFieldPhrases[language];
  return (
    <>
      <TextField
        hint={hints.foundationName}
        {...editor.translatedField(language, "foundationName")}
      />
      <TextField {...editor.translatedField(language, "tagline")} />
      <TextField hint={hints.fullName} {...editor.translatedField(language, "fullName")} />
      <TextField {...editor.translatedField(language, "legalName")} />
      <TextField hint={hints.legalForm} {...editor.translatedField(language, "legalForm")} />
      <LongField hint={hints.mission} {...editor.translatedField(language, "mission")} />
      <TextField {...editor.translatedField(language, "motto")} />
    </>
  );
}
