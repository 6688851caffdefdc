import { useLocation } from "react-router-dom";
import { useSession } from "../../graphql/session.ts";
import { startPathFor } from "../../paths.ts";
import { adminFramePhrases } from "../../phrases/admin/frame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import styles from "./AdminBreadcrumbs.module.css";

/** Breadcrumbs from this user's start page. */
export function AdminBreadcrumbs({
  title,
  crumbs,
}: {
  /** Null where the screen itself is no breadcrumb. */
  title: string | null;
  crumbs: readonly Breadcrumb[];
}) {
  const phrases = usePhrases(adminFramePhrases);
  const { pathname } = useLocation();
  const userType = useSession()?.userType ?? "editor";
  const start = {
    label: userType === "caseWorker" ? phrases.applications : phrases.overview,
    to: startPathFor(userType),
  };
  const above = crumbs.filter(({ to }) => to !== undefined);
  const way = above.length > 0 || pathname === start.to ? above : [start];
  const here = crumbs.find(({ to }) => to === undefined)?.label ?? title;
  return (
    <nav aria-label={phrases.crumbs} className={styles.crumbs}>
      <ol>
        {way.map(({ label, to = "" }) => (
          <li key={to}>
            <InternalLink to={to}>{label}</InternalLink>
          </li>
        ))}
        {here !== null && (
          <li aria-current="page" className={styles.here}>
            {here}
          </li>
        )}
      </ol>
    </nav>
  );
}

/** Without `to` it is the current page. */
export type Breadcrumb = { label: string; to?: string };
