import { type CSSProperties, type ReactNode, useRef } from "react";
import { animateSettle, useOnFirstView } from "./animate-on-view.ts";
import styles from "./CutCard.module.css";
import { InternalLink } from "./InternalLink.tsx";
import { cardRatio } from "./picture/cover-sizes.ts";
import { Picture, type PictureSource } from "./picture/Picture.tsx";
import { TextWithArrow } from "./TextLink.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export type CutCardProps = {
  to: string;
  title: string;
  text: string;
  /** Shown below the text. */
  detail?: ReactNode;
  /** The link's visible text, "More"; the title is added for screen readers. */
  more: string;
  image: PictureSource | null;
  sizes: string;
  /** Aspect ratio to which the picture is cropped from 768 pixels on; on phones it is 4 : 3. */
  ratio: number;
  cut: "a" | "b" | "c";
  /** Two columns under a wide picture: text on the left, link on the right. */
  isWide?: boolean;
  /** The text lies on a slip that covers the picture's lower left corner. */
  isOverlaid?: boolean;
  /** Language of title and text, when it is not the page's. */
  lang?: string | undefined;
  /** A note that says so, in the reader's language. */
  note?: string | undefined;
  priority?: boolean;
  /** Shown in its upper corners. */
  editLinks?: ReactNode;
};

/** A cropped picture, a title, one line and a link. The whole card opens its page. */
export function CutCard(props: CutCardProps) {
  const { to, title, text, more, image, sizes, ratio, cut, isWide, isOverlaid, lang } = props;
  const sheet = useRef<HTMLDivElement>(null);
  useOnFirstView(sheet, animateSettle);
  // React's style type has no custom properties.
  const style = { "--ratio": ratio } as CSSProperties;
  const names = [styles.card, isWide && styles.wide, isOverlaid && styles.overlaid];
  return (
    <article className={names.filter(Boolean).join(" ")}>
      <div className={styles.shadow} ref={sheet}>
        <div className={styles[cut]} style={style}>
          {image && (
            <Picture
              image={image}
              sizes={sizes}
              fills={cardRatio(ratio)}
              priority={props.priority ?? false}
            />
          )}
        </div>
      </div>
      <div className={styles.body}>
        <h3 lang={lang}>{title}</h3>
        <p className={styles.text} lang={lang}>
          {text}
        </p>
        {props.detail}
        {props.note && <p className={styles.note}>{props.note}</p>}
        <InternalLink to={to} className={styles.more}>
          <TextWithArrow>{more}</TextWithArrow>
          <VisuallyHidden>
            <span>:</span> <span lang={lang}>{title}</span>
          </VisuallyHidden>
        </InternalLink>
      </div>
      {props.editLinks}
    </article>
  );
}
