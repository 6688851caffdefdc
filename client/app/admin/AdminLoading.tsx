import { paths } from "../../paths.ts";
import { adminLoadingPhrases } from "../../phrases/admin/loading.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import styles from "./AdminLoading.module.css";

/** Placeholder for an admin page, in its colours, until the session is known. */
export function AdminLoading() {
  const phrases = usePhrases(adminLoadingPhrases);
  return (
    <main className={styles.waiting}>
      <PageHead title={phrases.title} isIndexed={false} />
      <h1 className={styles.title}>{phrases.title}</h1>
      <p className={styles.opening}>{phrases.opening}</p>
      <noscript>
        <p>{phrases.needsScript}</p>
      </noscript>
      <InternalLink to={paths.home()}>{phrases.toSite}</InternalLink>
    </main>
  );
}
