import { useEffect, useId, useState } from "react";
import { useLocation } from "react-router-dom";
import { addressOf, editorPaths, paths } from "../../paths.ts";
import { formatDay } from "../../phrases/dates.ts";
import { useForeignLanguage, useLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { newsItemPhrases } from "../../phrases/site/news.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { ChevronIcon } from "../../ui/icons/icons.tsx";
import { Picture } from "../../ui/picture/Picture.tsx";
import styles from "./NewsItem.module.css";
import { NewsPictures } from "./NewsPictures.tsx";
import { type NewsStory, splitStory } from "./split-story.ts";

type NewsItemProps = {
  item: NewsStory;
  isOpenAtFirst?: boolean;
  /** Its picture is visible when the page opens. */
  priority?: boolean;
};

/** One news item: its lead, and the rest with more pictures when expanded. */
export function NewsItem({ item, isOpenAtFirst = false, priority = false }: NewsItemProps) {
  const [isOpen, setIsOpen] = useOpen(item.id, isOpenAtFirst);
  const phrases = usePhrases(newsItemPhrases);
  const foreign = useForeignLanguage();
  const restId = useId();
  const { title, description } = item.translation;
  const { first, rest } = splitStory(description);
  const lang = foreign(item.translation);
  const [cover, ...pictures] = item.images;
  const itemMarks = (
    <ItemEditLinks
      to={editorPaths.edit("GALLERY", item.id)}
      title={title}
      publishedAt={item.translation.publishedAt}
      place={cover ? "corners" : "row"}
    />
  );
  return (
    <article className={styles.item} id={item.id}>
      <NewsDay item={item} />
      <div className={styles.text}>
        <h3 lang={lang}>
          <InternalLink to={paths.gallery(addressOf(item))}>
            {addNonBreakingSpaces(title)}
          </InternalLink>
        </h3>
        {lang && <p className={styles.note}>{phrases.onlyInOther}</p>}
        {first && <p lang={lang}>{addNonBreakingSpaces(first)}</p>}
        {rest.length + pictures.length > 0 && (
          <>
            <div id={restId} className={isOpen ? styles.rest : styles.folded}>
              {rest.map((paragraph) => (
                <p key={paragraph} lang={lang}>
                  {addNonBreakingSpaces(paragraph)}
                </p>
              ))}
              {pictures.length > 0 && <NewsPictures item={item} pictures={pictures} />}
            </div>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={restId}
              onClick={() => setIsOpen(!isOpen)}
            >
              <span>{isOpen ? phrases.close : phrases.readOn}</span>
              <ChevronIcon />
            </button>
          </>
        )}
        {!cover && itemMarks}
      </div>
      {cover && (
        <div className={styles.shadow}>
          <div className={styles.picture}>
            <Picture
              image={cover}
              sizes="(width >= 1440px) 300px, (width >= 768px) 21vw, 90vw"
              fills={4 / 3}
              priority={priority}
            />
          </div>
          {itemMarks}
        </div>
      )}
    </article>
  );
}

function NewsDay({ item: { day, galleryDate } }: { item: NewsStory }) {
  const language = useLanguage();
  if (!day && !galleryDate) return null;
  return (
    <p className={styles.date}>
      {day ? <time dateTime={day}>{formatDay(day, language)}</time> : galleryDate}
    </p>
  );
}

/** Whether it is expanded; the item named by the URL's fragment is. */
function useOpen(id: string, atFirst: boolean) {
  const [isOpen, setIsOpen] = useState(atFirst);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) setIsOpen(true);
  }, [hash, id]);
  return [isOpen, setIsOpen] as const;
}
