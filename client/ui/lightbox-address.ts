import { useCallback, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** In the query: the number of the open image, from 1. */
const parameter = "image";

/** In the state of those entries of the history that an opened image made. */
const mark = "opensImage";

const listeners = new Set<() => void>();

/**
 * The open image lives in the address, so that it can be shared and Back closes it. But it is no
 * page of its own: the router, which would scroll and focus at a step, does not learn of it.
 */
export function useLightboxAddress() {
  const navigate = useNavigate();
  const named = useSyncExternalStore(useSubscription(), namedNumber, () => null);
  return {
    /** From 1; null while the address names none, and on the server. */
    named,
    open(number: number) {
      const state = { ...window.history.state, [mark]: true };
      window.history.pushState(state, "", addressWith(number));
      tell();
    },
    /** Another image took the open one's place. */
    turnTo(number: number) {
      if (namedNumber() === null || namedNumber() === number) return;
      try {
        window.history.replaceState(window.history.state, "", addressWith(number));
      } catch {
        // Safari allows a hundred changes in half a minute; the next turn says it again.
      }
    },
    close() {
      if (window.history.state?.[mark]) return window.history.back();
      // Somebody shared the image's address: the router knows it and has to forget it.
      const { search, hash } = new URL(addressWith(null));
      navigate({ search, hash }, { replace: true, state: { keepsPlace: true } });
      tell();
    },
  };
}

/**
 * Tells of every step through the history, before the router hears of it, and keeps to itself
 * those between the page that the router shows and its own images.
 */
function useSubscription() {
  const { key, pathname, search, hash } = useLocation();
  return useCallback(
    (listener: () => void) => {
      const onStep = (event: PopStateEvent) => {
        const own = new URL(addressWith(null));
        const isOfThisPage =
          (window.history.state?.key ?? "default") === key &&
          own.pathname + own.search + own.hash === pathname + search + hash;
        if (isOfThisPage) event.stopImmediatePropagation();
        listener();
      };
      listeners.add(listener);
      window.addEventListener("popstate", onStep, { capture: true });
      return () => {
        listeners.delete(listener);
        window.removeEventListener("popstate", onStep, { capture: true });
      };
    },
    [key, pathname, search, hash],
  );
}

function namedNumber(): number | null {
  const number = Number(new URLSearchParams(window.location.search).get(parameter));
  return Number.isInteger(number) && number > 0 ? number : null;
}

function addressWith(number: number | null): string {
  const url = new URL(window.location.href);
  url.searchParams.delete(parameter);
  if (number !== null) url.searchParams.set(parameter, String(number));
  return url.href;
}

function tell() {
  for (const listener of listeners) listener();
}
