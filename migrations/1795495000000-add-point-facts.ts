import type { MigrationInterface, QueryRunner } from "typeorm";

/** Together points have an address, a phone, the way there, opening hours, and what is on. */
export class AddPointFacts1795495000000 implements MigrationInterface {
  name = "AddPointFacts1795495000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE together_point
      ADD address_ua text NOT NULL DEFAULT '',
      ADD address_eng text NOT NULL DEFAULT '',
      ADD phone text NOT NULL DEFAULT '',
      ADD route_url text,
      ADD opening_hours jsonb NOT NULL DEFAULT '[]',
      ADD hours_note_ua text NOT NULL DEFAULT '',
      ADD hours_note_eng text NOT NULL DEFAULT '',
      ADD events jsonb NOT NULL DEFAULT '[]',
      ADD CONSTRAINT together_point_route_url CHECK (route_url ilike 'https://%')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE together_point
      DROP address_ua, DROP address_eng, DROP phone, DROP route_url, DROP opening_hours,
      DROP hours_note_ua, DROP hours_note_eng, DROP events`);
  }
}
