/** Characters of a complete number, by the field's path. */
const lengths: Readonly<Record<string, number>> = { edrpou: 8, iban: 29 };

/** Whether more characters must follow; false for fields whose length is not fixed. */
export function isUnfinished(path: string, value: string): boolean {
  const length = lengths[path];
  return length !== undefined && value.replace(/[\s-]/g, "").length < length;
}

/**
 * Whether the last digit of an EDRPOU code is its check digit, by the rule of the State Statistics
 * Service. Some old codes in the register are exceptions, so that a mismatch is only a warning.
 */
export function hasEdrpouCheckDigit(code: string): boolean {
  if (!/^\d{8}$/.test(code)) return false;
  const digits = [...code].map(Number);
  const isMiddle = Number(code) > 30_000_000 && Number(code) < 60_000_000;
  const weights = isMiddle ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const remainder = (added: number) =>
    weights.reduce((sum, weight, place) => sum + (weight + added) * (digits[place] ?? 0), 0) % 11;
  const first = remainder(0);
  return (first < 10 ? first : remainder(2) % 10) === digits[7];
}
