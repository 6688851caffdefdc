import { thumbHashToAverageRGBA, thumbHashToDataURL } from "thumbhash";

const bytesOf = (thumbhash: string): Uint8Array =>
  Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0));

/**
 * Placeholder colour of a picture; undefined for a picture with transparency, such as a logo,
 * through which the colour would show, and for an invalid thumbhash.
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

/** The blurred preview as a data URL: some 25 bytes decoded to 32 pixels. */
export const blurOf = (thumbhash: string): string => thumbHashToDataURL(bytesOf(thumbhash));

/** Runs `work` when the browser is idle. Returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(work);
  return () => cancelIdleCallback(callback);
}
