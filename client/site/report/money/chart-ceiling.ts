/**
 * The top of a chart's scale, in kopecks: the largest of the sums, rounded up to two digits, so that
 * it is read at a glance.
 */
export function chartCeiling(sums: readonly number[]): number {
  const largest = Math.max(10_00, ...sums);
  const unit = 10 ** (Math.floor(Math.log10(largest)) - 1);
  return Math.ceil(largest / unit) * unit;
}
