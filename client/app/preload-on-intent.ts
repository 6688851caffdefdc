import { preloadPage } from "./page-scripts.ts";
import { pageAt } from "./pages.ts";

/**
 * Fetches a page's script when a reader is about to open it: the pointer rests on a link, a
 * finger touches it, or the focus reaches it. On a good line the page is there before the click.
 */
export function preloadOnIntent(): void {
  for (const sign of ["pointerover", "touchstart", "focusin"] as const) {
    document.addEventListener(sign, preloadBehind, { passive: true });
  }
}

function preloadBehind({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  // A picture or a document ends on its kind; a page never does.
  if (!link || link.origin !== location.origin || /\.\w+$/.test(link.pathname)) return;
  // What fails here is told when the page is really opened.
  preloadPage(pageAt(link.pathname)).catch(() => undefined);
}
