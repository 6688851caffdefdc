type Grouped = { isOrganizer: boolean; isPsychologist: boolean; groupId: string | null };

/** A group of the team, as the settings list them. */
type Group = { id: string; name: string };

/**
 * The id of a member's group on the site: one that the foundation has added, else the organisers, to
 * whom also a psychologist who organises belongs, else the psychologists, else the others.
 */
export function groupOf(
  { groupId, isOrganizer, isPsychologist }: Grouped,
  groups: readonly { id: string }[],
): string {
  if (groupId && groups.some(({ id }) => id === groupId)) return groupId;
  if (isOrganizer) return "ORGANIZERS";
  return isPsychologist ? "PSYCHOLOGISTS" : "OTHERS";
}

/** The groups that have members, with these in their manual order. */
export const groupsWithMembers = <Member extends Grouped>(
  groups: readonly Group[],
  members: readonly Member[],
): (Group & { members: Member[] })[] =>
  groups
    .map((group) => ({
      ...group,
      members: members.filter((member) => groupOf(member, groups) === group.id),
    }))
    .filter((group) => group.members.length > 0);

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
  groups: readonly { id: string }[],
  count: number,
): Member[] {
  const place = members.findIndex(({ id }) => id === member.id);
  const others = [...members.slice(place + 1), ...members.slice(0, Math.max(place, 0))];
  const isBeside = (other: Member) => groupOf(other, groups) === groupOf(member, groups);
  return [...others.filter(isBeside), ...others.filter((other) => !isBeside(other))].slice(
    0,
    count,
  );
}
