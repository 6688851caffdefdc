import { useEffect, useRef } from "react";
import { useController, useLightboxState } from "yet-another-react-lightbox";
import { CloseIcon, DownloadIcon } from "../icons/icons.tsx";
import type { PictureSource } from "../picture/Picture.tsx";
import styles from "./Lightbox.module.css";

/** Takes the initial focus. */
export function LightboxClose({ label }: { label: string }) {
  const { close } = useController();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button
      type="button"
      ref={button}
      className={styles.control}
      aria-label={label}
      onClick={close}
    >
      <span className={styles.strip}>
        <CloseIcon />
      </span>
    </button>
  );
}

/** Downloads the original image; one stored elsewhere opens in a new tab. */
export function LightboxDownload(props: { images: readonly PictureSource[]; label: string }) {
  const { currentIndex } = useLightboxState();
  const image = props.images[currentIndex];
  if (!image) return null;
  const isOurs = image.url.startsWith("/");
  return (
    <a
      className={styles.control}
      href={image.url}
      aria-label={props.label}
      {...(isOurs ? { download: "" } : { target: "_blank", rel: "noopener" })}
    >
      <span className={styles.strip}>
        <DownloadIcon />
      </span>
    </a>
  );
}

/** Hidden from screen readers: each slide announces its own position. */
export function LightboxCounter() {
  const { currentIndex, slides } = useLightboxState();
  return (
    <p className={styles.counter} aria-hidden="true">
      <strong>{currentIndex + 1}</strong> <span>{`/ ${slides.length}`}</span>
    </p>
  );
}
