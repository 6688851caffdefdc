import { isPageFile } from "./cacheable-paths.ts";

/**
 * Whether a page's HTML names a file: a built file or a payment code by its address, a picture in any of
 * its sizes.
 */
export function isNamedIn(html: string, path: string): boolean {
  if (!isPageFile(path)) return false;
  return html.includes(path.startsWith("/images/") ? path.replace(/[^/]*$/, "") : path);
}

/** Every file that a page needs to be shown, without pictures in sizes that it may not need. */
export function essentialFiles(html: string): string[] {
  // Styles name the fonts of every alphabet.
  const withoutStyles = html.replace(/<style\b.*?<\/style>/gs, "");
  const names = [...withoutStyles.matchAll(/"(\/(?:assets|payment-codes)\/[^"]+)"/g)];
  return [...new Set(names.map(([, path = ""]) => path))];
}
