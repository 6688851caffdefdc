import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { NavigationState } from "./language-choice.ts";
import { restoreReadingPosition, scrollPositionOf } from "./scroll-positions.ts";

/**
 * Mounted with a page reached by a navigation: scrolls to its top or to the fragment in the URL,
 * and focuses its heading so that screen readers announce the page.
 */
export function NavigationEffects() {
  const { hash, key, state } = useLocation();
  const step = useNavigationType();

  const hasArrived = useRef(false);

  useLayoutEffect(() => {
    // Closing a lightbox with Back is not a navigation: the history entry keeps its key.
    if (hasArrived.current) return;
    hasArrived.current = true;
    const arrival: NavigationState | null = state;
    if (step === "REPLACE" && arrival?.keepsPlace) {
      if (arrival.place) restoreReadingPosition(arrival.place);
      return;
    }
    const left = step === "POP" ? scrollPositionOf(key) : undefined;
    if (left !== undefined) {
      window.scrollTo({ top: left, behavior: "instant" });
      focusWithoutScrolling(document.querySelector<HTMLElement>("main h1, h1"));
      return;
    }
    const place = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (place) place.scrollIntoView();
    else window.scrollTo({ top: 0, behavior: "instant" });
    focusWithoutScrolling(place ?? document.querySelector<HTMLElement>("main h1, h1"));
  }, [hash, key, state, step]);

  return null;
}

function focusWithoutScrolling(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
