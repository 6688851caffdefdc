import { startFor } from "../../addresses.ts";
import type { SessionUser } from "../../graphql/session.ts";
import { adminFramePhrases } from "../../phrases/admin-frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { AdminScreen } from "./AdminScreen.tsx";
import styles from "./Refusal.module.css";

/** Stands in place of a page that this user may not open. */
export function Refusal({ user: { userType } }: { user: SessionUser }) {
  const phrases = usePhrases(adminFramePhrases);
  return (
    <AdminScreen title={phrases.refusedTitle}>
      <div className={styles.refusal}>
        <h1>{phrases.refusedTitle}</h1>
        <p>{phrases.refused}</p>
        <InnerLink to={startFor(userType)}>
          {userType === "caseWorker" ? phrases.toApplications : phrases.toOverview}
        </InnerLink>
      </div>
    </AdminScreen>
  );
}
