import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { blankForNull, NumberField, TextField } from "../editor/fields/BasicFields.tsx";
import { AsideCard } from "../screen/AsideCard.tsx";
import type { SettingsEditing } from "./useSettingsEditor.ts";

const networks = ["facebookUrl", "instagramUrl", "telegramUrl", "youtubeUrl"] as const;

/** Telephone, e-mail and office hours. */
export function ContactDetails({ editor }: { editor: SettingsEditing }) {
  const { hints } = usePhrases(settingsFieldPhrases);
  return (
    <>
      <TextField inputMode="tel" {...editor.field("phone")} />
      <TextField inputMode="email" {...editor.field("email")} />
      <TextField hint={hints.time} {...editor.field("opensAt")} />
      <TextField hint={hints.time} {...editor.field("closesAt")} />
    </>
  );
}

/** The foundation's contact details, and how long changes are kept. */
export function ContactFields({ editor }: { editor: SettingsEditing }) {
  const { hints, groups } = usePhrases(settingsFieldPhrases);
  return (
    <>
      <AsideCard title={groups.contacts}>
        <ContactDetails editor={editor} />
      </AsideCard>
      <AsideCard title={groups.networks}>
        {networks.map((name) => (
          <TextField key={name} inputMode="url" {...blankForNull(editor.field(name))} />
        ))}
      </AsideCard>
      <AsideCard title={groups.retention}>
        <NumberField
          min={1}
          max={120}
          hint={hints.changeRetentionMonths}
          {...editor.field("changeRetentionMonths")}
        />
      </AsideCard>
    </>
  );
}
