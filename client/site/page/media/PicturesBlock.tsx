import { useContext } from "react";
import { languageCodes, useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { picturesPhrases } from "../../../phrases/site/galleries.ts";
import { pagePhrases } from "../../../phrases/site/page.ts";
import { LinkedPicture } from "../../../ui/picture/LinkedPicture.tsx";
import { Slideshow } from "../../../ui/slideshow/Slideshow.tsx";
import { type BlockProps, PageImagesContext } from "../block.ts";
import { BlockSection } from "../blocks/BlockSection.tsx";
import styles from "./PicturesBlock.module.css";

const cuts = ["a", "b", "c"] as const;
const sizes = {
  3: "(width >= 1440px) 411px, (width >= 1024px) 30vw, (width >= 480px) 46vw, 90vw",
  2: "(width >= 1440px) 628px, (width >= 480px) 46vw, 90vw",
};

/** Pictures one after another, or all at once; those open the lightbox. */
export function PicturesBlock({ content, id }: BlockProps<"PicturesBlock">) {
  const { heading, imageIds, layout } = content;
  const { image: numbered } = usePhrases(picturesPhrases);
  const { slideshow } = usePhrases(pagePhrases);
  const language = useLanguage();
  const page = useContext(PageImagesContext);
  const images = imageIds.flatMap((imageId) => page?.byId.get(imageId) ?? []);
  if (!page || images.length === 0) return null;
  // Four in rows of three would leave one alone.
  const columns = [1, 2, 4].includes(images.length) ? 2 : 3;
  return (
    <BlockSection id={id} heading={heading}>
      {/* Alternative texts are in the reader's language. */}
      <div lang={languageCodes[language].html}>
        {layout === "SLIDESHOW" ? (
          // The section around it has the heading's name.
          <Slideshow
            images={images}
            labels={heading ? { ...slideshow, name: `${slideshow.name}: ${heading}` } : slideshow}
          />
        ) : (
          <ul className={columns === 2 ? styles.few : styles.pictures}>
            {images.map((image, place) => {
              const index = page.enlargeable.indexOf(image);
              return (
                <li key={image.id}>
                  <div className={styles.place}>
                    <LinkedPicture
                      image={image}
                      sizes={sizes[columns]}
                      ratio={4 / 3}
                      link={page.linkTo(index)}
                      label={numbered(index + 1)}
                      cut={cuts[place % cuts.length] ?? "a"}
                    />
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </BlockSection>
  );
}
