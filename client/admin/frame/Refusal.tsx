import { addresses } from "../../addresses.ts";
import { adminFramePhrases } from "../../phrases/admin-frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { AdminScreen } from "./AdminScreen.tsx";
import styles from "./Refusal.module.css";

/** Stands in place of a page that only admins may open. */
export function Refusal() {
  const phrases = usePhrases(adminFramePhrases);
  return (
    <AdminScreen title={phrases.refusedTitle}>
      <div className={styles.refusal}>
        <h1>{phrases.refusedTitle}</h1>
        <p>{phrases.refused}</p>
        <InnerLink to={addresses.admin()}>{phrases.toOverview}</InnerLink>
      </div>
    </AdminScreen>
  );
}
