import { expect, test } from "vitest";
import {
  columnsFor,
  groupsWithMembers,
  neighboursOf,
} from "../../../client/site/team/team-groups.ts";

const member = (id: string, isOrganizer: boolean, isPsychologist: boolean) => ({
  id,
  isOrganizer,
  isPsychologist,
  groupId: null as string | null,
});
const team = [
  member("founder", true, false),
  member("art therapist", false, true),
  member("driver", false, false),
  member("head psychologist", true, true),
  member("family counsellor", false, true),
  member("play therapist", false, true),
];
const groups = ["ORGANIZERS", "drivers", "PSYCHOLOGISTS", "OTHERS"].map((id) => ({ id, name: id }));
const ids = (members: { id: string }[]) => members.map(({ id }) => id);

const groupsOf = (members: typeof team) =>
  groupsWithMembers(groups, members).map((group) => [group.id, ...ids(group.members)]);

test("every member is in exactly one group, and organisers are in their own", () => {
  expect(groupsOf(team)).toEqual([
    ["ORGANIZERS", "founder", "head psychologist"],
    ["PSYCHOLOGISTS", "art therapist", "family counsellor", "play therapist"],
    ["OTHERS", "driver"],
  ]);
});

test("a group that the foundation has added stands in its place, once somebody belongs to it", () => {
  const drivers = team.map((one) => (one.id === "driver" ? { ...one, groupId: "drivers" } : one));
  expect(groupsOf(drivers).map(([id]) => id)).toEqual(["ORGANIZERS", "drivers", "PSYCHOLOGISTS"]);
});

test("a member of a group that was removed stands where the flags say", () => {
  const founder = { ...member("founder", true, false), groupId: "removed" };
  expect(groupsOf([founder])).toEqual([["ORGANIZERS", "founder"]]);
});

test.each([
  [1, 4],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 4],
  [9, 5],
  [11, 4],
  [12, 4],
])(
  "%i cards are arranged in %i columns, to avoid a single card in the last row",
  (count, columns) => {
    expect(columnsFor(count)).toBe(columns);
  },
);

test("a reader sees beside a member the next ones of the same group, then the other members", () => {
  const counsellor = team[4];
  if (!counsellor) throw new Error("The team is too small");
  expect(ids(neighboursOf(counsellor, team, groups, 3))).toEqual([
    "play therapist",
    "art therapist",
    "founder",
  ]);
  expect(neighboursOf(counsellor, team, groups, 100)).toHaveLength(team.length - 1);
});
