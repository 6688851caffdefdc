import type { ReactNode } from "react";
import { PageHead } from "../../ui/page/PageHead.tsx";
import type { Breadcrumb } from "./AdminBreadcrumbs.tsx";
import styles from "./AdminScreen.module.css";
import { useCountedTitle } from "./new-applications.ts";
import { TopBar } from "./TopBar.tsx";

type AdminScreenProps = {
  /**
   * Title of the document, and of the last breadcrumb unless one has no path. The screen renders
   * its own heading.
   */
  title: string;
  /** An editor needs the bar for its actions: no title in it, and no switch of Admin Mode. */
  isEditor?: boolean;
  /** Parent pages, outermost first; the overview when omitted. */
  crumbs?: readonly Breadcrumb[];
  /** The save status: unsaved, saving, saved. Announced to screen readers. */
  status?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** One screen of the admin area: its top bar and its contents. */
export function AdminScreen(props: AdminScreenProps) {
  const { title, isEditor = false, crumbs = [], status, actions, children } = props;
  const hasWork = Boolean(status || actions);
  return (
    <>
      <PageHead title={useCountedTitle(title)} isIndexed={false} />
      <TopBar title={isEditor ? null : title} crumbs={crumbs} status={status} actions={actions} />
      <main id="content" tabIndex={-1} className={styles.main} data-has-work={hasWork || undefined}>
        {children}
      </main>
    </>
  );
}
