type Grouped = { isOrganizer: boolean; isPsychologist: boolean };

/** In the order of the page. */
export const groupNames = ["organizers", "psychologists", "others"] as const;
export type GroupName = (typeof groupNames)[number];

/** A member's group on the site. A psychologist who also organises belongs to the organisers. */
export function groupOf({ isOrganizer, isPsychologist }: Grouped): GroupName {
  if (isOrganizer) return "organizers";
  return isPsychologist ? "psychologists" : "others";
}

/** The members of a group, in their manual order. */
export function membersOf<Member extends Grouped>(
  group: GroupName,
  members: readonly Member[],
): Member[] {
  return members.filter((member) => groupOf(member) === group);
}

/** Four, five or six cards in a row: the number that leaves the fewest gaps in the last row. */
export function columnsFor(count: number): 4 | 5 | 6 {
  const emptyPlaces = (columns: number) => (columns - (count % columns)) % columns;
  const counts = [4, 5, 6] as const;
  return counts.reduce((best, next) => (emptyPlaces(next) < emptyPlaces(best) ? next : best));
}

/**
 * Up to `count` other members: first those of the same group, starting after this one and wrapping
 * around, then all others.
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
