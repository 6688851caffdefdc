/** For how long deleted things can be taken back: the server empties the trash after that. */
const keptFor = 30;
const oneDay = 86_400_000;

/** Whole days until an item is gone for good; 0 on its last day. */
export function daysLeft(deletedAt: string, now: number): number {
  const passed = Math.floor((now - Date.parse(deletedAt)) / oneDay);
  return Math.max(0, keptFor - passed);
}
