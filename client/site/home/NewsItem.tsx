import { useId, useState } from "react";
import { addresses } from "../../addresses.ts";
import { bind } from "../../phrases/binding.ts";
import { formatDay } from "../../phrases/dates.ts";
import { homePhrases } from "../../phrases/home.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { ChevronIcon } from "../../ui/icons.tsx";
import { Picture } from "../../ui/Picture.tsx";
import type { HomeNewsItem } from "./home-content.ts";
import styles from "./NewsItem.module.css";
import { partStory } from "./story.ts";

type NewsItemProps = { item: HomeNewsItem; isOpenAtFirst: boolean };

/** One news item: its first words, and the rest of them when it is opened. */
export function NewsItem({ item, isOpenAtFirst }: NewsItemProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const phrases = usePhrases(homePhrases);
  const language = useLanguage();
  const foreign = useForeignLanguage();
  const restId = useId();
  const { title, description } = item.translation;
  const { first, rest } = partStory(description);
  const lang = foreign(item.translation);
  const [image] = item.images;
  return (
    <article className={styles.item}>
      {item.day || item.galleryDate ? (
        <p className={styles.date}>
          <time dateTime={item.day ?? undefined}>
            {item.day ? formatDay(item.day, language) : item.galleryDate}
          </time>
        </p>
      ) : null}
      <div className={styles.words}>
        <h3 lang={lang}>
          <InnerLink to={addresses.gallery(item.id)}>{bind(title)}</InnerLink>
        </h3>
        <p lang={lang}>{bind(first)}</p>
        {rest.length > 0 && (
          <>
            <div id={restId} className={isOpen ? styles.rest : styles.folded} lang={lang}>
              {rest.map((paragraph) => (
                <p key={paragraph}>{bind(paragraph)}</p>
              ))}
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
      </div>
      {image && (
        <div className={styles.shadow}>
          <div className={styles.picture}>
            <Picture
              image={image}
              sizes="(width >= 1440px) 300px, (width >= 768px) 22vw, 100vw"
              isFilling
            />
          </div>
        </div>
      )}
    </article>
  );
}
