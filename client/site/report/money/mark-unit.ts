/** Beyond this number of marks nobody would count them. */
const maxMarks = 60;

/** The smallest unit, in kopecks: a thousand hryvnias. */
const smallestUnit = 100_000;

/**
 * How many kopecks one mark stands for, so that none of these sums takes more than 60: 1, 2, 5, 10,
 * 20 … thousand hryvnias.
 */
export function markUnitOf(sums: readonly number[]): number {
  const largest = Math.max(...sums);
  for (let power = smallestUnit; ; power *= 10) {
    const unit = [power, 2 * power, 5 * power].find((one) => largest / one <= maxMarks);
    if (unit) return unit;
  }
}
