import { layoutModules } from "./layouts.ts";
import { preloadModule } from "./lazy-modules.ts";
import type { Page } from "./page.ts";

/** Loads what the first drawing of a page needs: editors' pages begin with a waiting frame. */
export function preloadFirst(page: Page): Promise<unknown> {
  const { outer } = layoutModules[page.layout];
  return outer ? preloadModule(outer) : preloadModule(page);
}

/** Loads everything that a page is made of. */
export function preloadPage(page: Page): Promise<unknown> {
  const { outer, inner } = layoutModules[page.layout];
  const parts = [outer, inner].filter((part) => part !== undefined);
  return Promise.all([...parts.map((part) => preloadModule(part)), preloadModule(page)]);
}
