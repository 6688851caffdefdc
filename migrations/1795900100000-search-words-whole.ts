import type { MigrationInterface, QueryRunner } from "typeorm";

/** The texts of each kind's translations, as the triggers `set_translation_columns` name them. */
const texts = {
  report_translation: ["description"],
  blog_post_translation: ["title", "short_description", "content"],
  gallery_category_translation: ["name", "description"],
  gallery_translation: ["title", "description"],
  project_translation: ["name", "summary", "description"],
  member_translation: ["name", "surname", "role", "about"],
  partner_translation: ["name"],
  together_point_translation: ["name", "locative"],
  page_translation: ["title", "lead", "plain_text"],
  image: [
    "alt_ua",
    "alt_eng",
    "file_name",
    "array_to_string(tags, ' ')",
    "credit_ua",
    "credit_eng",
  ],
};

const unchanged = "\\u0001-\\u007eа-яєіїґ\\u00a0«»–—…’ʼ“”„№";

/** As in 1795411000000, but for how it reads HTML and which signs do not change a word. */
const searchForm = (html: string, ignored: string) => `
  CREATE OR REPLACE FUNCTION search_form(words text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
  DECLARE
    form text COLLATE "C" := lower(${html} COLLATE "und-x-icu");
  BEGIN
    IF form ~ '[^${unchanged}]' THEN
      form := normalize(regexp_replace(regexp_replace(normalize(form, NFD),
        '[\\u0300\\u0301]', '', 'g'), '([a-z])[\\u0300-\\u036f]+', '\\1', 'g'), NFC);
    END IF;
    RETURN replace(regexp_replace(form, '[’ʼ‘´\`''${ignored}]', '', 'g'), 'ґ', 'г');
  END $$`;

const withoutTags = (words: string) => `regexp_replace(${words}, '<[^>]*>', ' ', 'g')`;
const withoutEmphasis = `regexp_replace(words COLLATE "C", '</?(a|em|strong)( [^<>]*)?>', '', 'g')`;
const decoded = (html: string) =>
  `replace(replace(replace(${html}, '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;

/**
 * Emphasis, links and soft hyphens inside of a word do not divide it, and "&" is one sign. What was
 * stored is written anew.
 */
export class SearchWordsWhole1795900100000 implements MigrationInterface {
  name = "SearchWordsWhole1795900100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      searchForm(decoded(withoutTags(withoutEmphasis)), "\\u00ad\\u200b\\u2060\\ufeff"),
    );
    await renew(runner, (text) => text.replace(/<\/?(?:a|em|strong)(?: [^<>]*)?>/g, ""));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(searchForm(withoutTags(`words COLLATE "C"`), ""));
    await renew(runner, (text) => text);
  }
}

/** Without the triggers, which would note that the words were changed now. */
async function renew(runner: QueryRunner, prepare: (text: string) => string): Promise<void> {
  for (const [table, columns] of Object.entries(texts)) {
    await runner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    if (table === "page_translation") await renewPlainTexts(runner, prepare);
    const form = `search_form(concat_ws(' ', ${columns.join(", ")}))`;
    await runner.query(
      `UPDATE ${table} SET search_form = ${form}, search_letters = search_letters(${form})
       WHERE search_form <> ${form}`,
    );
    await runner.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  }
}

const textKeys = new Set([
  ..."html period heading text closing author title label rows".split(" "),
  ..."tag noteHeading note listHeading othersHeading".split(" "),
]);

/** The texts of a page's blocks, as the server wrote them when the page was saved. */
async function renewPlainTexts(runner: QueryRunner, prepare: (text: string) => string) {
  const rows: { id: string; blocks: { isHidden?: boolean }[] }[] = await runner.query(
    "SELECT id, blocks FROM page_translation",
  );
  for (const { id, blocks } of rows) {
    const plainText = textsIn(blocks.filter(({ isHidden }) => !isHidden))
      .map((text) => prepare(text).replace(/<[^<>]*>/g, " "))
      .join("\n")
      .trim();
    await runner.query("UPDATE page_translation SET plain_text = $2 WHERE id = $1", [
      id,
      plainText,
    ]);
  }
}

function textsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return textKeys.has(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, name));
}
