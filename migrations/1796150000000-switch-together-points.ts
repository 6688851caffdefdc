import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * While the switch of the settings is off, no together point has a time from which it is public, so
 * that no reader finds one; the translations keep their times.
 */
export class SwitchTogetherPoints1796150000000 implements MigrationInterface {
  name = "SwitchTogetherPoints1796150000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE settings ADD shows_together_points boolean NOT NULL DEFAULT false",
    );
    // Sites that began before have the points.
    await runner.query("UPDATE settings SET version = version + 1, shows_together_points = true");
    await addToHistory(runner);
    await runner.query(`
      CREATE FUNCTION hide_together_point() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NOT coalesce((SELECT shows_together_points FROM settings WHERE id = 1), true) THEN
          NEW.public_from := NULL;
        END IF;
        RETURN NEW;
      END $$`);
    await runner.query(
      `CREATE TRIGGER hide_together_point BEFORE INSERT OR UPDATE ON together_point
       FOR EACH ROW EXECUTE FUNCTION hide_together_point()`,
    );
    await runner.query(`
      CREATE FUNCTION show_together_points() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE together_point item SET public_from = (
          SELECT min(published_at) FROM together_point_translation WHERE item_id = item.id);
        RETURN NULL;
      END $$`);
    await runner.query(
      `CREATE TRIGGER show_together_points AFTER UPDATE OF shows_together_points ON settings
       FOR EACH ROW WHEN (old.shows_together_points <> new.shows_together_points)
       EXECUTE FUNCTION show_together_points()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE settings SET version = version + 1, shows_together_points = true");
    await runner.query("DROP FUNCTION show_together_points() CASCADE");
    await runner.query("DROP FUNCTION hide_together_point() CASCADE");
    await runner.query("ALTER TABLE settings DROP COLUMN shows_together_points");
  }
}

/** Recorded settings, as their input now takes them. */
async function addToHistory(runner: QueryRunner): Promise<void> {
  const changes: { id: string; content: object }[] = await runner.query(
    `SELECT id, content FROM change
     WHERE kind = 'Settings' AND jsonb_typeof(content) = 'object' AND NOT content ? 'showsTogetherPoints'`,
  );
  for (const { id, content } of changes) {
    await runner.query("SELECT rewrite_change($1, NULL, $2)", [
      id,
      JSON.stringify({ ...content, showsTogetherPoints: true }),
    ]);
  }
}
