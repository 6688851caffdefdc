import type { MigrationInterface, QueryRunner } from "typeorm";
import { addUnpublishTime } from "./support/kind-tables.ts";

const kinds = [
  "blog_post",
  "gallery_category",
  "gallery",
  "member",
  "page",
  "partner",
  "project",
  "report",
  "together_point",
];

/** A translation may have a time at which it is unpublished automatically. */
export class ScheduleUnpublishing1795426000000 implements MigrationInterface {
  name = "ScheduleUnpublishing1795426000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const kind of kinds) await addUnpublishTime(runner, kind);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const kind of kinds) {
      await runner.query(`ALTER TABLE ${kind}_translation DROP COLUMN unpublish_at`);
    }
  }
}
