import { useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";

/** In the query: the number of the open image, from 1. */
const parameter = "image";

/** In the state of those entries of the history that an opened image made. */
const historyMark = "opensImage";

const listeners = new Set<() => void>();

/**
 * The open image lives in the address, so that it can be shared and Back closes it. But it is no
 * page of its own: its entry in the history keeps the page's key, by which the router and all that
 * scrolls and focuses at a step take it for the page they show already.
 */
export function useLightboxUrl() {
  const navigate = useNavigate();
  const named = useSyncExternalStore(subscribe, namedNumber, () => null);
  return {
    /** From 1; null while the address names none, and on the server. */
    named,
    open(number: number) {
      const state = { ...window.history.state, [historyMark]: true };
      window.history.pushState(state, "", urlWithSlide(number));
      notifyListeners();
    },
    /** Another image took the open one's place. */
    turnTo(number: number) {
      if (namedNumber() === null || namedNumber() === number) return;
      try {
        window.history.replaceState(window.history.state, "", urlWithSlide(number));
      } catch {
        // Safari allows a hundred changes in half a minute; the next turn says it again.
      }
    },
    close() {
      if (window.history.state?.[historyMark]) return window.history.back();
      // Somebody shared the image's address: there is no page before it to go back to.
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
