import { useConsentCountsQuery } from "../../graphql/generated/ConsentCounts.ts";
import { editorPaths } from "../../paths.ts";
import { consentPhrases } from "../../phrases/admin/consents.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import styles from "./SideCards.module.css";

/** Consents that end or have ended, and pictures of children that lack one, with links to them. */
export function ConsentsCard() {
  const phrases = usePhrases(consentPhrases);
  const { data } = useConsentCountsQuery();
  const { expiring = 0, expired = 0, imagesWithoutConsent = 0 } = data?.consentCounts ?? {};
  const lines = [
    { count: expiring, text: phrases.expiring, to: `${editorPaths.consents()}?time=EXPIRING` },
    { count: expired, text: phrases.expired, to: `${editorPaths.consents()}?time=EXPIRED` },
    {
      count: imagesWithoutConsent,
      text: phrases.lacking,
      to: `${editorPaths.images()}?filter=withheld`,
    },
  ].filter(({ count }) => count > 0);
  return (
    <section className={styles.card} aria-labelledby="consents">
      <h2 id="consents">{phrases.cardTitle}</h2>
      {!data && <p className={styles.text}>…</p>}
      {data && lines.length === 0 && <p className={styles.text}>{phrases.cardDone}</p>}
      {lines.map(({ to, text, count }) => (
        <InternalLink key={to} to={to} className={styles.all}>
          {text(count)}
        </InternalLink>
      ))}
    </section>
  );
}
