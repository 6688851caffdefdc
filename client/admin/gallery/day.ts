const isDay = (day: string): boolean => {
  const moment = new Date(`${day}T00:00:00Z`);
  return day >= "0001" && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
};

/** The day that the server will read: the first ten characters, when they are a day's. */
export function dayOf(written: string): string | null {
  const day = written.slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day) ? day : null;
}

/** "12.10.2022", "12/10/22" and "2022.10.12" as the day they probably mean. */
export function dayMeant(written: string): string | null {
  const [first = "", second = "", third = ""] = written.trim().split(/[.\-/\s]+/);
  if (![first, second, third].every((part) => /^\d{1,4}$/.test(part))) return null;
  const [year, date] = first.length === 4 ? [first, third] : [third, first];
  const full = year.length === 2 ? `20${year}` : year;
  const day = [full, second.padStart(2, "0"), date.padStart(2, "0")].join("-");
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && isDay(day) ? day : null;
}
