import { addresses } from "../addresses.ts";
import { readFailure } from "../graphql/failures.ts";
import { framePhrases } from "../phrases/frame.ts";
import { usePhrases } from "../phrases/phrases.ts";
import { PageHead } from "../ui/PageHead.tsx";
import styles from "./FailedPage.module.css";
import { PageNotLoaded } from "./parts.ts";

/** Stands where a page failed. It needs no script or data of its own: those may be what failed. */
export function FailedPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const phrases = usePhrases(framePhrases);
  const { code, id } = readFailure(error);
  const isOffline = code === "NETWORK" || error instanceof PageNotLoaded;
  return (
    <section className={styles.failed} role="alert">
      <PageHead title={phrases.failedTitle} isIndexed={false} />
      <h1>{phrases.failedTitle}</h1>
      <p>{isOffline ? phrases.offline : phrases.failed}</p>
      {id && <p className={styles.number}>{phrases.failureNumber(id)}</p>}
      <div className={styles.ways}>
        <button type="button" onClick={onRetry}>
          {phrases.retry}
        </button>
        <a href={addresses.home()}>{phrases.home}</a>
      </div>
    </section>
  );
}
