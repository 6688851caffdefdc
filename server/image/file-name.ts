/** In characters. */
const maxLength = 200;

/** The file name of a part of a form, in which browsers encode quotation marks alone. */
export const fileNameOfPart = (name: string | undefined): string =>
  fileNameOf(name?.replaceAll("%22", '"'));

/** Returns the file name without folders, cleaned for display and search; blank for none. */
export function fileNameOf(path: string | null | undefined): string {
  const name = (path ?? "").split(/[\\/]/).at(-1) ?? "";
  // macOS decomposes й into two characters.
  const clean = name
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Cc}/gu, "");
  return [...clean.trim()].slice(0, maxLength).join("").trim();
}
