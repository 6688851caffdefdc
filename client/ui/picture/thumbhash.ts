import { thumbHashToAverageRGBA, thumbHashToDataURL } from "thumbhash";

const bytesOf = (thumbhash: string): Uint8Array =>
  Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0));

/**
 * The colour of a picture's place until the picture is there; undefined for one with holes in
 * it, as a logo, which would show the colour through them, and for a broken thumbhash.
 */
export function averageColour(thumbhash: string): string | undefined {
  try {
    const { r, g, b, a } = thumbHashToAverageRGBA(bytesOf(thumbhash));
    if (a < 0.95) return undefined;
    return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(" ")})`;
  } catch {
    return undefined;
  }
}

/** The picture out of focus, some 25 bytes made into 32 pixels, as the address of an image. */
export const blurOf = (thumbhash: string): string => thumbHashToDataURL(bytesOf(thumbhash));

/** Runs `work` when the browser has nothing better to do. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(work);
  return () => cancelIdleCallback(callback);
}
