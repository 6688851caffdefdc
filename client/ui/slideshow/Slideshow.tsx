import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { ArrowBackIcon, ArrowIcon, PauseIcon, PlayIcon } from "../icons/icons.tsx";
import { Picture, type PictureSource } from "../picture/Picture.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { captionOf } from "./caption.ts";
import styles from "./Slideshow.module.css";
import { useSlideshow } from "./useSlideshow.ts";

type SlideshowLabels = {
  /** Accessible name of the slideshow. */
  name: string;
  /** Role description for screen readers: "slideshow". */
  kind: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  /** "Picture 2 of 7" */
  position: (position: number, count: number) => string;
};

type SlideshowProps = {
  images: readonly (PictureSource & { id: string })[];
  labels: SlideshowLabels;
};

const cuts = ["a", "b", "c"] as const;

/**
 * Pictures in a row, three in view, two on narrow screens. The row rests and turns by one. It pauses
 * on hover and focus, can be controlled by buttons, arrow keys and swipe, and announces its
 * position.
 * Without scripts the row can be scrolled.
 */
export function Slideshow({ images, labels }: SlideshowProps) {
  const frame = useRef<HTMLElement>(null);
  const show = useSlideshow(frame);
  const { position, turnedTo } = show;

  function turnByKey(event: KeyboardEvent) {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show.turn(direction > 0 ? 1 : -1);
  }

  function releaseFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) show.hold("focus", false);
  }

  return (
    <section
      ref={frame}
      className={show.isLive ? styles.live : undefined}
      aria-roledescription={labels.kind}
      aria-label={labels.name}
      onKeyDown={turnByKey}
      onPointerEnter={({ pointerType }) => pointerType !== "touch" && show.hold("hover", true)}
      onPointerLeave={({ pointerType }) => pointerType !== "touch" && show.hold("hover", false)}
      onFocus={() => show.hold("focus", true)}
      onBlur={releaseFocus}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable row must be focusable */}
      <div ref={show.viewport} className={styles.viewport} data-scrolls="buttons" tabIndex={0}>
        <ul className={styles.row}>
          {images.map((image, place) => (
            <li key={image.id} className={styles.slide}>
              <div className={styles.shadow}>
                <div className={styles[cuts[place % 3] ?? "a"]}>
                  <Picture
                    image={image}
                    sizes="(width >= 1440px) 411px, (width >= 768px) 29vw, 44vw"
                    fills={4 / 3}
                  />
                </div>
              </div>
              {/* Hidden from screen readers, because the alternative text begins with it. */}
              <p className={styles.caption} aria-hidden="true">
                {captionOf(image.alt)}
              </p>
            </li>
          ))}
        </ul>
      </div>
      {!show.fits && (
        <div className={styles.controls}>
          <div className={styles.dashes} aria-hidden="true">
            {images.map(({ id }, place) => (
              <span key={id} className={place === position ? styles.current : undefined} />
            ))}
          </div>
          <p className={styles.position}>{`${position + 1} / ${images.length}`}</p>
          <Control
            label={show.isResting ? labels.play : labels.pause}
            onPress={show.toggle}
            icon={show.isResting ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
          />
          <Control
            label={labels.previous}
            onPress={() => show.turn(-1)}
            icon={<ArrowBackIcon size={16} />}
          />
          <Control
            label={labels.next}
            onPress={() => show.turn(1)}
            icon={<ArrowIcon size={16} />}
          />
        </div>
      )}
      <div aria-live="polite">
        <VisuallyHidden>
          {turnedTo !== null && labels.position(turnedTo + 1, images.length)}
        </VisuallyHidden>
      </div>
    </section>
  );
}

function Control(props: { label: string; icon: React.ReactNode; onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={props.label}
      title={props.label}
      onClick={props.onPress}
    >
      <span className={styles.strip}>{props.icon}</span>
    </button>
  );
}
