import { createContext, useContext, useEffect, useRef, useState } from "react";
import { BrokenImageIcon } from "../icons/icons.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import styles from "./Picture.module.css";
import { averageColour, blurOf, whenIdle } from "./thumbhash.ts";

/** An image as the API tells of it. */
export type PictureSource = {
  url: string;
  /** "/images/ab12/{width}.{format}", or null for an image kept elsewhere: then `url` serves. */
  variants: string | null;
  /** Pixels, upright; null when nobody measured. */
  width: number | null;
  height: number | null;
  /** Base64. */
  thumbhash: string | null;
  /** What stays in view where its edges are cut: 0 left or top, 1 right or bottom. */
  focusX: number;
  focusY: number;
  alt: string;
};

type PictureProps = {
  image: PictureSource;
  /** How wide it is drawn, in the form of the `sizes` attribute. */
  sizes: string;
  /** Fills a place of another shape and is cut at its edges; else keeps its own shape. */
  isFilling?: boolean;
  /** Seen first: loaded at once. All others wait until the reader comes near. */
  priority?: boolean;
  /** The words beside it say the same: then it stays silent. */
  isDecorative?: boolean;
  /** Told when it did not come, in place of offering it again: for pictures within a link. */
  onFail?: (() => void) | undefined;
};

/** What a picture that did not come says; the frame around the pages provides the words. */
export const PictureLabelsContext = createContext({ failed: "", retry: "" });

type State = "shown" | "waiting" | "failed";

const widths = [160, 320, 480, 640, 960, 1280, 1920];

/**
 * A picture in the size and format that this screen needs. Its place is kept from the first
 * moment, in its average colour; one that fails keeps its place and can be asked for again.
 */
export function Picture(props: PictureProps) {
  const { image, sizes, isFilling, priority, isDecorative, onFail } = props;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>("shown");
  // Out of focus it lies there until the picture has come in over it.
  const [blur, setBlur] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);
  const labels = useContext(PictureLabelsContext);

  function fail() {
    setState("failed");
    setBlur(null);
    onFail?.();
  }

  // The page may have been read before this script came: then the picture is here, or broken.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new element
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    if (shown.complete) {
      if (shown.naturalWidth === 0) fail();
      return;
    }
    setState(priority ? "shown" : "waiting");
    const { thumbhash } = image;
    if (!thumbhash || !averageColour(thumbhash)) return;
    return whenIdle(() => setBlur(blurOf(thumbhash)));
  }, [attempt, priority]);

  const names = [styles.place, isFilling && styles.filling, styles[state]];
  return (
    <span
      className={names.filter(Boolean).join(" ")}
      style={{
        ...placeStyle(image, isFilling, state),
        ...(blur && { backgroundImage: `url("${blur}")`, backgroundSize: "100% 100%" }),
      }}
    >
      {state === "failed" && onFail ? null : state === "failed" ? (
        <button
          type="button"
          className={styles.retry}
          onClick={() => {
            setAttempt(attempt + 1);
            setState("waiting");
          }}
        >
          <BrokenImageIcon size={28} />
          <VisuallyHidden>{labels.failed}. </VisuallyHidden>
          {labels.retry}
        </button>
      ) : (
        <picture key={attempt}>
          {image.variants && (
            <source type="image/avif" srcSet={sourceSet(image, "avif")} sizes={sizes} />
          )}
          <img
            ref={element}
            src={image.variants ? variantUrl(image.variants, 960, "webp") : image.url}
            {...(image.variants && { srcSet: sourceSet(image, "webp"), sizes })}
            alt={isDecorative ? "" : image.alt}
            style={isFilling ? focusStyle(image) : undefined}
            width={image.width ?? undefined}
            height={image.height ?? undefined}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : "auto"}
            onLoad={() => setState("shown")}
            onTransitionEnd={() => state === "shown" && setBlur(null)}
            onError={fail}
          />
        </picture>
      )}
    </span>
  );
}

/** The picture in one of the server's widths, for elements other than a `Picture`. */
export function pictureUrl({ variants, url }: PictureSource, width: number): string {
  return variants ? variantUrl(variants, width, "webp") : url;
}

/** Where a picture is cut around what matters in it; nothing when that is its middle. */
export function focusStyle({ focusX, focusY }: PictureSource) {
  if (focusX === 0.5 && focusY === 0.5) return undefined;
  return { objectPosition: `${percent(focusX)} ${percent(focusY)}` };
}

const percent = (part: number): string => `${Number((part * 100).toFixed(2))}%`;

function variantUrl(pattern: string, width: number, format: string): string {
  return pattern.replace("{width}", String(width)).replace("{format}", format);
}

/** The server never makes a picture wider than it came, so wider steps are not offered. */
function sourceSet({ variants, width }: PictureSource, format: string): string {
  const own = width ?? Number.POSITIVE_INFINITY;
  const useful = widths.filter((step, index) => step <= own || index === 0);
  return useful.map((step) => `${variantUrl(variants ?? "", step, format)} ${step}w`).join(", ");
}

function placeStyle(image: PictureSource, isFilling = false, state: State) {
  return {
    ...(state !== "failed" &&
      image.thumbhash && { backgroundColor: averageColour(image.thumbhash) }),
    ...(!isFilling &&
      image.width &&
      image.height && { aspectRatio: `${image.width} / ${image.height}` }),
  };
}
