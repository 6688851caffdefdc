import { dashboardPhrases } from "../../phrases/admin-dashboard.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { AdminScreen } from "../frame/AdminScreen.tsx";
import { Attention } from "./Attention.tsx";
import styles from "./DashboardPage.module.css";
import { Greeting } from "./Greeting.tsx";
import { ImagesWithoutText } from "./ImagesWithoutText.tsx";
import { KindCards } from "./KindCards.tsx";
import { NewsSwitches } from "./NewsSwitches.tsx";
import { RecentChanges } from "./RecentChanges.tsx";

/** Where editors begin: what there is, what waits, what was done. */
export function DashboardPage() {
  const phrases = usePhrases(dashboardPhrases);
  return (
    <AdminScreen title={phrases.title}>
      <div className={styles.page}>
        <Greeting />
        <KindCards />
        <div className={styles.columns}>
          <div className={styles.column}>
            <Attention />
            <RecentChanges />
          </div>
          <div className={styles.column}>
            <NewsSwitches />
            <ImagesWithoutText />
          </div>
        </div>
      </div>
    </AdminScreen>
  );
}
