/** A counter tells of one year; whether a count of this day (yyyy-mm-dd) is of an earlier one. */
export function isOlderThanYear(countedOn: string, today: string): boolean {
  const [year = "", ...rest] = today.split("-");
  return countedOn < [Number(year) - 1, ...rest].join("-");
}
