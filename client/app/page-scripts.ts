import { layoutParts } from "./layouts.ts";
import type { Page } from "./page.ts";
import { preloadPart } from "./parts.ts";

/** Loads what the first drawing of a page needs: editors' pages begin with a waiting frame. */
export function preloadFirst(page: Page): Promise<unknown> {
  const { outer } = layoutParts[page.layout];
  return outer ? preloadPart(outer) : preloadPart(page);
}

/** Loads everything that a page is made of. */
export function preloadPage(page: Page): Promise<unknown> {
  const { outer, inner } = layoutParts[page.layout];
  const parts = [outer, inner].filter((part) => part !== undefined);
  return Promise.all([...parts.map((part) => preloadPart(part)), preloadPart(page)]);
}
