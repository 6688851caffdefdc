import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { NumberField, TextField } from "../editor/fields/BasicFields.tsx";
import { OpeningHoursField } from "../editor/fields/OpeningHoursField.tsx";
import { AsideCard } from "../screen/AsideCard.tsx";
import { SocialLinksField } from "./SocialLinksField.tsx";
import type { SettingsEditing } from "./useSettingsEditor.ts";

/** The year in the footer; blank for none. */
export function FoundingYearField({ editor }: { editor: SettingsEditing }) {
  const { hints } = usePhrases(settingsFieldPhrases);
  const { onChange, ...field } = editor.field("foundingYear");
  return (
    <NumberField hint={hints.foundingYear} {...field} onChange={(year) => onChange(year || null)} />
  );
}

/** The working days of the week with their hours. */
export function WorkingHoursField({ editor }: { editor: SettingsEditing }) {
  const { hints } = usePhrases(settingsFieldPhrases);
  return (
    <OpeningHoursField
      hint={hints.workingHours}
      errorAt={editor.writes.errorAt}
      {...editor.field("workingHours")}
    />
  );
}

/** The foundation's year, its contact details, and how long changes are kept. */
export function ContactFields({ editor }: { editor: SettingsEditing }) {
  const { hints, groups } = usePhrases(settingsFieldPhrases);
  return (
    <>
      <AsideCard title={groups.foundation}>
        <FoundingYearField editor={editor} />
      </AsideCard>
      <AsideCard title={groups.contacts}>
        <TextField inputMode="tel" {...editor.field("phone")} />
        <TextField inputMode="email" {...editor.field("email")} />
        <WorkingHoursField editor={editor} />
      </AsideCard>
      <AsideCard title={groups.networks}>
        <SocialLinksField
          hint={hints.socialLinks}
          errorAt={editor.writes.errorAt}
          {...editor.field("socialLinks")}
        />
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
