/** Characters. */
const maxLength = 200;

/** A file's name without its folders, as the library shows and finds it; blank for none. */
export function fileNameOf(path: string | null | undefined): string {
  const name = (path ?? "").split(/[\\/]/).at(-1) ?? "";
  // Macs write й as two characters.
  const clean = name
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Cc}/gu, "");
  return [...clean.trim()].slice(0, maxLength).join("").trim();
}
