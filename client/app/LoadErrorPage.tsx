import { toApiError } from "../graphql/errors.ts";
import { paths } from "../paths.ts";
import { usePhrases } from "../phrases/phrases.ts";
import { loadErrorPhrases } from "../phrases/site/load-error.ts";
import { PageHead } from "../ui/page/PageHead.tsx";
import styles from "./LoadErrorPage.module.css";

/**
 * Replaces a page that failed to load. It uses no script or data of its own, since those may be
 * what failed.
 */
export function LoadErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const phrases = usePhrases(loadErrorPhrases);
  const { code, id } = toApiError(error);
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
        <a href={paths.home()}>{phrases.home}</a>
      </div>
    </section>
  );
}
