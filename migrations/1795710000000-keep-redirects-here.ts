import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * No redirect leads to another site. Browsers read a backslash as a slash and leave out control
 * characters: what had one is removed, because nobody knows where it was to lead.
 */
export class KeepRedirectsHere1795710000000 implements MigrationInterface {
  name = "KeepRedirectsHere1795710000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM redirect WHERE NOT (${staysHere})`);
    await runner.query(`ALTER TABLE redirect ADD CONSTRAINT redirect_to_path CHECK (${staysHere})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE redirect DROP CONSTRAINT redirect_to_path");
  }
}

const staysHere =
  "to_path LIKE '/%' AND to_path !~ '//|[[:cntrl:]]' AND strpos(to_path, chr(92)) = 0";
