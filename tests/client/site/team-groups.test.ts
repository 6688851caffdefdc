import { expect, test } from "vitest";
import { columnsFor, membersOf, neighboursOf } from "../../../client/site/team/team-groups.ts";

const member = (id: string, isOrganizer: boolean, isPsychologist: boolean) => ({
  id,
  isOrganizer,
  isPsychologist,
});
const team = [
  member("founder", true, false),
  member("art therapist", false, true),
  member("driver", false, false),
  member("head psychologist", true, true),
  member("family counsellor", false, true),
  member("play therapist", false, true),
];
const ids = (members: { id: string }[]) => members.map(({ id }) => id);

test("every member is in exactly one group, and organisers are in their own", () => {
  expect(ids(membersOf("organizers", team))).toEqual(["founder", "head psychologist"]);
  expect(ids(membersOf("psychologists", team))).toEqual([
    "art therapist",
    "family counsellor",
    "play therapist",
  ]);
  expect(ids(membersOf("others", team))).toEqual(["driver"]);
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
  expect(ids(neighboursOf(counsellor, team, 3))).toEqual([
    "play therapist",
    "art therapist",
    "founder",
  ]);
  expect(neighboursOf(counsellor, team, 100)).toHaveLength(team.length - 1);
});
