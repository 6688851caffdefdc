import { type AnchorHTMLAttributes, type ReactNode, useContext, useRef, useState } from "react";
import { BrokenImageIcon } from "../icons/icons.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import type { BoxRatio } from "./cover-sizes.ts";
import styles from "./LinkedPicture.module.css";
import { Picture, PictureLabelsContext, type PictureSource } from "./Picture.tsx";

type LinkedPictureProps = {
  image: PictureSource;
  /** Width of its box, as the `sizes` attribute. */
  sizes: string;
  /** Aspect ratio of its box. */
  ratio: BoxRatio;
  priority?: boolean;
  link: AnchorHTMLAttributes<HTMLAnchorElement>;
  /** Precedes the picture's alternative text in the link's accessible name. */
  label: string;
  cut: "a" | "b" | "c";
  /** Shown on top of the picture. */
  children?: ReactNode;
};

/** A cut picture that is a link and fills its container. A failed picture can be reloaded. */
export function LinkedPicture(props: LinkedPictureProps) {
  const { image, sizes, ratio, priority = false, link, label, cut, children } = props;
  const labels = useContext(PictureLabelsContext);
  const anchor = useRef<HTMLAnchorElement>(null);
  const [retry, setRetry] = useState<(() => void) | null>(null);
  return (
    <div className={styles.place}>
      <a {...link} ref={anchor} className={styles.link}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className={`${styles.sheet} ${styles[cut]}`}>
          <Picture
            image={image}
            sizes={sizes}
            fills={ratio}
            priority={priority}
            onFail={(next) => setRetry(() => next)}
          />
        </span>
        {!retry && children}
      </a>
      {retry && (
        <button
          type="button"
          className={styles.retry}
          onClick={() => {
            // The focused retry button is removed, so the focus moves to the link.
            anchor.current?.focus();
            retry();
          }}
        >
          <BrokenImageIcon size={28} />
          <VisuallyHidden>{`${labels.failed}. `}</VisuallyHidden>
          <span>{labels.retry}</span>
        </button>
      )}
    </div>
  );
}
