import type { MigrationInterface, QueryRunner } from "typeorm";

/** Columns with rich text; in those of pages it lies within JSON. */
const columns = [
  { table: "blog_post_translation", column: "content" },
  { table: "project_translation", column: "description" },
  { table: "page_translation", column: "blocks" },
];

type Row = { id: string; language: "ua" | "eng"; text: string };
type Library = Map<string, { ua: string; eng: string }>;

/**
 * Inserting a picture copied its alternative text. Copies that are blank or equal to the library's
 * are removed: a text without one follows the library.
 */
export class FollowLibraryAlt1795427000000 implements MigrationInterface {
  name = "FollowLibraryAlt1795427000000";

  async up(runner: QueryRunner): Promise<void> {
    const images: { url: string; ua: string; eng: string }[] = await runner.query(
      `SELECT url, CASE WHEN is_decorative THEN '' ELSE coalesce(nullif(alt_ua, ''), alt_eng) END AS ua,
         CASE WHEN is_decorative THEN '' ELSE coalesce(nullif(alt_eng, ''), alt_ua) END AS eng
       FROM image`,
    );
    const library: Library = new Map(images.map((image) => [escaped(image.url), image]));
    for (const { table, column } of columns) {
      const rows: Row[] = await runner.query(
        `SELECT id, language, "${column}"::text AS text FROM ${table}
         WHERE "${column}"::text LIKE '%<img %'`,
      );
      for (const row of rows) {
        const text = followLibrary(row, library);
        if (text === row.text) continue;
        const type = column === "blocks" ? "jsonb" : "text";
        await runner.query(`UPDATE ${table} SET "${column}" = $2::${type} WHERE id = $1`, [
          row.id,
          text,
        ]);
      }
    }
  }

  async down(): Promise<void> {
    // Earlier versions show a picture without an alternative text as one without a description.
  }
}

/** In JSON, the quotes of attributes have a backslash. */
const copied = /<img src=(\\?")([^"\\]*)\1 alt=\1([^"\\]*)\1/g;

const followLibrary = ({ text, language }: Row, library: Library): string =>
  text.replace(copied, (found, quote: string, src: string, alt: string) => {
    const image = library.get(src);
    const isCopy = image && (alt === "" || alt === escaped(image[language]));
    return isCopy ? `<img src=${quote}${src}${quote}` : found;
  });

/** As in an attribute of sanitised HTML. */
const escaped = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
