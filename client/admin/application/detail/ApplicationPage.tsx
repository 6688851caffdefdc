import { useParams } from "react-router-dom";
import { useApplicationPageSuspenseQuery } from "../../../graphql/generated/ApplicationPage.ts";
import { useIsAdmin } from "../../../graphql/session.ts";
import { paths } from "../../../paths.ts";
import { applicationPagePhrases } from "../../../phrases/admin/application.ts";
import { applicationsPhrases } from "../../../phrases/admin/applications.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { UnsavedChangesDialog } from "../../drafts/UnsavedChangesDialog.tsx";
import { useUnsavedChangesGuard } from "../../drafts/useUnsavedChangesGuard.ts";
import { AdminScreen } from "../../screen/AdminScreen.tsx";
import { AnswerCards } from "../answers/AnswerCards.tsx";
import { ApplicationEmails } from "../emails/ApplicationEmails.tsx";
import type { LoadedApplication } from "../loaded-application.ts";
import { ApplicationHead } from "./ApplicationHead.tsx";
import { ApplicationHistory } from "./ApplicationHistory.tsx";
import { ApplicationNotFound } from "./ApplicationNotFound.tsx";
import styles from "./ApplicationPage.module.css";
import { AssignmentCard } from "./AssignmentCard.tsx";
import { Duplicates } from "./Duplicates.tsx";
import { Notes } from "./Notes.tsx";
import { PrintApplicationButton } from "./PrintApplicationButton.tsx";
import { ReminderCard } from "./ReminderCard.tsx";
import { SpamNotice } from "./SpamNotice.tsx";
import { useApplicationWrites } from "./useApplicationWrites.ts";
import { useAssignment } from "./useAssignment.ts";
import { useNote } from "./useNote.ts";

/** One application; the server records that it was viewed. For case workers and admins. */
export function ApplicationPage() {
  const { applicationId = "" } = useParams();
  const withMails = useIsAdmin();
  const { application } = useApplicationPageSuspenseQuery({
    variables: { id: applicationId, withMails },
  }).data;
  return application ? (
    <ApplicationDetails key={application.id} application={application} />
  ) : (
    <ApplicationNotFound />
  );
}

function ApplicationDetails({ application }: { application: LoadedApplication }) {
  const phrases = usePhrases(applicationPagePhrases);
  const list = usePhrases(applicationsPhrases);
  const writes = useApplicationWrites(application);
  const work = useAssignment(application, writes);
  const note = useNote(application.id, writes);
  const isDirty = work.isDirty || note.text.trim() !== "";
  const guard = useUnsavedChangesGuard(isDirty);
  const isErased = application.anonymisedAt !== null;
  return (
    <AdminScreen
      title={phrases.title(application.number)}
      crumbs={[
        { label: list.title, to: paths.applications() },
        { label: phrases.number(application.number) },
      ]}
      status={isDirty ? phrases.unsaved : undefined}
      actions={<PrintApplicationButton id={application.id} isErased={isErased} />}
    >
      <ApplicationHead application={application} />
      <div className={styles.columns}>
        {!isErased && (
          <div className={styles.work}>
            <AssignmentCard application={application} work={work} />
            <ReminderCard application={application} writes={writes} />
          </div>
        )}
        <div className={styles.main}>
          {application.state === "SPAM" && <SpamNotice application={application} writes={writes} />}
          <AnswerCards application={application} />
          <Notes notes={application.notes} note={isErased ? null : note} />
          {/* Applications held back as spam have no e-mails yet. */}
          {application.emails &&
            (application.state !== "SPAM" || application.emails.length > 0) && (
              <ApplicationEmails emails={application.emails} />
            )}
        </div>
        <div className={styles.aside}>
          {application.duplicates.length > 0 && <Duplicates of={application.duplicates} />}
          <ApplicationHistory events={application.events} />
        </div>
      </div>
      <UnsavedChangesDialog guard={guard} text={phrases.leaveText} />
    </AdminScreen>
  );
}
