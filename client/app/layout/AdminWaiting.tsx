import { addresses } from "../../addresses.ts";
import { adminDoorPhrases } from "../../phrases/admin-door.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { Palm } from "../../ui/Palm.tsx";
import styles from "./AdminWaiting.module.css";

/** Stands where an editors' page comes, in its colours, until it is known who has come. */
export function AdminWaiting() {
  const phrases = usePhrases(adminDoorPhrases);
  return (
    <main className={styles.waiting}>
      <PageHead title={phrases.title} isIndexed={false} />
      <Palm height={56} tone="ink" />
      <h1 className={styles.title}>{phrases.title}</h1>
      <p className={styles.opening}>{phrases.opening}</p>
      <noscript>
        <p>{phrases.needsScript}</p>
      </noscript>
      <InnerLink to={addresses.home()}>{phrases.toSite}</InnerLink>
    </main>
  );
}
