import type { MigrationInterface, QueryRunner } from "typeorm";

/** Triggers and their functions under standard names; the part before `_<table>`, if any. */
const renamed = [
  ["keep_words", "set_translation_columns"],
  ["keep_listed", "set_item_columns"],
  ["keep_image_words", "set_image_columns"],
  ["tell_of_content", "notify_content_change"],
] as const;

/** Renames a trigger on every table that has it, then its functions, which may name a table. */
const rename = (from: string, to: string) => `
  DO $$
  DECLARE found record;
  BEGIN
    FOR found IN SELECT tgrelid::regclass AS "table" FROM pg_trigger
      WHERE tgname = '${from}' AND NOT tgisinternal LOOP
      EXECUTE format('ALTER TRIGGER ${from} ON %s RENAME TO ${to}', found."table");
    END LOOP;
    FOR found IN SELECT oid::regprocedure AS signature, proname FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND proname ~ '^${from}(_|$)' LOOP
      EXECUTE format('ALTER FUNCTION %s RENAME TO %I', found.signature,
        regexp_replace(found.proname, '^${from}', '${to}'));
    END LOOP;
  END $$`;

export class StandardTriggerNames1795366000000 implements MigrationInterface {
  name = "StandardTriggerNames1795366000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const [from, to] of renamed) await runner.query(rename(from, to));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [from, to] of renamed) await runner.query(rename(to, from));
  }
}
