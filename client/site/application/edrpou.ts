const weights = [1, 2, 3, 4, 5, 6, 7];
const middleWeights = [7, 1, 2, 3, 4, 5, 6];

/**
 * Whether the check digit of a register code of eight digits adds up, as the State Statistics
 * Service counts it. Some codes in use do not: it is for a warning, never for a refusal.
 */
export function addsUp(code: string): boolean {
  const number = Number(code);
  const first = number < 30_000_000 || number > 60_000_000 ? weights : middleWeights;
  const found = remainder(code, first);
  const digit =
    found < 10
      ? found
      : remainder(
          code,
          first.map((weight) => weight + 2),
        ) % 10;
  return digit === Number(code[7]);
}

const remainder = (code: string, by: readonly number[]): number =>
  by.reduce((sum, weight, place) => sum + weight * Number(code[place]), 0) % 11;
