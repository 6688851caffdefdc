import { useEffect, useState } from "react";
import { cacheName, clearCache, readIndex } from "../../offline/browser-cache.ts";
import { type CacheIndex, emptyIndex, readPages, totalBytes } from "../../offline/cache-index.ts";
import { isEnglish } from "../../offline/cacheable-paths.ts";
import { languageCodes, useLanguage } from "../../phrases/language.tsx";
import { formatSize } from "../../phrases/numbers.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { offlinePhrases } from "../../phrases/site/offline.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./CachedPages.module.css";
import { wantedPath } from "./wanted-path.ts";

/** What the browser keeps for reading without a connection, and a button that erases it. */
export function CachedPages({ hasLinks = false }: { hasLinks?: boolean }) {
  const phrases = usePhrases(offlinePhrases);
  const language = useLanguage();
  const [index, setIndex] = useState<CacheIndex | null>(null);
  const [isErased, setIsErased] = useState(false);
  useEffect(() => {
    loadIndex().then(setIndex);
  }, []);
  const pages = index ? readPages(index) : [];
  const erase = async () => {
    await clearCache();
    setIndex(emptyIndex);
    setIsErased(true);
  };
  return (
    <div className={styles.cached}>
      {hasLinks && index && <CachedLinks index={index} />}
      <p className={styles.about}>{phrases.about}</p>
      {index && pages.length > 0 && (
        <>
          <p className={styles.about}>
            {phrases.cached(pages.length, formatSize(totalBytes(index), language))}
          </p>
          <Button look="outline" onClick={erase}>
            {phrases.erase}
          </Button>
        </>
      )}
      <p role="status">{isErased && phrases.erased}</p>
    </div>
  );
}

/** Cached pages as ordinary links, which the service worker answers. */
function CachedLinks({ index }: { index: CacheIndex }) {
  const phrases = usePhrases(offlinePhrases);
  const pages = readPages(index);
  if (pages.length === 0) return <p>{phrases.nothingCached}</p>;
  const [wanted] = wantedPath(window.location.hash).split("?");
  const here = pages.filter(([address]) => address.split("?")[0] === wanted);
  return (
    <>
      {here.length > 0 && (
        <>
          <p>{phrases.sameInOther}</p>
          <PageLinks pages={here} />
        </>
      )}
      <PageLinks pages={pages.filter((page) => !here.includes(page))} />
    </>
  );
}

function PageLinks({ pages }: { pages: ReturnType<typeof readPages> }) {
  const language = useLanguage();
  return (
    <ul className={styles.pages}>
      {pages.map(([address, { title }]) => {
        const own = isEnglish(address) ? "ENG" : "UA";
        return (
          <li key={address}>
            <a href={address} lang={own === language ? undefined : languageCodes[own].html}>
              {title.split(" · ")[0]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Empty where the browser keeps nothing or lets nobody look. */
async function loadIndex(): Promise<CacheIndex> {
  try {
    return (await caches.has(cacheName))
      ? await readIndex(await caches.open(cacheName))
      : emptyIndex;
  } catch {
    return emptyIndex;
  }
}
