import { useRecentChangesQuery } from "../../graphql/generated/RecentChanges.ts";
import { useSession } from "../../graphql/session.ts";
import { editorPaths } from "../../paths.ts";
import { dashboardPhrases } from "../../phrases/admin/dashboard.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { ChangeEntry } from "./ChangeEntry.tsx";
import styles from "./SideCards.module.css";

/** Number of changes shown. */
const first = 6;

/** The most recent changes with their authors. */
export function RecentChanges() {
  const phrases = usePhrases(dashboardPhrases);
  const user = useSession();
  const { data, previousData } = useRecentChangesQuery({ variables: { first } });
  const changes = (data ?? previousData)?.recentChanges;
  return (
    <section className={styles.card} aria-labelledby="recent-changes">
      <h2 id="recent-changes">{phrases.recent}</h2>
      {changes?.length === 0 && <p className={styles.text}>{phrases.noChanges}</p>}
      <ul className={styles.changes}>
        {changes?.map((change) => (
          <li key={change.id}>
            <ChangeEntry change={change} />
          </li>
        ))}
      </ul>
      {user?.userType === "admin" && (
        <InternalLink to={editorPaths.changes()} className={styles.all}>
          {phrases.allChanges}
        </InternalLink>
      )}
    </section>
  );
}
