/**
 * A phone number in international format. Ukrainian numbers have nine digits after the country
 * code; others have 8 to 15 digits.
 */
export const phonePattern = /^\+(?:380\d{9}|(?!380)[1-9]\d{7,14})$/u;
