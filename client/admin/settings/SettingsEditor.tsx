import { settingsFieldPhrases } from "../../phrases/admin-settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { EditorFrame } from "../editing/EditorFrame.tsx";
import { LongField } from "../editing/fields/LongField.tsx";
import { NumberField } from "../editing/fields/NumberField.tsx";
import { TextField } from "../editing/fields/TextField.tsx";
import { Words } from "../editing/Words.tsx";
import { ContactFields } from "./ContactFields.tsx";
import { GivingFields } from "./GivingFields.tsx";
import { useSettingsEditor } from "./useSettingsEditor.ts";

const lines = ["foundationName", "tagline", "address", "schedule"] as const;
const counters = ["institutions", "families", "partners", "tons", "childrenThousands"] as const;

/** What the site says of the foundation everywhere: contacts, requisites, counters. */
export function SettingsEditor() {
  const phrases = usePhrases(settingsFieldPhrases);

  const editor = useSettingsEditor();
  return (
    <EditorFrame editor={editor} newTitle={phrases.title} aside={<ContactFields editor={editor} />}>
      <Words editor={editor}>
        {(language) => (
          <>
            {lines.map((name) => (
              <TextField key={name} {...editor.words(language, name)} />
            ))}
            <TextField {...editor.words(language, "recipient")} />
            <TextField {...editor.words(language, "bankName")} />
            <TextField
              hint={settingsFieldPhrases[language].hints.bankAddress}
              {...editor.words(language, "bankAddress")}
            />
            <LongField {...editor.words(language, "paymentPurpose")} />
            {counters.map((name) => (
              <NumberField key={name} {...editor.words(language, name)} />
            ))}
          </>
        )}
      </Words>
      <GivingFields editor={editor} />
    </EditorFrame>
  );
}
