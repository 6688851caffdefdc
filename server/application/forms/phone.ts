/** How a typed phone number becomes international, step by step; the browser does the same. */
export const phoneReplacements: readonly (readonly [found: string, instead: string])[] = [
  ["[\\s().-]", ""],
  ["^0(?=\\d{9}$)", "+380"],
  ["^380(?=\\d{9}$)", "+380"],
];

// Ukrainian numbers have nine digits after the code: with fewer nobody could be called back.
export const phonePattern = /^\+(?:380\d{9}|(?!380)[1-9]\d{7,14})$/u;

/** `067 123 45 67` → `+380671234567`; what is no number stays as wrong as it is. */
export const toInternationalPhone = (text: string): string =>
  phoneReplacements.reduce(
    (phone, [pattern, replacement]) => phone.replace(new RegExp(pattern, "gu"), replacement),
    text,
  );
