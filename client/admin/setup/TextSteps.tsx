import { foundationFieldPhrases } from "../../phrases/admin/fields/foundation.ts";
import { settingsFieldPhrases } from "../../phrases/admin/fields/settings.ts";
import { setupPhrases } from "../../phrases/admin/site/setup.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { TextField } from "../editor/fields/BasicFields.tsx";
import { FoundingYearField, WorkingHoursField } from "../settings/ContactFields.tsx";
import { ColourFields } from "../settings/colours/ColourFields.tsx";
import { MarkField } from "../settings/FoundationFields.tsx";
import { LogoField } from "../settings/LogoField.tsx";
import type { SettingsEditing } from "../settings/useSettingsEditor.ts";
import { BothLanguages } from "./BothLanguages.tsx";
import styles from "./SetupPage.module.css";
import type { Notices } from "./useNotices.ts";

export type StepProps = {
  editor: SettingsEditing;
  notices: Notices;
  /** The recipient of the test e-mail, and how to change it. */
  recipient: readonly [string, (to: string) => void];
};

/** Short name, what the foundation is, its registered name, and its founding year. */
export function NameStep({ editor }: StepProps) {
  return (
    <>
      <BothLanguages>
        {(language) => (
          <>
            <TextField
              hint={settingsFieldPhrases[language].hints.foundationName}
              {...editor.translatedField(language, "foundationName")}
            />
            <TextField {...editor.translatedField(language, "tagline")} />
            <TextField {...editor.translatedField(language, "legalName")} />
          </>
        )}
      </BothLanguages>
      <div className={styles.card}>
        <FoundingYearField editor={editor} />
      </div>
    </>
  );
}

/** The logo for light backgrounds, of which the others are folded, and the colours. */
export function LogoStep({ editor }: StepProps) {
  const phrases = usePhrases(setupPhrases);
  const { logoHints } = usePhrases(foundationFieldPhrases);
  return (
    <>
      <div className={styles.card}>
        <VisuallyHidden>
          <h2>{phrases.logoFiles}</h2>
        </VisuallyHidden>
        <LogoField shape="logoId" hint={logoHints.logoId} {...editor.field("logoId")} />
        <details>
          <summary>{phrases.otherLogos}</summary>
          <div className={styles.fields}>
            {(["darkLogoId", "roundLogoId"] as const).map((name) => (
              <LogoField key={name} shape={name} hint={logoHints[name]} {...editor.field(name)} />
            ))}
          </div>
        </details>
        <MarkField editor={editor} />
      </div>
      <div className={styles.card}>
        <ColourFields editor={editor} />
      </div>
    </>
  );
}

/** Telephone, e-mail, hours and address. */
export function ContactsStep({ editor }: StepProps) {
  return (
    <>
      <div className={`${styles.card} ${styles.pairs}`}>
        <TextField inputMode="tel" {...editor.field("phone")} />
        <TextField inputMode="email" {...editor.field("email")} />
      </div>
      <div className={styles.card}>
        <WorkingHoursField editor={editor} />
      </div>
      <BothLanguages>
        {(language) => (
          <>
            <TextField {...editor.translatedField(language, "address")} />
          </>
        )}
      </BothLanguages>
    </>
  );
}
