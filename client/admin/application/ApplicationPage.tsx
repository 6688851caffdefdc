import { useParams } from "react-router-dom";
import { addresses } from "../../addresses.ts";
import { useApplicationPageSuspenseQuery } from "../../graphql/generated/ApplicationPage.ts";
import { useIsAdmin } from "../../graphql/session.ts";
import { applicationPagePhrases } from "../../phrases/admin-application.ts";
import { applicationsPhrases } from "../../phrases/admin-applications.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AdminScreen } from "../frame/AdminScreen.tsx";
import { AnswerCards } from "./AnswerCards.tsx";
import { ApplicationHead } from "./ApplicationHead.tsx";
import styles from "./ApplicationPage.module.css";
import { Duplicates } from "./Duplicates.tsx";
import { History } from "./History.tsx";
import { LeaveUnsaved } from "./LeaveUnsaved.tsx";
import { MailsOf } from "./MailsOf.tsx";
import { MissingApplication } from "./MissingApplication.tsx";
import { Notes } from "./Notes.tsx";
import { PrintButton } from "./PrintButton.tsx";
import { Rescue } from "./Rescue.tsx";
import { useApplicationWrites } from "./useApplicationWrites.ts";
import { useNote } from "./useNote.ts";
import { useWork } from "./useWork.ts";
import { WorkCard } from "./WorkCard.tsx";

/** One application, opened: the server records that it was read. For case workers and admins. */
export function ApplicationPage() {
  const { applicationId = "" } = useParams();
  const withMails = useIsAdmin();
  const { application } = useApplicationPageSuspenseQuery({
    variables: { id: applicationId, withMails },
    isQuietAfterwards: true,
  }).data;
  return application ? (
    <Opened key={application.id} application={application} />
  ) : (
    <MissingApplication />
  );
}

export type Application = NonNullable<
  ReturnType<typeof useApplicationPageSuspenseQuery>["data"]["application"]
>;

function Opened({ application }: { application: Application }) {
  const phrases = usePhrases(applicationPagePhrases);
  const list = usePhrases(applicationsPhrases);
  const writes = useApplicationWrites(application);
  const work = useWork(application, writes);
  const note = useNote(application.id, writes);
  const isDirty = work.isDirty || note.text.trim() !== "";
  const isErased = application.anonymisedAt !== null;
  return (
    <AdminScreen
      title={phrases.title(application.number)}
      crumbs={[
        { label: list.title, to: addresses.applications() },
        { label: phrases.number(application.number) },
      ]}
      status={isDirty ? phrases.unsaved : undefined}
      actions={<PrintButton id={application.id} isErased={isErased} />}
    >
      <ApplicationHead application={application} />
      <div className={styles.desk}>
        {!isErased && (
          <div className={styles.work}>
            <WorkCard application={application} work={work} />
          </div>
        )}
        <div className={styles.main}>
          {application.state === "SPAM" && <Rescue application={application} writes={writes} />}
          <AnswerCards application={application} />
          <Notes notes={application.notes} note={isErased ? null : note} />
          {/* What is held back as spam has no mails yet. */}
          {application.mails && (application.state !== "SPAM" || application.mails.length > 0) && (
            <MailsOf mails={application.mails} />
          )}
        </div>
        <div className={styles.aside}>
          {application.duplicates.length > 0 && <Duplicates of={application.duplicates} />}
          <History events={application.events} />
        </div>
      </div>
      <LeaveUnsaved isDirty={isDirty} text={phrases.leaveText} />
    </AdminScreen>
  );
}
