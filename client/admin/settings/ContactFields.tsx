import { settingsFieldPhrases } from "../../phrases/admin-settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AsideCard } from "../editing/AsideCard.tsx";
import { blankForNull } from "../editing/fields/blank-for-null.ts";
import { TextField } from "../editing/fields/TextField.tsx";
import type { SettingsEditing } from "./useSettingsEditor.ts";

const networks = ["facebookUrl", "instagramUrl", "telegramUrl", "youtubeUrl"] as const;

/** How people reach the foundation. */
export function ContactFields({ editor }: { editor: SettingsEditing }) {
  const { hints, groups } = usePhrases(settingsFieldPhrases);
  return (
    <>
      <AsideCard title={groups.contacts}>
        <TextField inputMode="tel" {...editor.field("phone")} />
        <TextField inputMode="email" {...editor.field("email")} />
        <TextField hint={hints.time} {...editor.field("opensAt")} />
        <TextField hint={hints.time} {...editor.field("closesAt")} />
      </AsideCard>
      <AsideCard title={groups.networks}>
        {networks.map((name) => (
          <TextField key={name} inputMode="url" {...blankForNull(editor.field(name))} />
        ))}
      </AsideCard>
    </>
  );
}
