import type { MigrationInterface, QueryRunner } from "typeorm";

/** Encrypted originals of blurred pictures. No foreign key, so that the trash of images keeps them. */
export class SealOriginals1795480000000 implements MigrationInterface {
  name = "SealOriginals1795480000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE sealed_original (
      id uuid NOT NULL,
      image_id uuid NOT NULL,
      sealed_at timestamptz(3) NOT NULL,
      sealed_by text NOT NULL DEFAULT '',
      shows text NOT NULL,
      consent_ids uuid array NOT NULL DEFAULT '{}',
      encrypted bytea NOT NULL,
      CONSTRAINT sealed_original_shows CHECK (shows in ('unknown', 'nobody', 'adults', 'children')),
      CONSTRAINT "PK_8ad70e6acd225ec2d95e34d1794" PRIMARY KEY (id)
    )`);
    await runner.query("CREATE INDEX sealed_original_image ON sealed_original (image_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE sealed_original");
  }
}
