import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { paths } from "../../paths.ts";
import { formatDateTime } from "../../phrases/date-times.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { offlineNoticePhrases } from "../../phrases/site/offline-notices.ts";
import styles from "./OfflineNotices.module.css";
import { setOfflineState, useOfflineState } from "./offline-notices.ts";

/** A page counts as read when it was open this long, in milliseconds; its own files come first. */
const readAfterMs = 3000;

/**
 * Has the pages that a reader opens cached on the device, and says quietly when one is an older copy,
 * or when the site was updated. Nothing reloads by itself.
 */
export function OfflineNotices() {
  const { pathname, search } = useLocation();
  const { isOutdated, copy } = useOfflineState();
  const language = useLanguage();
  const phrases = usePhrases(offlineNoticePhrases);
  const address = `${pathname}${search}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every address is reported
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(() => {
      // Without the script pages are not cached, and nothing else is missing.
      import("./start-offline.ts").then(({ reportPage }) => reportPage()).catch(() => undefined);
    }, readAfterMs);
    return () => clearTimeout(timer);
  }, [address]);

  // Here the quick exit stands at the lower edge, and nothing may cover it.
  if (pathname.startsWith(paths.needHelp())) return null;
  const isCopy = copy?.address === address && pathname !== paths.offline();
  return (
    <div className={styles.notices} role="status">
      {isCopy && (
        <div className={styles.notice}>
          <p>{phrases.copy(formatDateTime(new Date(copy.checkedAt).toISOString(), language))}</p>
          <CloseButton label={phrases.close} onClose={() => setOfflineState({ copy: null })} />
        </div>
      )}
      {isOutdated && (
        <div className={styles.notice}>
          <p>
            <span>{phrases.updated}</span>{" "}
            <button type="button" className={styles.reload} onClick={() => location.reload()}>
              {phrases.reload}
            </button>
          </p>
          <CloseButton
            label={phrases.close}
            onClose={() => setOfflineState({ isOutdated: false })}
          />
        </div>
      )}
    </div>
  );
}

function CloseButton({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClose}>
      ×
    </button>
  );
}
