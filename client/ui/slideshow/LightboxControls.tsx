import { useEffect, useRef } from "react";
import { useController, useLightboxState } from "yet-another-react-lightbox";
import { CloseIcon, DownloadIcon } from "../icons/icons.tsx";
import type { PictureSource } from "../picture/Picture.tsx";
import styles from "./Lightbox.module.css";

/** Has the focus from the beginning. */
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

/** The whole image as a file; one kept elsewhere opens in a tab of its own. */
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

/** Each slide tells its place itself to those who listen. */
export function LightboxCounter() {
  const { currentIndex, slides } = useLightboxState();
  return (
    <p className={styles.counter} aria-hidden="true">
      <strong>{currentIndex + 1}</strong> / {slides.length}
    </p>
  );
}
