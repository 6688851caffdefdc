import { useMemo, useState } from "react";
import Yarl, { type Labels, type Slide } from "yet-another-react-lightbox";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/thumbnails.css";
import { ArrowBackIcon, ArrowIcon } from "../icons/icons.tsx";
import { focusStyle, type PictureSource } from "../picture/Picture.tsx";
import { pictureUrl } from "../picture/variant-urls.ts";
import styles from "./Lightbox.module.css";
import { LightboxClose, LightboxCounter, LightboxDownload } from "./LightboxControls.tsx";
import { LightboxSlide } from "./LightboxSlide.tsx";

type LightboxLabels = {
  /** Accessible name of the lightbox, such as "Images". */
  name: string;
  close: string;
  previous: string;
  next: string;
  download: string;
  slide: string;
  thumbnails: string;
  /** Who took a picture: "Photo: Olena Koval". */
  credit: (name: string) => string;
  /** "{index} of {total}", for screen readers. */
  place: string;
};

export type LightboxProps = {
  images: readonly (PictureSource & { id: string })[];
  labels: LightboxLabels;
  /** The line below each image's caption: where and when. */
  about: string;
  /** Index of the image it opens with, from 0. */
  first: number;
  onTurn: (index: number) => void;
  onClose: () => void;
};

/** Full-screen images on a dark background: arrow keys, swipe, thumbnails, captions. */
export function Lightbox({ images, labels, about, first, onTurn, onClose }: LightboxProps) {
  // From here on the lightbox holds the index; the URL only follows it.
  const [opened] = useState(first);
  const slides = useMemo(() => images.map(({ url, alt }): Slide => ({ src: url, alt })), [images]);
  const imageOf = (slide: Slide) => images[slides.indexOf(slide)];
  return (
    <Yarl
      open
      close={onClose}
      className={styles.lightbox ?? ""}
      slides={slides}
      index={opened}
      labels={translated(labels)}
      plugins={[Thumbnails]}
      carousel={{ finite: true, preload: 4, padding: 0, spacing: 0 }}
      animation={{ fade: 160, swipe: 320, navigation: 320 }}
      controller={{ closeOnPullDown: true }}
      thumbnails={{ width: 84, height: 64, border: 0, padding: 0, gap: 8, vignette: false }}
      toolbar={{
        buttons: [
          <LightboxDownload key="download" images={images} label={labels.download} />,
          "close",
        ],
      }}
      on={{ view: ({ index }) => onTurn(index) }}
      render={{
        slide: ({ slide, offset }) => {
          const image = imageOf(slide);
          // Slides further away would be loaded in vain.
          if (!image || Math.abs(offset) > 1) return <span />;
          const credit = image.credit && labels.credit(image.credit);
          return <LightboxSlide image={image} about={about} credit={credit} />;
        },
        thumbnail: ({ slide }) => {
          const image = imageOf(slide);
          return image ? (
            <img
              src={pictureUrl(image, 160)}
              srcSet={`${pictureUrl(image, 160)} 1x, ${pictureUrl(image, 320)} 2x`}
              alt=""
              style={focusStyle(image)}
            />
          ) : null;
        },
        buttonClose: () => <LightboxClose key="close" label={labels.close} />,
        iconPrev: () => <ArrowBackIcon />,
        iconNext: () => <ArrowIcon />,
        controls: () => <LightboxCounter />,
      }}
    />
  );
}

const translated = (labels: LightboxLabels): Labels => ({
  Lightbox: labels.name,
  "Photo gallery": labels.name,
  Carousel: labels.name,
  Previous: labels.previous,
  Next: labels.next,
  Close: labels.close,
  Slide: labels.slide,
  Thumbnails: labels.thumbnails,
  "{index} of {total}": labels.place,
});
