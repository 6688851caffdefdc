import { useHasRole, useIsAdmin } from "../../graphql/session.ts";
import { applicationsPhrases } from "../../phrases/admin/applications.ts";
import { dashboardPhrases } from "../../phrases/admin/dashboard.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import { ApplicationCounts } from "./ApplicationCounts.tsx";
import { AttentionList } from "./attention/AttentionList.tsx";
import { ConsentsCard } from "./ConsentsCard.tsx";
import styles from "./DashboardPage.module.css";
import { DeadLinks } from "./DeadLinks.tsx";
import { Greeting } from "./Greeting.tsx";
import { ImagesWithoutText } from "./ImagesWithoutText.tsx";
import { KindCards } from "./KindCards.tsx";
import { AssistantCard } from "./launch/AssistantCard.tsx";
import { FoldedChecklist } from "./launch/FoldedChecklist.tsx";
import { NewsSwitches } from "./NewsSwitches.tsx";
import { OutdatedCounters } from "./notices/OutdatedCounters.tsx";
import { OverdueJobs } from "./notices/OverdueJobs.tsx";
import { RequisitesNotice } from "./notices/RequisitesNotice.tsx";
import { RecentChanges } from "./RecentChanges.tsx";
import { ScheduledCard } from "./ScheduledCard.tsx";

/** The editors' first page: content, tasks, recent changes. */
export function DashboardPage() {
  const phrases = usePhrases(dashboardPhrases);
  const applications = usePhrases(applicationsPhrases);
  const isAdmin = useIsAdmin();
  const isCaseWorker = useHasRole("caseWorker");
  return (
    <AdminScreen title={phrases.title}>
      <div className={styles.page}>
        <Greeting />
        {isAdmin && <AssistantCard />}
        {isAdmin && <FoldedChecklist />}
        {isAdmin && <OverdueJobs />}
        {isAdmin && <RequisitesNotice />}
        <OutdatedCounters />
        {isCaseWorker && (
          <section className={styles.inbox} aria-labelledby="inbox">
            <h2 id="inbox">{applications.title}</h2>
            <ApplicationCounts />
          </section>
        )}
        <KindCards />
        <div className={styles.columns}>
          <div className={styles.column}>
            <AttentionList />
            <RecentChanges />
          </div>
          <div className={styles.column}>
            <DeadLinks />
            <ScheduledCard />
            <NewsSwitches />
            <ConsentsCard />
            <ImagesWithoutText />
          </div>
        </div>
      </div>
    </AdminScreen>
  );
}
