import { addressOf, paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { newsItemPhrases } from "../../phrases/site/news.ts";
import { Picture } from "../../ui/picture/Picture.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./NewsPictures.module.css";
import type { NewsStory } from "./split-story.ts";

type NewsPicturesProps = { item: NewsStory; pictures: NewsStory["images"] };

/** The further pictures of an expanded news item, with a link to all of them. */
export function NewsPictures({ item, pictures }: NewsPicturesProps) {
  const phrases = usePhrases(newsItemPhrases);
  const shown = pictures.length + 1;
  return (
    <>
      <ul className={styles.pictures} aria-label={phrases.pictures}>
        {pictures.map((image) => (
          <li key={image.id}>
            <Picture
              image={image}
              sizes="(width >= 1440px) 220px, (width >= 768px) 16vw, 45vw"
              fills={4 / 3}
            />
          </li>
        ))}
      </ul>
      <TextLink to={paths.gallery(addressOf(item))}>
        {item.imageCount > shown ? phrases.allPictures(item.imageCount) : phrases.gallery}
      </TextLink>
    </>
  );
}
