import { cleanRichText } from "../content/rich-text.ts";
import { type Language, languages, otherLanguage } from "../language/language.ts";
import { plainTextOf } from "./html-parts.ts";

/** A text field of an input, whatever its depth. */
export interface CheckedField {
  /** Dotted path in the input. */
  path: string;
  /** Last name in the path; for the entry of a list, the list's. */
  name: string;
  /** Null for a field that both languages share. */
  language: Language | null;
  value: string;
  /** Sanitised HTML; null for plain text. */
  html: string | null;
  /** As readers see it; blank for addresses and ids. */
  text: string;
}

/** Every text in an input of a save mutation; values of other types are left out. */
export function fieldsOf(input: object): CheckedField[] {
  return stringsIn(input, []).map(({ path, value }) => {
    const [first, key] = path;
    const isTranslated = first === "translations";
    const name = path.findLast((part) => !/^\d+$/.test(part)) ?? "";
    const html = hasTags.test(value) ? cleanRichText(value) : null;
    const isShown = !isAddress({ name }) && !isImageId({ name }) && name !== "id";
    return {
      path: path.join("."),
      name,
      language: isTranslated ? (languages.find((one) => one === key) ?? null) : null,
      value,
      html,
      text: !isShown ? "" : html === null ? value : plainTextOf(html),
    };
  });
}

/** Whether the field holds an address to which something leads. */
export const isAddress = ({ name }: Pick<CheckedField, "name">): boolean =>
  name === "address" || name === "website" || /[a-z]Url$/.test(name);

/** Whether the field holds the id of a picture that the page itself shows. */
export const isImageId = ({ name }: Pick<CheckedField, "name">): boolean =>
  /^image(Id|Ids)$|ImageIds?$/.test(name) && name !== "metaImageId";

/** The same path in the other language; unchanged for a shared field. */
export const counterpartOf = (path: string): string =>
  path.replace(/^translations\.(ua|eng)(?=\.)/, (_, language: Language) => {
    return `translations.${otherLanguage(language)}`;
  });

const hasTags = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;

function stringsIn(value: unknown, path: string[]): { path: string[]; value: string }[] {
  if (typeof value === "string") return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => stringsIn(each, [...path, key]));
}
