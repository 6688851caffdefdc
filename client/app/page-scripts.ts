import { layoutModules } from "./layouts.ts";
import { preloadModule } from "./lazy-modules.ts";
import type { Page } from "./page.ts";

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
