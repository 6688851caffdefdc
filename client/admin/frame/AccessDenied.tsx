import type { SessionUser } from "../../graphql/session.ts";
import { startPathFor } from "../../paths.ts";
import { adminFramePhrases } from "../../phrases/admin/frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { AdminScreen } from "../screen/AdminScreen.tsx";
import styles from "./AccessDenied.module.css";

/** Replaces a page that this user may not open. */
export function AccessDenied({ user: { userType } }: { user: SessionUser }) {
  const phrases = usePhrases(adminFramePhrases);
  return (
    <AdminScreen title={phrases.refusedTitle}>
      <div className={styles.refusal}>
        <h1>{phrases.refusedTitle}</h1>
        <p>{phrases.refused}</p>
        <InternalLink to={startPathFor(userType)}>
          {userType === "caseWorker" ? phrases.toApplications : phrases.toOverview}
        </InternalLink>
      </div>
    </AdminScreen>
  );
}
