import type { WallImageFragment } from "../../graphql/generated/WallImage.ts";
import { type Language, languageCodes } from "../../phrases/language.tsx";
import { JsonLd } from "../../ui/page/JsonLd.tsx";

/** Search engines use the first images; two hundred would double the size of the page. */
const maxImages = 20;

type GalleryDataProps = {
  name: string;
  language: Language;
  /** yyyy-mm-dd */
  day: string | null;
  images: readonly WallImageFragment[];
};

/** Structured data of a gallery, for search engines. */
export function GalleryData({ name, language, day, images }: GalleryDataProps) {
  return (
    <JsonLd
      of={({ canonical, absolute }) => ({
        "@context": "https://schema.org",
        "@type": "ImageGallery",
        name,
        url: canonical,
        inLanguage: languageCodes[language].html,
        ...(day && { dateCreated: day }),
        image: images.slice(0, maxImages).map(({ url, width, height, alt, credit }) => ({
          "@type": "ImageObject" as const,
          contentUrl: absolute(url),
          ...(width && height && { width: `${width} px`, height: `${height} px` }),
          ...(alt && { caption: alt }),
          ...(credit && { creditText: credit }),
        })),
      })}
    />
  );
}
