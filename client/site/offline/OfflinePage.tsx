import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useOfflinePageSuspenseQuery } from "../../graphql/generated/OfflinePage.ts";
import { paths } from "../../paths.ts";
import { useForeignLanguage, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { offlinePhrases } from "../../phrases/site/offline.ts";
import kite from "../../ui/art/kite.svg?no-inline";
import { Button } from "../../ui/Button.tsx";
import { RetryIcon } from "../../ui/icons/icons.tsx";
import { PictureHero } from "../../ui/page/hero/PictureHero.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { outboxEntries } from "../application/storage/outbox.ts";
import { RequisitesSlip } from "../donate/transfer/RequisitesSlip.tsx";
import { Safety } from "../need-help/Safety.tsx";
import { CachedPages } from "./CachedPages.tsx";
import styles from "./OfflinePage.module.css";
import { wantedPath } from "./wanted-path.ts";

/**
 * Stands in for pages that cannot be loaded and are not cached: emergency numbers, requisites, and
 * what can be read.
 */
export function OfflinePage() {
  const phrases = usePhrases(offlinePhrases);
  const language = useLanguage();
  const foreign = useForeignLanguage();
  const { settings } = useOfflinePageSuspenseQuery({ variables: { language } }).data;
  const [waiting, setWaiting] = useState(0);
  const { hash } = useLocation();
  useEffect(() => setWaiting(outboxEntries().length), []);
  return (
    <>
      <PageHead title={phrases.title} isIndexed={false} />
      <PictureHero
        tone="sky-2"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: phrases.title,
        }}
        title={phrases.heading}
        lead={phrases.lead}
        ratio="515 / 386"
        picture={<img src={kite} alt="" width="640" height="480" fetchPriority="high" />}
      >
        {waiting > 0 && (
          <p className={styles.waiting} role="status">
            {phrases.waiting(waiting)}
          </p>
        )}
        <div className={styles.again}>
          <Button
            look="ink"
            icon={<RetryIcon />}
            onClick={() => window.location.assign(wantedPath(hash))}
          >
            {phrases.again}
          </Button>
        </div>
      </PictureHero>
      <Sheet tone="paper" edge="a">
        <div className={styles.columns}>
          <div>
            <Safety />
          </div>
          <div>
            {settings.iban && (
              <section className={styles.requisites} aria-labelledby="requisites">
                <h2 id="requisites">{phrases.requisites}</h2>
                <div className={styles.slip}>
                  <RequisitesSlip settings={settings} lang={foreign(settings.translation)} />
                </div>
              </section>
            )}
          </div>
        </div>
        <section className={styles.cached} aria-labelledby="readable">
          <h2 id="readable">{phrases.readable}</h2>
          <CachedPages hasLinks />
        </section>
      </Sheet>
    </>
  );
}
