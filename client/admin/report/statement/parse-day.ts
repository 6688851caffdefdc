/** "31.10.2025 14:22", "31/10/25", "2025-10-31T14:22" → "2025-10-31"; null for no date. */
export function parseDay(text: string): string | null {
  const [, isoYear, isoMonth, isoDay] = /^\s*(\d{4})-(\d\d)-(\d\d)(?:\D|$)/.exec(text) ?? [];
  if (isoYear && isoMonth && isoDay) return existing(isoYear, isoMonth, isoDay);
  const [, day, month, year] =
    /^\s*(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d\d)(?:\D|$)/.exec(text) ?? [];
  if (!day || !month || !year) return null;
  const full = year.length === 2 ? `20${year}` : year;
  return existing(full, month.padStart(2, "0"), day.padStart(2, "0"));
}

function existing(year: string, month: string, day: string): string | null {
  const written = `${year}-${month}-${day}`;
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : null;
}
