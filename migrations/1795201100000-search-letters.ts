import type { MigrationInterface, QueryRunner } from "typeorm";

const kinds = [
  "report",
  "blog_post",
  "gallery_category",
  "gallery",
  "project",
  "member",
  "partner",
  "together_point",
];

/**
 * Letters of any script as letters that every PostgreSQL knows. A database made with the locale C,
 * as the embedded one is, takes Cyrillic for signs between words, and pg_trgm then finds nothing
 * to keep: the index was there, and every search read all of it. Two texts may look alike in
 * these letters; whoever searches compares the real ones as well.
 */
const searchLetters = `
  CREATE FUNCTION search_letters(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT translate(words, 'абвгдеєжзиіїйклмнопрстуфхцчшщьюяёыэъ', 'abvgde3jzyi12klmnoprstufhc4w567qx890')
  $$`;

const letters = "search_letters(search_form)";

/** As in migration 3, and the letters beside the searched form. */
const keepWords = (further: string) => `
  CREATE OR REPLACE FUNCTION keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    words text[] := array(SELECT to_jsonb(new) ->> name FROM unnest(tg_argv) AS name);
  BEGIN
    new.search_form := search_form(array_to_string(words, ' '));${further}
    new.fields := cardinality(words);
    new.filled := (SELECT count(*) FROM unnest(words) AS word
      WHERE btrim(regexp_replace(word, '<[^>]*>|&nbsp;', '', 'g')) <> '');
    IF tg_op = 'UPDATE' AND new.search_form IS DISTINCT FROM old.search_form THEN
      new.words_changed_at := now();
    END IF;
    RETURN new;
  END $$`;

/** Of an image's texts and the name of its file. */
const keepImageWords = `
  CREATE FUNCTION keep_image_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    new.search_form := search_form(concat_ws(' ', new.alt_ua, new.alt_eng, new.file_name));
    new.search_letters := search_letters(new.search_form);
    RETURN new;
  END $$`;

/** Filled in one pass, which calls no trigger and leaves no dead rows behind. */
async function addText(runner: QueryRunner, table: string, column: string, sql: string) {
  await runner.query(`ALTER TABLE ${table} ADD ${column} text NOT NULL DEFAULT ''`);
  await runner.query(`ALTER TABLE ${table} ALTER ${column} TYPE text USING ${sql}`);
}

export class SearchLetters1795201100000 implements MigrationInterface {
  name = "SearchLetters1795201100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searchLetters);
    await runner.query(keepWords("\n    new.search_letters := search_letters(new.search_form);"));
    for (const kind of kinds) {
      await runner.query(`DROP INDEX ${kind}_translation_search`);
      await addText(runner, `${kind}_translation`, "search_letters", letters);
      await runner.query(
        `CREATE INDEX ${kind}_translation_search ON ${kind}_translation
         USING gin (search_letters gin_trgm_ops)`,
      );
    }
    const form = "search_form(concat_ws(' ', alt_ua, alt_eng, file_name))";
    await addText(runner, "image", "search_form", form);
    await addText(runner, "image", "search_letters", letters);
    await runner.query(keepImageWords);
    await runner.query(
      `CREATE TRIGGER keep_image_words BEFORE INSERT OR UPDATE ON image
       FOR EACH ROW EXECUTE FUNCTION keep_image_words()`,
    );
    await runner.query(
      "CREATE INDEX image_search ON image USING gin (search_letters gin_trgm_ops)",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX image_search");
    await runner.query("DROP TRIGGER keep_image_words ON image");
    await runner.query("DROP FUNCTION keep_image_words()");
    await runner.query("ALTER TABLE image DROP search_form, DROP search_letters");
    await runner.query(keepWords(""));
    for (const kind of kinds) {
      await runner.query(`DROP INDEX ${kind}_translation_search`);
      await runner.query(
        `CREATE INDEX ${kind}_translation_search ON ${kind}_translation
         USING gin (search_form gin_trgm_ops)`,
      );
      await runner.query(`ALTER TABLE ${kind}_translation DROP search_letters`);
    }
    await runner.query("DROP FUNCTION search_letters(text)");
  }
}
