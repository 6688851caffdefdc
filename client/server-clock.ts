/** Milliseconds by which the server's clock is ahead of the browser's; 0 until an answer arrives. */
let ahead = 0;

/** Learns the server's time from the header Date of an answer that has just arrived. */
export function learnServerTime(date: string | null): void {
  const difference = Date.parse(date ?? "") - Date.now();
  // The header has whole seconds: without the next one, what was just published would seem scheduled.
  if (!Number.isNaN(difference)) ahead = difference + 1000;
}

/**
 * The time by the server's clock, to within the time that an answer takes. It decides what is public,
 * expired or overdue, because the clocks of readers' devices may be wrong.
 */
export const serverNow = (): Date => new Date(Date.now() + ahead);
