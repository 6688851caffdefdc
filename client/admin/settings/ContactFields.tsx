import { settingsFieldPhrases } from "../../phrases/admin-settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AsideCard } from "../editing/AsideCard.tsx";
import { blankForNull } from "../editing/fields/blank-for-null.ts";
import { TextField } from "../editing/fields/TextField.tsx";
import type { SettingsEditing } from "./useSettingsEditor.ts";

const networks = ["facebookUrl", "instagramUrl", "telegramUrl", "youtubeUrl"] as const;

/** How people reach the foundation. */
export function ContactFields({ editor }: { editor: SettingsEditing }) {
  const { labels, hints, groups } = usePhrases(settingsFieldPhrases);
  return (
    <>
      <AsideCard title={groups.contacts}>
        <TextField label={labels.phone} inputMode="tel" {...editor.field("phone")} />
        <TextField label={labels.email} inputMode="email" {...editor.field("email")} />
        <TextField label={labels.opensAt} hint={hints.time} {...editor.field("opensAt")} />
        <TextField label={labels.closesAt} hint={hints.time} {...editor.field("closesAt")} />
      </AsideCard>
      <AsideCard title={groups.networks}>
        {networks.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            inputMode="url"
            {...blankForNull(editor.field(name))}
          />
        ))}
      </AsideCard>
    </>
  );
}
