type Grouped = { isOrganizer: boolean; isPsychologist: boolean };

/** In the order of the page. */
export const groupNames = ["organizers", "psychologists", "others"] as const;
export type GroupName = (typeof groupNames)[number];

/** Whom visitors meet where. A psychologist who also organises stands with the organisers. */
export function groupOf({ isOrganizer, isPsychologist }: Grouped): GroupName {
  if (isOrganizer) return "organizers";
  return isPsychologist ? "psychologists" : "others";
}

/** Those of a group, in the order made by hand. */
export function membersOf<Member extends Grouped>(
  group: GroupName,
  members: readonly Member[],
): Member[] {
  return members.filter((member) => groupOf(member) === group);
}

/** Four, five or six cards in a row: whatever leaves the fewest places of the last row empty. */
export function columnsFor(count: number): 4 | 5 | 6 {
  const emptyPlaces = (columns: number) => (columns - (count % columns)) % columns;
  const counts = [4, 5, 6] as const;
  return counts.reduce((best, next) => (emptyPlaces(next) < emptyPlaces(best) ? next : best));
}

/** Up to `count` others of the same group, beginning after this one and going round. */
export function neighboursOf<Member extends Grouped & { id: string }>(
  member: Member,
  members: readonly Member[],
  count: number,
): Member[] {
  const group = membersOf(groupOf(member), members);
  const place = group.findIndex(({ id }) => id === member.id);
  return [...group.slice(place + 1), ...group.slice(0, Math.max(place, 0))].slice(0, count);
}
