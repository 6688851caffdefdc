import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../../../paths.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { applicationSettingsPhrases } from "../../../phrases/admin/application-settings.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { UnsavedChangesDialog } from "../../drafts/UnsavedChangesDialog.tsx";
import { useUnsavedChangesGuard } from "../../drafts/useUnsavedChangesGuard.ts";
import { AdminScreen } from "../../screen/AdminScreen.tsx";
import styles from "./ApplicationSettings.module.css";
import { EmailsCard } from "./EmailsCard.tsx";
import { EmergencyLinesCard } from "./EmergencyLinesCard.tsx";
import { FormsCard } from "./FormsCard.tsx";
import { PersonalDataCard } from "./PersonalDataCard.tsx";
import { TelegramCard } from "./TelegramCard.tsx";
import { UnsavedContext, useUnsaved } from "./useUnsaved.ts";

/** Settings of the forms, and tools for requests about personal data. */
export function ApplicationSettingsPage() {
  const phrases = usePhrases(applicationSettingsPhrases);
  const { title } = usePhrases(applicationsPhrases);
  const { unsaved } = usePhrases(applicationPagePhrases);
  const { isUnsaved, report } = useUnsaved();
  const guard = useUnsavedChangesGuard(isUnsaved);
  const { hash } = useLocation();
  // The cards render after the router has handled the fragment.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <AdminScreen
      title={phrases.title}
      crumbs={[{ label: title, to: paths.applications() }, { label: phrases.short }]}
      status={isUnsaved ? unsaved : undefined}
    >
      <h1>{phrases.title}</h1>
      <UnsavedContext value={report}>
        <div className={styles.cards}>
          <FormsCard />
          <TelegramCard />
          <EmergencyLinesCard />
          <PersonalDataCard />
          <EmailsCard />
        </div>
      </UnsavedContext>
      <UnsavedChangesDialog guard={guard} text={phrases.leaveText} />
    </AdminScreen>
  );
}
