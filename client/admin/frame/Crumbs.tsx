import { useLocation } from "react-router-dom";
import { startFor } from "../../addresses.ts";
import { useSession } from "../../graphql/session.ts";
import { adminFramePhrases } from "../../phrases/admin-frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import type { Crumb } from "./AdminScreen.tsx";
import styles from "./Crumbs.module.css";

/** The way to here from where this user begins. */
export function Crumbs({ title, crumbs }: { title: string; crumbs: readonly Crumb[] }) {
  const phrases = usePhrases(adminFramePhrases);
  const { pathname } = useLocation();
  const userType = useSession()?.userType ?? "editor";
  const start = {
    label: userType === "caseWorker" ? phrases.applications : phrases.overview,
    to: startFor(userType),
  };
  const above = crumbs.filter(({ to }) => to !== undefined);
  const way = above.length > 0 || pathname === start.to ? above : [start];
  const here = crumbs.find(({ to }) => to === undefined)?.label ?? title;
  return (
    <nav aria-label={phrases.crumbs} className={styles.crumbs}>
      <ol>
        {way.map(({ label, to = "" }) => (
          <li key={to}>
            <InnerLink to={to}>{label}</InnerLink>
          </li>
        ))}
        <li aria-current="page" className={styles.here}>
          {here}
        </li>
      </ol>
    </nav>
  );
}
