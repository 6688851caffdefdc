import type { ReactNode } from "react";
import { PageHead } from "../../ui/page/PageHead.tsx";
import type { Breadcrumb } from "./AdminBreadcrumbs.tsx";
import styles from "./AdminScreen.module.css";
import { TopBar } from "./TopBar.tsx";

type AdminScreenProps = {
  /** Of the document, and of the last crumb if none says where one is. The heading is the screen's own. */
  title: string;
  /** What stands above it, outermost first; the overview if left out. */
  crumbs?: readonly Breadcrumb[];
  /** What becomes of the work here: unsaved, saving, saved. Never silent for screen readers. */
  status?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** One screen of the admin area: its top bar and its contents. */
export function AdminScreen({ title, crumbs = [], status, actions, children }: AdminScreenProps) {
  const hasWork = Boolean(status || actions);
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <TopBar title={title} crumbs={crumbs} status={status} actions={actions} />
      <main id="content" tabIndex={-1} className={styles.main} data-has-work={hasWork || undefined}>
        {children}
      </main>
    </>
  );
}
