import type { MigrationInterface, QueryRunner } from "typeorm";

/** The log is written once; retention deletes rows. */
const keepSecurityEvents = `
  CREATE FUNCTION keep_security_events() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'an entry of the security log cannot be changed' USING ERRCODE = 'restrict_violation';
  END $$`;

/** Erasing is allowed: of the content, of the label, and of the author's name. */
const keepChanges = `
  CREATE FUNCTION keep_changes() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    texts text[] := ARRAY['user_name', 'label', 'content'];
  BEGIN
    IF to_jsonb(new) - texts IS DISTINCT FROM to_jsonb(old) - texts
      OR new.user_name NOT IN (old.user_name, '')
      OR (new.content IS NOT NULL AND old.content IS NULL)
      OR ((new.label NOT IN (old.label, '') OR new.content <> old.content)
        AND current_setting('doloni.rewritten_change', true) IS DISTINCT FROM old.id::text)
    THEN
      RAISE EXCEPTION 'a recorded change can only be rewritten by rewrite_change'
        USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN new;
  END $$`;

/** Rewrites the texts of one recorded change; a null label stays. */
const rewriteChange = `
  CREATE FUNCTION rewrite_change(change_id uuid, new_label text, new_content jsonb) RETURNS void
  LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM set_config('doloni.rewritten_change', change_id::text, true);
    UPDATE change SET label = coalesce(new_label, label), content = new_content WHERE id = change_id;
    PERFORM set_config('doloni.rewritten_change', '', true);
  END $$`;

/**
 * The version rises with each change, but for the mark of the first setup. A deleted image leaves the
 * settings by its foreign key, which cannot raise it.
 */
const keepSettingsVersion = `
  CREATE FUNCTION keep_settings_version() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    logos text[] := ARRAY['logo_id', 'dark_logo_id', 'round_logo_id'];
    others text[] := ARRAY['setup_finished_at', 'updated_at'];
  BEGIN
    IF to_jsonb(new) - others = to_jsonb(old) - others THEN
      RETURN new;
    END IF;
    IF to_jsonb(new) - others - logos = to_jsonb(old) - others - logos THEN
      new.version := old.version + 1;
    END IF;
    IF new.version <= old.version THEN
      RAISE EXCEPTION 'the settings cannot be changed without raising their version'
        USING ERRCODE = 'restrict_violation';
    END IF;
    PERFORM set_config('doloni.settings_version', new.version::text, true);
    RETURN new;
  END $$`;

/** At the end of the transaction, in which the version may rise after the texts were changed. */
const keepSettingsTextsVersion = `
  CREATE FUNCTION keep_settings_texts_version() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (SELECT version::text FROM settings WHERE id = new.item_id)
      IS DISTINCT FROM current_setting('doloni.settings_version', true)
    THEN
      RAISE EXCEPTION 'the settings cannot be changed without raising their version'
        USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NULL;
  END $$`;

const functions = [
  keepSecurityEvents,
  keepChanges,
  rewriteChange,
  keepSettingsVersion,
  keepSettingsTextsVersion,
];

const triggers = [
  `TRIGGER keep_security_events BEFORE UPDATE ON security_event
   FOR EACH ROW EXECUTE FUNCTION keep_security_events()`,
  `TRIGGER keep_changes BEFORE UPDATE ON change FOR EACH ROW EXECUTE FUNCTION keep_changes()`,
  `TRIGGER keep_settings_version BEFORE UPDATE ON settings
   FOR EACH ROW EXECUTE FUNCTION keep_settings_version()`,
  `CONSTRAINT TRIGGER keep_settings_texts_version AFTER UPDATE ON settings_translation
   DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old IS DISTINCT FROM new)
   EXECUTE FUNCTION keep_settings_texts_version()`,
];

/** The database itself keeps what was recorded, and the settings together with their version. */
export class GuardRecords1795700000000 implements MigrationInterface {
  name = "GuardRecords1795700000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const one of functions) await runner.query(one);
    for (const one of triggers) await runner.query(`CREATE ${one}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const one of triggers) {
      const [, name, table] = /TRIGGER (\w+) \w+ UPDATE ON (\w+)/.exec(one) ?? [];
      await runner.query(`DROP TRIGGER ${name} ON ${table}`);
    }
    for (const one of functions.toReversed()) {
      const [, name] = /FUNCTION (\w+)/.exec(one) ?? [];
      await runner.query(`DROP FUNCTION ${name}`);
    }
  }
}
