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
  const { labels, hints } = phrases;
  const editor = useSettingsEditor(labels);
  return (
    <EditorFrame editor={editor} newTitle={phrases.title} aside={<ContactFields editor={editor} />}>
      <Words editor={editor}>
        {(language) => (
          <>
            {lines.map((name) => (
              <TextField key={name} label={labels[name]} {...editor.words(language, name)} />
            ))}
            <TextField label={labels.recipient} {...editor.words(language, "recipient")} />
            <TextField label={labels.bankName} {...editor.words(language, "bankName")} />
            <TextField
              label={labels.bankAddress}
              hint={hints.bankAddress}
              {...editor.words(language, "bankAddress")}
            />
            <LongField
              label={labels.paymentPurpose}
              {...editor.words(language, "paymentPurpose")}
            />
            {counters.map((name) => (
              <NumberField key={name} label={labels[name]} {...editor.words(language, name)} />
            ))}
          </>
        )}
      </Words>
      <GivingFields editor={editor} />
    </EditorFrame>
  );
}
