/** Days until the server erases what was deleted. */
const retentionDays = 30;
const dayMs = 86_400_000;

/** Whole days until it is erased; 0 on its last day. */
export function daysLeft(deletedAt: string, now: number): number {
  const passed = Math.floor((now - Date.parse(deletedAt)) / dayMs);
  return Math.max(0, retentionDays - passed);
}
