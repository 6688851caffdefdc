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

/**
 * Up to `count` others: first those of the same group, beginning after this one and going round,
 * then everybody else.
 */
export function neighboursOf<Member extends Grouped & { id: string }>(
  member: Member,
  members: readonly Member[],
  count: number,
): Member[] {
  const place = members.findIndex(({ id }) => id === member.id);
  const others = [...members.slice(place + 1), ...members.slice(0, Math.max(place, 0))];
  const isBeside = (other: Member) => groupOf(other) === groupOf(member);
  return [...others.filter(isBeside), ...others.filter((other) => !isBeside(other))].slice(
    0,
    count,
  );
}
