import { Switch } from "@mantine/core";
import { useState } from "react";
import { editorPaths } from "../../paths.ts";
import { columnPhrases } from "../../phrases/admin/columns.ts";
import { dashboardPhrases } from "../../phrases/admin/dashboard.ts";
import { formatDay } from "../../phrases/dates.ts";
import { useForeignLanguage, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { serverNow } from "../../server-clock.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { InfoIcon } from "../../ui/icons/list-icons.tsx";
import { publicationTimes } from "../publication/publication-times.ts";
import { Thumbnail } from "../table/rows/Thumbnail.tsx";
import styles from "./SideCards.module.css";
import { type NewsGallery, useNewsSwitches } from "./useNewsSwitches.ts";

/** The galleries of the News, each with a switch that removes it; a draft is not shown there yet. */
export function NewsSwitches() {
  const phrases = usePhrases(dashboardPhrases);
  const { noDate } = usePhrases(columnPhrases);
  const language = useLanguage();
  const foreign = useForeignLanguage();
  const [now] = useState(() => serverNow());
  const { galleries, isOff, turn, isEmpty } = useNewsSwitches();
  return (
    <section className={styles.card} aria-labelledby="on-the-news">
      <h2 id="on-the-news">{phrases.news}</h2>
      <ul className={styles.rows}>
        {galleries.map((gallery) => (
          <li key={gallery.id} className={styles.row}>
            <Thumbnail image={gallery.images[0]} />
            <div className={styles.what}>
              <h3>
                <InternalLink
                  to={editorPaths.edit("GALLERY", gallery.id)}
                  lang={foreign(gallery.translation)}
                >
                  {gallery.translation.title || phrases.untitled}
                </InternalLink>
              </h3>
              <p>
                {gallery.day ? formatDay(gallery.day, language) : gallery.galleryDate || noDate}
              </p>
            </div>
            {isPublic(gallery, now) ? (
              <Switch
                className={styles.switch}
                color="leaf"
                size="lg"
                aria-label={phrases.inNews(gallery.translation.title)}
                checked={!isOff(gallery)}
                onChange={(event) => void turn(gallery, event.currentTarget.checked)}
              />
            ) : (
              <p className={styles.hint}>{phrases.notPublished}</p>
            )}
          </li>
        ))}
      </ul>
      {isEmpty && <p className={styles.hint}>{phrases.noNews}</p>}
      <p className={styles.hint}>
        <InfoIcon size={16} />
        <span>{phrases.newsHint}</span>
      </p>
      <InternalLink to={`${editorPaths.list("GALLERY")}?news=yes`} className={styles.all}>
        {phrases.allNews}
      </InternalLink>
    </section>
  );
}

function isPublic({ translations }: NewsGallery, now: Date): boolean {
  const { UA, ENG } = publicationTimes(translations, now);
  return UA.isPublic || ENG.isPublic;
}
