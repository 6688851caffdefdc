/** A document of a report: what its input takes, and what is shown of the file. */
export type DocumentValue = {
  id: string;
  nameUa: string;
  nameEng: string;
  /** Where the file is. */
  url: string;
  /** Bytes. */
  size: number;
};

/** What an input takes of each document; its file is known to the server. */
export const documentInputs = (documents: readonly DocumentValue[]) =>
  documents.map(({ id, nameUa, nameEng }) => ({ id, nameUa, nameEng }));

/** Characters; the server's bound. */
export const maxNameLength = 200;

/** "zvit_10_2026.pdf" → a first name, in the language in which the file is named. */
export function nameFromFile(fileName: string): Pick<DocumentValue, "nameUa" | "nameEng"> {
  const name = fileName
    .replace(/\.pdf$/i, "")
    .replace(/[_\s]+/g, " ")
    .trim()
    .slice(0, maxNameLength);
  return /\p{Script=Cyrillic}/u.test(name)
    ? { nameUa: name, nameEng: "" }
    : { nameUa: "", nameEng: name };
}
