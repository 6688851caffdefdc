/** A row of a year's table: a month with its figures, or one whose figures are not published. */
export type MonthRow<Period> = { month: number; period: Period | null };

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * The twelve months of a year, each with its periods or none; only the periods themselves when they
 * are longer than a month (0).
 */
export function monthRows<Period extends { month: number }>(
  periods: readonly Period[],
): MonthRow<Period>[] {
  const longer = periods.filter(({ month }) => month === 0);
  if (longer.length > 0) return longer.map((period) => ({ month: 0, period }));
  return months.flatMap((month): MonthRow<Period>[] => {
    const own = periods.filter((period) => period.month === month);
    return own.length > 0 ? own.map((period) => ({ month, period })) : [{ month, period: null }];
  });
}
