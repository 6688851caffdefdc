import { useEffect } from "react";
import { toApiError } from "../graphql/errors.ts";
import { isVisitorPath } from "../offline/cacheable-paths.ts";
import { paths } from "../paths.ts";
import { useLanguage } from "../phrases/language.tsx";
import { usePhrases } from "../phrases/phrases.ts";
import { loadErrorPhrases } from "../phrases/site/load-error.ts";
import { PageHead } from "../ui/page/PageHead.tsx";
import styles from "./LoadErrorPage.module.css";
import { searchForLanguage } from "./language-choice.ts";

/**
 * Replaces a page that failed to load. It uses no script or data of its own, since those may be
 * what failed. Where a service worker may have cached the page, the document is loaded anew.
 */
export function LoadErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const phrases = usePhrases(loadErrorPhrases);
  const { code, id } = toApiError(error);
  useEffect(() => {
    if (code === "NETWORK" && canBeKept()) window.location.reload();
  }, [code]);
  return (
    <section className={styles.failed} role="alert">
      <PageHead title={phrases.failedTitle} isIndexed={false} />
      <h1>{phrases.failedTitle}</h1>
      <p>{code === "NETWORK" ? phrases.offline : phrases.failed}</p>
      {id && <p className={styles.number}>{phrases.errorNumber(id)}</p>}
      <div className={styles.ways}>
        <button type="button" onClick={onRetry}>
          {phrases.retry}
        </button>
        <a href={paths.home() + searchForLanguage(useLanguage(), "")}>{phrases.home}</a>
      </div>
    </section>
  );
}

/** Whether a link led here within the document: one that was loaded for this path has no other. */
function canBeKept(): boolean {
  if (!navigator.serviceWorker?.controller || !isVisitorPath(window.location.pathname))
    return false;
  const [document] = performance.getEntriesByType("navigation");
  const { pathname, search } = new URL(document?.name ?? "", window.location.href);
  return pathname !== window.location.pathname || search !== window.location.search;
}
