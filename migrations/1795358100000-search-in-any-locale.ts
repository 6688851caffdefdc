import type { MigrationInterface, QueryRunner } from "typeorm";

/** The texts of each kind's translations, as the triggers `keep_words` name them. */
const texts = {
  report_translation: ["description"],
  blog_post_translation: ["title", "short_description", "content"],
  gallery_category_translation: ["name", "description"],
  gallery_translation: ["title", "description"],
  project_translation: ["name", "summary", "description"],
  member_translation: ["name", "surname", "role", "about"],
  partner_translation: ["name"],
  together_point_translation: ["name", "locative"],
  image: ["alt_ua", "alt_eng", "file_name"],
};

/**
 * As in migration 3, but lower case no longer depends on the database's locale: C has none for
 * Cyrillic, and in Turkish the lower case of I is ı.
 */
const searchForm = (words: string) => `
  CREATE OR REPLACE FUNCTION search_form(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT translate(normalize(regexp_replace(regexp_replace(
      normalize(lower(regexp_replace(${words}, '<[^>]*>', ' ', 'g')), NFD),
      '[\\u0300\\u0301]', '', 'g'), '([a-z])[\\u0300-\\u036f]+', '\\1', 'g'), NFC),
      'ґ’ʼ‘´\`''', 'г')
  $$`;

export class SearchInAnyLocale1795358100000 implements MigrationInterface {
  name = "SearchInAnyLocale1795358100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(searchForm(`words COLLATE "und-x-icu"`));
    await renewForms(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchForm("words"));
    await renewForms(runner);
  }
}

/** Without the triggers, which would note that the words were changed now. */
async function renewForms(runner: QueryRunner): Promise<void> {
  for (const [table, columns] of Object.entries(texts)) {
    await runner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    const form = `search_form(concat_ws(' ', ${columns.join(", ")}))`;
    await runner.query(
      `UPDATE ${table} SET search_form = ${form}, search_letters = search_letters(${form})
       WHERE search_form <> ${form}`,
    );
    await runner.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  }
}
