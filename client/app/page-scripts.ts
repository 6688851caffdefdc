import { preloadModule } from "../graphql/lazy-modules.tsx";
import { preloadApollo } from "../graphql/page-queries.ts";
import { layoutModules } from "./layouts.ts";
import type { Page } from "./page.ts";
import { pageAt } from "./pages.ts";

/** Loads what a page's first render needs: admin pages begin with a loading state. */
export function preloadFirst(page: Page): Promise<unknown> {
  const { outer } = layoutModules[page.layout];
  return outer ? preloadModule(outer) : preloadModule(page);
}

/** Loads every module of a page. */
export function preloadPage(page: Page): Promise<unknown> {
  const { outer, inner } = layoutModules[page.layout];
  const parts = [outer, inner].filter((part) => part !== undefined);
  return Promise.all([...parts.map((part) => preloadModule(part)), preloadModule(page)]);
}

/**
 * Loads a page's script, and Apollo for its data, when a reader is about to open it: on hover, touch
 * or focus of a link. On a fast connection the page is ready before the click.
 */
export function preloadOnIntent(): void {
  for (const sign of ["pointerover", "touchstart", "focusin"] as const) {
    document.addEventListener(sign, preloadBehind, { passive: true });
  }
}

function preloadBehind({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  // Image and document URLs end in a file extension; page URLs never do.
  if (!link || link.origin !== location.origin || /\.\w+$/.test(link.pathname)) return;
  // The page's frame reports an error when the page is really opened.
  preloadPage(pageAt(link.pathname)).catch(() => undefined);
  preloadApollo();
}
