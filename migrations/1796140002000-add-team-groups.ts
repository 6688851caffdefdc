import type { MigrationInterface, QueryRunner } from "typeorm";

const groups = [
  { id: "ORGANIZERS", nameUa: "Організатори", nameEng: "Organisers" },
  { id: "PSYCHOLOGISTS", nameUa: "Психологи", nameEng: "Psychologists" },
  { id: "OTHERS", nameUa: "Команда на місцях", nameEng: "Team on the ground" },
];

/** The team's groups are a list of the settings; a site keeps the names that it had. */
export class AddTeamGroups1796140002000 implements MigrationInterface {
  name = "AddTeamGroups1796140002000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE settings ADD team_groups jsonb NOT NULL DEFAULT '[]'");
    await runner.query("UPDATE settings SET version = version + 1, team_groups = $1", [
      JSON.stringify(groups),
    ]);
    await runner.query("ALTER TABLE member ADD group_id text");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE member DROP COLUMN group_id");
    await runner.query("ALTER TABLE settings DROP COLUMN team_groups");
  }
}
