/**
 * The day that a typed date begins with, as yyyy-mm-dd; null when its first ten characters are
 * no day of the calendar.
 */
export function parseGalleryDay(galleryDate: string): string | null {
  const day = galleryDate.slice(0, 10);
  // PostgreSQL knows no year 0.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < "0001") return null;
  const moment = new Date(`${day}T00:00:00Z`);
  // 2023-02-31 would become the third of March.
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return isReal ? day : null;
}
