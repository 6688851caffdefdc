import { createContext, useContext, useEffect, useRef, useState } from "react";
import { BrokenImageIcon } from "../icons/icons.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { type BoxRatio, coverSizes } from "./cover-sizes.ts";
import styles from "./Picture.module.css";
import { isLastAttempt, retryLater } from "./retry-later.ts";
import { averageColour, blurOf, whenIdle } from "./thumbhash.ts";
import { pictureUrl, sourceSet } from "./variant-urls.ts";

/** An image as the API returns it. */
export type PictureSource = {
  url: string;
  /** "/images/ab12/{width}.{format}", or null for an image stored elsewhere: then `url` is used. */
  variants: string | null;
  /** In pixels, after applying the orientation; null when unknown. */
  width: number | null;
  height: number | null;
  /** Base64. */
  thumbhash: string | null;
  /** Focal point that stays in view when edges are cut: 0 left or top, 1 right or bottom. */
  focusX: number;
  focusY: number;
  alt: string;
  /** Who took it; blank or absent where nobody is named. */
  credit?: string;
};

type PictureProps = {
  image: PictureSource;
  /** Width of its box, as the `sizes` attribute. */
  sizes: string;
  /**
   * Aspect ratio of a box that the picture fills, cropped at its edges; when omitted, the picture
   * keeps its own aspect ratio.
   */
  fills?: BoxRatio | undefined;
  /** Visible at first: loaded at once. All others load lazily. */
  priority?: boolean;
  /** The text beside it says the same: its alternative text is then empty. */
  isDecorative?: boolean;
  /**
   * Called in place of showing the retry button, for pictures within a link: with the function that
   * retries, and with null when the picture is retried.
   */
  onFail?: ((retry: (() => void) | null) => void) | undefined;
};

/** Labels of a picture that failed to load; provided by the app. */
export const PictureLabelsContext = createContext({ failed: "", retry: "" });

/** A missing picture did not load and is retried by itself; a failed one has a retry button too. */
type State = "shown" | "waiting" | "missing" | "failed";

/**
 * A picture in the size and format that this screen needs. Its space is reserved from the start, in
 * its average colour; one that does not load keeps its space and its blurred preview, is retried,
 * and can finally be reloaded by hand.
 */
export function Picture(props: PictureProps) {
  const { image, fills, priority, isDecorative, onFail } = props;
  const isFilling = fills !== undefined;
  const sizes = isFilling ? coverSizes(props.sizes, image, fills) : props.sizes;
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>("shown");
  // The blurred preview stays until the picture has faded in over it.
  const [blur, setBlur] = useState<string | null>(null);
  const element = useRef<HTMLImageElement>(null);
  const labels = useContext(PictureLabelsContext);

  function retry() {
    setAttempt(attempt + 1);
    setState("waiting");
    onFail?.(null);
  }

  function fail() {
    setState(isLastAttempt(attempt) ? "failed" : "missing");
    if (isLastAttempt(attempt)) onFail?.(retry);
  }

  // The picture may have loaded or failed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt renders a new element
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    if (shown.complete && shown.naturalWidth > 0) return;
    if (shown.complete) fail();
    else setState(priority && attempt === 0 ? "shown" : "waiting");
    const { thumbhash } = image;
    if (!thumbhash || !averageColour(thumbhash)) return;
    return whenIdle(() => setBlur(blurOf(thumbhash)));
  }, [attempt, priority]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` differs by `attempt` alone
  useEffect(() => {
    if (state === "missing" || state === "failed") return retryLater(attempt, retry);
  }, [state, attempt]);

  const names = [styles.place, isFilling && styles.filling, styles[state]];
  return (
    <span
      className={names.filter(Boolean).join(" ")}
      style={{
        ...placeStyle(image, isFilling),
        ...(blur && { backgroundImage: `url("${blur}")`, backgroundSize: "100% 100%" }),
      }}
    >
      {state === "failed" && onFail ? null : state === "failed" ? (
        <button type="button" className={styles.retry} onClick={retry}>
          <BrokenImageIcon size={28} />
          <VisuallyHidden>{`${labels.failed}. `}</VisuallyHidden>
          <span>{labels.retry}</span>
        </button>
      ) : (
        <picture key={attempt}>
          {image.variants && (
            <source
              type="image/avif"
              srcSet={sourceSet(image.variants, image.width, "avif")}
              sizes={sizes}
            />
          )}
          <img
            ref={element}
            src={pictureUrl(image, 960)}
            {...(image.variants && {
              srcSet: sourceSet(image.variants, image.width, "webp"),
              sizes,
            })}
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

/** `object-position` for the focal point; empty when that is the centre. */
export function focusStyle({ focusX, focusY }: PictureSource) {
  if (focusX === 0.5 && focusY === 0.5) return undefined;
  return { objectPosition: `${percent(focusX)} ${percent(focusY)}` };
}

const percent = (part: number): string => `${Number((part * 100).toFixed(2))}%`;

function placeStyle(image: PictureSource, isFilling: boolean) {
  return {
    ...(image.thumbhash && { backgroundColor: averageColour(image.thumbhash) }),
    ...(!isFilling &&
      image.width &&
      image.height && { aspectRatio: `${image.width} / ${image.height}` }),
  };
}
