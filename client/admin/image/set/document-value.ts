/** A document of a report: the fields of its input, and what is shown of the file. */
export type DocumentValue = {
  id: string;
  nameUa: string;
  nameEng: string;
  /** URL of the file. */
  url: string;
  /** In bytes. */
  size: number;
};

/** The input of each document; the server knows its file. */
export const documentInputs = (documents: readonly DocumentValue[]) =>
  documents.map(({ id, nameUa, nameEng }) => ({ id, nameUa, nameEng }));

/** The server's limit, in characters. */
export const maxNameLength = 200;

/** "zvit_10_2026.pdf" → a suggested name, in the language of the file name. */
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
