/** Replacements that convert a phone number to international notation; also used by the client. */
export const phoneReplacements: readonly (readonly [found: string, instead: string])[] = [
  ["[\\s().-]", ""],
  ["^0(?=\\d{9}$)", "+380"],
  ["^380(?=\\d{9}$)", "+380"],
];

// Ukrainian numbers have nine digits after the country code; others have 8 to 15 digits.
export const phonePattern = /^\+(?:380\d{9}|(?!380)[1-9]\d{7,14})$/u;

/** `067 123 45 67` → `+380671234567`; the result is not validated. */
export const toInternationalPhone = (text: string): string =>
  phoneReplacements.reduce(
    (phone, [pattern, replacement]) => phone.replace(new RegExp(pattern, "gu"), replacement),
    text,
  );
