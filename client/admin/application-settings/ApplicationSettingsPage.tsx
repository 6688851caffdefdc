import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { addresses } from "../../addresses.ts";
import { applicationPagePhrases } from "../../phrases/admin-application.ts";
import { applicationSettingsPhrases } from "../../phrases/admin-application-settings.ts";
import { applicationsPhrases } from "../../phrases/admin-applications.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { LeaveUnsaved } from "../application/LeaveUnsaved.tsx";
import { AdminScreen } from "../frame/AdminScreen.tsx";
import styles from "./ApplicationSettings.module.css";
import { EmergencyLinesCard } from "./EmergencyLinesCard.tsx";
import { FormsCard } from "./FormsCard.tsx";
import { MailsCard } from "./MailsCard.tsx";
import { PersonCard } from "./PersonCard.tsx";
import { UnsavedContext, useUnsaved } from "./useUnsaved.ts";

/** What is decided about the forms, and what is done for people who ask about their data. */
export function ApplicationSettingsPage() {
  const phrases = usePhrases(applicationSettingsPhrases);
  const { title } = usePhrases(applicationsPhrases);
  const { unsaved } = usePhrases(applicationPagePhrases);
  const { isUnsaved, tell } = useUnsaved();
  const { hash } = useLocation();
  // The cards come after the address was followed.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <AdminScreen
      title={phrases.title}
      crumbs={[{ label: title, to: addresses.applications() }, { label: phrases.short }]}
      status={isUnsaved ? unsaved : undefined}
    >
      <h1>{phrases.title}</h1>
      <UnsavedContext value={tell}>
        <div className={styles.cards}>
          <FormsCard />
          <EmergencyLinesCard />
          <PersonCard />
          <MailsCard />
        </div>
      </UnsavedContext>
      <LeaveUnsaved isDirty={isUnsaved} text={phrases.leaveText} />
    </AdminScreen>
  );
}
