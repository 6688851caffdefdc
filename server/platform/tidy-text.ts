/** Regular expressions with the flags `gu`, applied in order, and what replaces their matches. */
type Replacements = readonly (readonly [found: RegExp, instead: string])[];

/** How a text of some kind is tidied, in addition to what `tidyText` does to every text. */
export interface TextRules {
  /** NFKC replaces full-width letters and digits by the usual ones, too. */
  normalization: "NFC" | "NFKC";
  replacing: Replacements;
  isUpperCase?: true;
}

/** Direction marks, zero-width characters and soft hyphens: copied along unnoticed. */
const invisible = [/\p{Cf}/gu, ""] as const;
const oneSpace = [/\s+/gu, " "] as const;
const telephone = [/^\s*(?:[Tt][Ee][Ll]|[Тт][Ее][Лл])[.:\s]*/gu, ""] as const;

const kinds = {
  /** A person's name: with any apostrophe, hyphen and space that keyboards and programs write. */
  name: {
    normalization: "NFC",
    replacing: [
      invisible,
      oneSpace,
      [/[`´‘‛′‵＇]/gu, "’"],
      // Typed for want of an apostrophe; elsewhere they have their own meaning.
      [/(?<=[\p{L}\p{M}])["*“”″](?=\p{L})/gu, "’"],
      [/[\p{Pd}−⁃]/gu, "-"],
    ],
  },
  /** A phone number in international format: `8 (067) 123-45-67` → `+380671234567`. */
  phone: {
    normalization: "NFKC",
    replacing: [
      invisible,
      telephone,
      [/[^\p{L}\p{N}+()]/gu, ""],
      // The zero of +44 (0)20 is dialled only within the country; +38 (0)67 needs it.
      [/^((?:\+|00)(?!38\()\d{1,3})\(0\)/gu, "$1"],
      [/[()]/gu, ""],
      [/^00(?=[1-9])/gu, "+"],
      // 067, 38 067, 380 67 and 380 067, with or without the plus; 8 067.
      [/^\+?(?:(?:380?)?0(?=\d{9}$)|80(?=[1-9]\d{8}$))/gu, "+380"],
    ],
  },
  /** A phone number as readers see it: `067 123–45–67` → `067 123-45-67`. */
  shownPhone: {
    normalization: "NFKC",
    replacing: [invisible, telephone, oneSpace, [/[\p{Pd}−⁃./]/gu, "-"]],
  },
  /** One e-mail address, or several. */
  email: {
    normalization: "NFKC",
    replacing: [invisible, [/^\s*[Mm]ailto:\s*/gu, ""], [/(?<![\s.,;])[\s.,;]+$/gu, ""]],
  },
  url: { normalization: "NFC", replacing: [invisible] },
  /** A time of the day: `9:00` → `09:00`. */
  time: { normalization: "NFKC", replacing: [invisible, [/^\s*(?=\d:)/gu, "0"]] },
  /** A code that is printed in groups: of an account, a bank, the register. */
  code: {
    normalization: "NFKC",
    replacing: [invisible, [/[\s\p{Pd}−]/gu, ""]],
    isUpperCase: true,
  },
} as const satisfies Record<string, TextRules>;

export type TextKind = keyof typeof kinds;

export const textRules: Readonly<Record<TextKind, TextRules>> = kinds;

/** Everything but the characters of XML 1.0 (section 2.2). */
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Returns the text without the control characters and noncharacters that XML 1.0 forbids, which
 * would make a feed unreadable. Vertical tabs and form feeds, which office programs write as line
 * breaks, become line feeds, and lone surrogates, which PostgreSQL refuses in JSON, U+FFFD.
 */
export const toStorableText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\v\f]/g, "\n")
    .replace(notXml, "");

/**
 * Returns a typed text in the one form in which it is validated, stored and compared: composed
 * letters (NFC), line feeds as line breaks, no control characters; one of a kind also trimmed and
 * as its kind demands.
 */
export function tidyText(text: string, kind?: TextKind): string {
  const plain = toStorableText(text)
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\t\n]/gu, "");
  if (!kind) return plain.normalize("NFC");
  const { normalization, replacing, isUpperCase } = textRules[kind];
  const tidied = replacing
    .reduce(
      (result, [found, instead]) => result.replace(found, instead),
      plain.normalize(normalization),
    )
    .trim();
  return isUpperCase ? tidied.toUpperCase() : tidied;
}

const registry = new Map<object, Map<string, TextKind>>();

/** Says of what kind a text of an input class is, and applies its validators. */
export const Typed =
  (kind: TextKind, ...validators: PropertyDecorator[]): PropertyDecorator =>
  (prototype, property) => {
    const registered = registry.get(prototype) ?? new Map<string, TextKind>();
    registry.set(prototype, registered.set(String(property), kind));
    for (const validator of validators) validator(prototype, property);
  };

/** The kind of a field's text, also of one that the class inherits. */
function kindOf(prototype: object | null, field: string): TextKind | undefined {
  if (!prototype) return undefined;
  return registry.get(prototype)?.get(field) ?? kindOf(Object.getPrototypeOf(prototype), field);
}

/** Tidies every text of an input in place, at any depth. */
export function tidyInput(input: object): void {
  const prototype: object | null = Object.getPrototypeOf(input);
  for (const [field, value] of Object.entries(input)) {
    if (typeof value === "string")
      Reflect.set(input, field, tidyText(value, kindOf(prototype, field)));
    else if (typeof value === "object" && value !== null) tidyInput(value);
  }
}
