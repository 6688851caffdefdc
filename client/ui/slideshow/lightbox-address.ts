import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";

/** Query parameter: the number of the open image, from 1. */
const parameter = "image";

/** Location state of history entries that opening an image created. */
const historyMark = "opensImage";

const listeners = new Set<() => void>();

/**
 * The open image is part of the URL, so that it can be shared and Back closes it. Its history entry
 * keeps the page's key, so that the router, scrolling and focus treat it as the page already shown.
 */
export function useLightboxUrl() {
  const navigate = useNavigate();
  const named = useSyncExternalStore(subscribe, namedNumber, () => null);
  return {
    /** From 1; null while the URL names none, and on the server. */
    named,
    open(number: number) {
      const state = { ...window.history.state, [historyMark]: true };
      window.history.pushState(state, "", urlWithSlide(number));
      notifyListeners();
    },
    /** Another image is shown in the open lightbox. */
    turnTo(number: number) {
      if (namedNumber() === null || namedNumber() === number) return;
      try {
        window.history.replaceState(window.history.state, "", urlWithSlide(number));
      } catch {
        // Safari allows a hundred history changes in half a minute; the next slide updates the URL
        // again.
      }
    },
    close() {
      if (window.history.state?.[historyMark]) return window.history.back();
      // A shared URL of the image: there is no history entry before it to go back to.
      const { search, hash } = new URL(urlWithSlide(null));
      navigate({ search, hash }, { replace: true, state: { keepsPlace: true } });
      notifyListeners();
    },
  };
}

function namedNumber(): number | null {
  const number = Number(new URLSearchParams(window.location.search).get(parameter));
  return Number.isInteger(number) && number > 0 ? number : null;
}

function urlWithSlide(number: number | null): string {
  const url = new URL(window.location.href);
  url.searchParams.delete(parameter);
  if (number !== null) url.searchParams.set(parameter, String(number));
  return url.href;
}

function notifyListeners() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}
