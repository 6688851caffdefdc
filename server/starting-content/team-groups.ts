import type { TeamGroup } from "../settings/facts/team-group.ts";

/** The team's groups with which a new site begins; an admin renames them and adds others. */
export const startingTeamGroups: TeamGroup[] = [
  { id: "ORGANIZERS", nameUa: "Організатори", nameEng: "Organisers" },
  { id: "PSYCHOLOGISTS", nameUa: "Психологи", nameEng: "Psychologists" },
  { id: "OTHERS", nameUa: "Команда на місцях", nameEng: "Team on the ground" },
];
