import type { MigrationInterface, QueryRunner } from "typeorm";

/** What is shown without a logo, and the foundation's own colours in place of the palette's. */
export class AddOwnLook1796200000000 implements MigrationInterface {
  name = "AddOwnLook1796200000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE settings
        ADD mark text NOT NULL DEFAULT 'initial',
        ADD brand_colour_value text,
        ADD button_colour_value text,
        ADD CONSTRAINT settings_mark CHECK (mark in ('drawing', 'initial')),
        ADD CONSTRAINT settings_brand_colour_value
          CHECK (brand_colour_value ~ '^#[0-9a-f]{6}$'),
        ADD CONSTRAINT settings_button_colour_value
          CHECK (button_colour_value ~ '^#[0-9a-f]{6}$')`);
    // Sites that began before have shown the palm.
    await runner.query("UPDATE settings SET version = version + 1, mark = 'drawing'");
    await addToHistory(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE settings
        DROP COLUMN mark, DROP COLUMN brand_colour_value, DROP COLUMN button_colour_value`);
  }
}

/** Recorded settings, as their input now takes them. */
async function addToHistory(runner: QueryRunner): Promise<void> {
  const changes: { id: string; content: object }[] = await runner.query(
    `SELECT id, content FROM change
     WHERE kind = 'Settings' AND jsonb_typeof(content) = 'object' AND NOT content ? 'mark'`,
  );
  for (const { id, content } of changes) {
    await runner.query("SELECT rewrite_change($1, NULL, $2)", [
      id,
      JSON.stringify({
        ...content,
        mark: "DRAWING",
        brandColourValue: null,
        buttonColourValue: null,
      }),
    ]);
  }
}
