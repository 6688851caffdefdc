import {
  type Language,
  type LanguageKey,
  languageCodes,
  languages,
  otherLanguage,
} from "../phrases/language.tsx";

export const languageKeyOf = (language: Language): LanguageKey => languageCodes[language].key;

/** What all forms have in common: the fields of both translations, and more. */
export type BilingualForm = { translations: Record<LanguageKey, object> };

/** What all inputs have in common. */
type BilingualInput = { translations: { ua?: object | null | undefined } };

/** A kind's input with nothing omitted: both languages are present, blank until written. */
export type FormOf<Input extends BilingualInput> = {
  [Field in Exclude<keyof Input, "translations">]-?: ReadonlyFieldValue<
    Exclude<Input[Field], undefined>
  >;
} & { translations: Record<LanguageKey, Required<NonNullable<Input["translations"]["ua"]>>> };

/** Sets are replaced, never mutated. */
type ReadonlyFieldValue<Value> = Value extends (infer Each)[] ? readonly Each[] : Value;

/** The value of a field: a text, a number, a choice, an ordered set. */
export type FieldValue = unknown;

/** Dotted path of a field: `isImportant`, `translations.ua.title`. */
export type FieldPath = string;

/** The language of a translation's field: `translations.ua.title` is Ukrainian; else null. */
export function languageOfField(path: FieldPath): Language | null {
  const [parent, key] = path.split(".");
  if (parent !== "translations") return null;
  return languages.find((language) => languageKeyOf(language) === key) ?? null;
}

/** The path of the same field in the other language; a field that both share keeps its path. */
export function inOtherLanguage(path: FieldPath): FieldPath {
  const language = languageOfField(path);
  if (!language) return path;
  const [parent, , ...name] = path.split(".");
  return [parent, languageKeyOf(otherLanguage(language)), ...name].join(".");
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every field of a form; an ordered set is one field. */
export function fieldsOf(form: object, prefix = ""): Map<FieldPath, FieldValue> {
  const fields = new Map<FieldPath, FieldValue>();
  for (const [name, value] of Object.entries(form)) {
    const path = prefix + name;
    if (!isRecord(value)) fields.set(path, value);
    else for (const [inner, each] of fieldsOf(value, `${path}.`)) fields.set(inner, each);
  }
  return fields;
}

/** The form with another value at `path`; all other parts keep their identity. */
export function withField<Form extends object>(
  form: Form,
  path: FieldPath,
  value: FieldValue,
): Form {
  const [name = "", ...rest] = path.split(".");
  const inner: unknown = Reflect.get(form, name);
  const next =
    rest.length > 0 ? withField(isRecord(inner) ? inner : {}, rest.join("."), value) : value;
  return { ...form, [name]: next };
}

/**
 * Maps a stored item's translation rows to both languages; `pick` receives undefined for a missing
 * row.
 */
function mapTranslations<Row extends { language: Language }, Texts>(
  rows: readonly Row[] | undefined,
  pick: (row: Row | undefined) => Texts,
): Record<LanguageKey, Texts> {
  const row = (language: Language) => rows?.find((one) => one.language === language);
  return { ua: pick(row("UA")), eng: pick(row("ENG")) };
}

/**
 * Returns the `formOf` of a kind's editor: the form of an item, or the blank one, has what the item has
 * of the blank form's fields, and the fields that `own` returns, or `ownTexts` of a translation.
 */
export const formOf =
  <Form extends BilingualForm, Item extends object, Own extends object = Record<never, never>>(
    blank: Form,
    own?: (item: Item | null) => Own,
    ownTexts?: (row: TranslationOf<Item> | undefined) => object,
  ) =>
  (item: Item | null): Omit<Form, keyof Own> & Own => {
    const { translations, ...fields } = blank;
    const rows = item ? (Reflect.get(item, "translations") as TranslationOf<Item>[]) : []; // of its fragment
    const form = {
      ...filledFrom(fields, item),
      translations: mapTranslations(rows, (row) => ({
        ...filledFrom(translations.ua, row),
        ...ownTexts?.(row),
      })),
      ...own?.(item),
    };
    return form as unknown as Omit<Form, keyof Own> & Own; // the same fields
  };

type TranslationOf<Item> = Item extends { translations: readonly (infer Row)[] }
  ? Row & { language: Language }
  : never;

/** The fields of `blank` with the values of a stored record, which has the records that they refer to. */
const filledFrom = (blank: object, stored: object | null | undefined): object =>
  Object.fromEntries(
    Object.entries(blank).map(([name, value]) => [
      name,
      (stored && storedValue(stored, name)) ?? value,
    ]),
  );

function storedValue(stored: object, name: string): unknown {
  if (name in stored) return withoutTypeNames(Reflect.get(stored, name));
  const related: unknown = Reflect.get(stored, name.replace(/Id(s?)$/, "$1"));
  if (Array.isArray(related)) return related.map(({ id }: { id: string }) => id);
  return isRecord(related) ? related.id : undefined;
}

/** An answer's value as an input: without the names that Apollo adds, and nothing undefined. */
function withoutTypeNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypeNames);
  if (!isRecord(value)) return value;
  const { __typename, ...fields } = value;
  return Object.fromEntries(
    Object.entries(fields).map(([name, each]) => [name, withoutTypeNames(each) ?? null]),
  );
}

/** Whether two values of a field are equal. */
export const isSameValue = (one: FieldValue, other: FieldValue): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two forms differ. */
export function differingFields(one: object, other: object): FieldPath[] {
  const [before, after] = [fieldsOf(one), fieldsOf(other)];
  return [...after.keys()].filter((path) => !isSameValue(before.get(path), after.get(path)));
}

/** Whether a text is blank; rich text is judged without its tags, unless it contains a picture. */
export const isBlankText = (text: unknown): boolean =>
  typeof text !== "string" ||
  (!/<img\b/i.test(text) && text.replace(/<[^<>]*>|&nbsp;/g, "").trim() === "");

/** The texts of one translation. */
const textsOf = (translation: object): unknown[] =>
  Object.values(translation).filter((value) => typeof value === "string");

/** How many texts of one translation are filled. */
export function countFilledTexts(translation: object): { filled: number; fields: number } {
  const texts = textsOf(translation);
  return { filled: texts.filter((text) => !isBlankText(text)).length, fields: texts.length };
}

/** The form as input for the server: a language without any text is omitted. */
export function formToInput(
  form: BilingualForm,
  hasTexts: (language: Language) => boolean = (language) =>
    countFilledTexts(form.translations[languageKeyOf(language)]).filled > 0,
): object {
  const { ua, eng } = form.translations;
  const translations = { ua: hasTexts("UA") ? ua : null, eng: hasTexts("ENG") ? eng : null };
  return { ...form, translations };
}

/** Converts stored data to the present form's shape: missing fields are blank. */
export function conformTo<Form extends BilingualForm>(blank: Form, stored: object): Form {
  let form = blank;
  for (const [path, value] of fieldsOf(stored)) {
    if (fieldsOf(blank).has(path)) form = withField(form, path, value);
  }
  return form;
}
