import { useLocation } from "react-router-dom";
import { useIsPending } from "../../graphql/pending.ts";
import { adminLoadingPhrases } from "../../phrases/admin/loading.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./ScreenSkeleton.module.css";

/** In place of a screen whose first data are awaited; fast loads show nothing. */
export function ScreenSkeleton() {
  const phrases = usePhrases(adminLoadingPhrases);
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{phrases.opening}</VisuallyHidden>
      <span className={styles.bar} />
      <span className={styles.title} />
      <span className={styles.card} />
      <span className={styles.card} />
    </div>
  );
}

/** Covers the last screen, which stays until the next one has its data. */
export function NextScreen() {
  const isPending = useIsPending();
  const { key } = useLocation();
  // The router's state has the next place only once its screen can be shown, the browser at once.
  const isUnderWay = key !== (window.history.state?.key ?? "default");
  if (!isPending || !isUnderWay) return null;
  return (
    <div className={styles.cover}>
      <ScreenSkeleton />
    </div>
  );
}
