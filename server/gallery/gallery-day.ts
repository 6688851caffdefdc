/**
 * Returns the first ten characters of `galleryDate` if they are a calendar date (yyyy-mm-dd),
 * else null.
 */
export function parseGalleryDay(galleryDate: string): string | null {
  const day = galleryDate.slice(0, 10);
  // PostgreSQL has no year 0.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || day < "0001") return null;
  const moment = new Date(`${day}T00:00:00Z`);
  // JavaScript turns 2023-02-31 into March 3.
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  return isReal ? day : null;
}
