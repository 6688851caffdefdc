import { type ReactNode, useContext } from "react";
import { serverNow } from "../../server-clock.ts";
import { EditLabelsContext, useAdminMode } from "./admin-mode.ts";
import styles from "./DraftBadge.module.css";

/** Marks an item that is shown as its draft is. In Admin Mode alone. */
export function ChangesBadge({ children }: { children: ReactNode }) {
  return useAdminMode() && <span className={styles.badge}>{children}</span>;
}

/**
 * Marks content that visitors do not see yet. `publishedAt` is its publication time; null means
 * that none is set. Shown in Admin Mode alone.
 */
export function DraftBadge({ publishedAt }: { publishedAt: string | null }) {
  const isOn = useAdminMode();
  const labels = useContext(EditLabelsContext);
  if (!labels) return null;
  if (publishedAt !== null && new Date(publishedAt) <= serverNow()) return null;
  // Admin Mode is off and the visitors' page is loading: until it arrives, this hides the
  // surrounding card.
  if (!isOn) return <span className={styles.leaving} hidden />;
  return (
    <span className={styles.badge}>
      {publishedAt === null ? labels.draft : labels.appears(publishedAt)}
    </span>
  );
}
