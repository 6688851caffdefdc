import type { MigrationInterface, QueryRunner } from "typeorm";

/** The texts of each kind's translations, by which they count as translated and are found. */
const wordsOf = {
  report_translation: ["description"],
  blog_post_translation: ["title", "short_description", "content"],
  gallery_category_translation: ["name", "description"],
  gallery_translation: ["title", "description"],
  project_translation: ["name", "summary", "description"],
  member_translation: ["name", "surname", "role", "about"],
  partner_translation: ["name"],
  together_point_translation: ["name", "locative"],
};

/**
 * Words as they are searched: without tags, in lower case, without stress marks and accents on
 * Latin letters (й and ї keep theirs), without apostrophes of any form, and with г for ґ.
 */
const searchForm = `
  CREATE FUNCTION search_form(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT translate(normalize(regexp_replace(regexp_replace(
      normalize(lower(regexp_replace(words, '<[^>]*>', ' ', 'g')), NFD),
      '[\\u0300\\u0301]', '', 'g'), '([a-z])[\\u0300-\\u036f]+', '\\1', 'g'), NFC),
      'ґ’ʼ‘´\`''', 'г')
  $$`;

/** Whoever writes a translation, these columns tell the truth of it. */
const keepWords = `
  CREATE FUNCTION keep_words() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    words text[] := array(SELECT to_jsonb(new) ->> name FROM unnest(tg_argv) AS name);
  BEGIN
    new.search_form := search_form(array_to_string(words, ' '));
    new.fields := cardinality(words);
    new.filled := (SELECT count(*) FROM unnest(words) AS word
      WHERE btrim(regexp_replace(word, '<[^>]*>|&nbsp;', '', 'g')) <> '');
    IF tg_op = 'UPDATE' AND new.search_form IS DISTINCT FROM old.search_form THEN
      new.words_changed_at := now();
    END IF;
    RETURN new;
  END $$`;

export class AddEditing1795180999051 implements MigrationInterface {
  name = "AddEditing1795180999051";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "change" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "user_id" uuid, "user_name" text NOT NULL DEFAULT '', "kind" text NOT NULL, "item_id" uuid, "label" text NOT NULL DEFAULT '', "action" text NOT NULL, "language" text, "version" integer, "content" jsonb, CONSTRAINT "PK_38168d337b66a2d98e059fe5820" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "change_of_item" ON "change"  ("kind", "item_id", "at") `);
    await runner.query(`CREATE INDEX "change_order" ON "change"  ("at", "id") `);
    await runner.query(`ALTER TABLE "account" ADD "invitation_hash" text`);
    await runner.query(
      `ALTER TABLE "account" ADD CONSTRAINT "UQ_28323aa15567dbc7427e11a3065" UNIQUE ("invitation_hash")`,
    );
    await runner.query(`ALTER TABLE "account" ADD "invited_until" TIMESTAMP(3) WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "account" ADD "deactivated_at" TIMESTAMP(3) WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "image" ADD "is_decorative" boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE "image" ADD "file_name" text NOT NULL DEFAULT ''`);
    await runner.query(`ALTER TABLE "image" ADD "focus_x" real NOT NULL DEFAULT '0.5'`);
    await runner.query(`ALTER TABLE "image" ADD "focus_y" real NOT NULL DEFAULT '0.5'`);
    await runner.query(`ALTER TABLE "image" ADD "uncropped_public_id" text`);
    await runner.query(`ALTER TABLE "blog_post" ADD "deleted_at" TIMESTAMP(3) WITH TIME ZONE`);
    await runner.query(
      `ALTER TABLE "blog_post_translation" ADD "words_changed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await runner.query(
      `ALTER TABLE "blog_post_translation" ADD "filled" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "blog_post_translation" ADD "fields" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "blog_post_translation" ADD "search_form" text NOT NULL DEFAULT ''`,
    );
    await runner.query(
      `ALTER TABLE "gallery_category" ADD "deleted_at" TIMESTAMP(3) WITH TIME ZONE`,
    );
    await runner.query(
      `ALTER TABLE "gallery_category_translation" ADD "words_changed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await runner.query(
      `ALTER TABLE "gallery_category_translation" ADD "filled" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "gallery_category_translation" ADD "fields" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "gallery_category_translation" ADD "search_form" text NOT NULL DEFAULT ''`,
    );
    await runner.query(`ALTER TABLE "gallery" ADD "deleted_at" TIMESTAMP(3) WITH TIME ZONE`);
    await runner.query(
      `ALTER TABLE "gallery_translation" ADD "words_changed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await runner.query(
      `ALTER TABLE "gallery_translation" ADD "filled" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "gallery_translation" ADD "fields" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "gallery_translation" ADD "search_form" text NOT NULL DEFAULT ''`,
    );
    await runner.query(`ALTER TABLE "member" ADD "deleted_at" TIMESTAMP(3) WITH TIME ZONE`);
    await runner.query(
      `ALTER TABLE "member_translation" ADD "words_changed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await runner.query(
      `ALTER TABLE "member_translation" ADD "filled" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "member_translation" ADD "fields" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "member_translation" ADD "search_form" text NOT NULL DEFAULT ''`,
    );
    await runner.query(`ALTER TABLE "partner" ADD "deleted_at" TIMESTAMP(3) WITH TIME ZONE`);
    await runner.query(
      `ALTER TABLE "partner_translation" ADD "words_changed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await runner.query(
      `ALTER TABLE "partner_translation" ADD "filled" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "partner_translation" ADD "fields" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "partner_translation" ADD "search_form" text NOT NULL DEFAULT ''`,
    );
    await runner.query(`ALTER TABLE "project" ADD "deleted_at" TIMESTAMP(3) WITH TIME ZONE`);
    await runner.query(
      `ALTER TABLE "project_translation" ADD "words_changed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await runner.query(
      `ALTER TABLE "project_translation" ADD "filled" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "project_translation" ADD "fields" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "project_translation" ADD "search_form" text NOT NULL DEFAULT ''`,
    );
    await runner.query(`ALTER TABLE "report" ADD "deleted_at" TIMESTAMP(3) WITH TIME ZONE`);
    await runner.query(
      `ALTER TABLE "report_translation" ADD "words_changed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await runner.query(
      `ALTER TABLE "report_translation" ADD "filled" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "report_translation" ADD "fields" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "report_translation" ADD "search_form" text NOT NULL DEFAULT ''`,
    );
    await runner.query(`ALTER TABLE "together_point" ADD "deleted_at" TIMESTAMP(3) WITH TIME ZONE`);
    await runner.query(
      `ALTER TABLE "together_point_translation" ADD "words_changed_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await runner.query(
      `ALTER TABLE "together_point_translation" ADD "filled" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "together_point_translation" ADD "fields" integer NOT NULL DEFAULT '0'`,
    );
    await runner.query(
      `ALTER TABLE "together_point_translation" ADD "search_form" text NOT NULL DEFAULT ''`,
    );
    await runner.query(`ALTER TABLE "account" ALTER COLUMN "password_hash" DROP NOT NULL`);
    await runner.query(`ALTER TABLE "project" DROP CONSTRAINT "project_page_once"`);
    await runner.query(`ALTER TABLE "together_point" DROP CONSTRAINT "together_point_city_once"`);
    await runner.query(
      `CREATE UNIQUE INDEX "project_page_once" ON "project"  ("page") WHERE deleted_at is null`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "together_point_city_once" ON "together_point"  ("city") WHERE deleted_at is null`,
    );
    await runner.query(
      `ALTER TABLE "image" ADD CONSTRAINT "image_focus" CHECK (focus_x between 0 and 1 and focus_y between 0 and 1)`,
    );
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(searchForm);
    await runner.query(keepWords);
    for (const [table, columns] of Object.entries(wordsOf)) {
      const names = columns.map((column) => `'${column}'`).join(", ");
      await runner.query(
        `CREATE TRIGGER keep_words BEFORE INSERT OR UPDATE ON ${table}
         FOR EACH ROW EXECUTE FUNCTION keep_words(${names})`,
      );
      await runner.query(`UPDATE ${table} SET id = id`);
      await runner.query(`UPDATE ${table} SET words_changed_at = updated_at`);
      await runner.query(
        `CREATE INDEX ${table}_search ON ${table} USING gin (search_form gin_trgm_ops)`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(wordsOf)) {
      await runner.query(`DROP INDEX ${table}_search`);
      await runner.query(`DROP TRIGGER keep_words ON ${table}`);
    }
    await runner.query(`DROP FUNCTION keep_words()`);
    await runner.query(`DROP FUNCTION search_form(text)`);
    await runner.query(`DROP EXTENSION pg_trgm`);
    await runner.query(`ALTER TABLE "image" DROP CONSTRAINT "image_focus"`);
    await runner.query(`DROP INDEX "public"."together_point_city_once"`);
    await runner.query(`DROP INDEX "public"."project_page_once"`);
    await runner.query(
      `ALTER TABLE "together_point" ADD CONSTRAINT "together_point_city_once" UNIQUE ("city")`,
    );
    await runner.query(`ALTER TABLE "project" ADD CONSTRAINT "project_page_once" UNIQUE ("page")`);
    await runner.query(`ALTER TABLE "account" ALTER COLUMN "password_hash" SET NOT NULL`);
    await runner.query(`ALTER TABLE "together_point_translation" DROP COLUMN "search_form"`);
    await runner.query(`ALTER TABLE "together_point_translation" DROP COLUMN "fields"`);
    await runner.query(`ALTER TABLE "together_point_translation" DROP COLUMN "filled"`);
    await runner.query(`ALTER TABLE "together_point_translation" DROP COLUMN "words_changed_at"`);
    await runner.query(`ALTER TABLE "together_point" DROP COLUMN "deleted_at"`);
    await runner.query(`ALTER TABLE "report_translation" DROP COLUMN "search_form"`);
    await runner.query(`ALTER TABLE "report_translation" DROP COLUMN "fields"`);
    await runner.query(`ALTER TABLE "report_translation" DROP COLUMN "filled"`);
    await runner.query(`ALTER TABLE "report_translation" DROP COLUMN "words_changed_at"`);
    await runner.query(`ALTER TABLE "report" DROP COLUMN "deleted_at"`);
    await runner.query(`ALTER TABLE "project_translation" DROP COLUMN "search_form"`);
    await runner.query(`ALTER TABLE "project_translation" DROP COLUMN "fields"`);
    await runner.query(`ALTER TABLE "project_translation" DROP COLUMN "filled"`);
    await runner.query(`ALTER TABLE "project_translation" DROP COLUMN "words_changed_at"`);
    await runner.query(`ALTER TABLE "project" DROP COLUMN "deleted_at"`);
    await runner.query(`ALTER TABLE "partner_translation" DROP COLUMN "search_form"`);
    await runner.query(`ALTER TABLE "partner_translation" DROP COLUMN "fields"`);
    await runner.query(`ALTER TABLE "partner_translation" DROP COLUMN "filled"`);
    await runner.query(`ALTER TABLE "partner_translation" DROP COLUMN "words_changed_at"`);
    await runner.query(`ALTER TABLE "partner" DROP COLUMN "deleted_at"`);
    await runner.query(`ALTER TABLE "member_translation" DROP COLUMN "search_form"`);
    await runner.query(`ALTER TABLE "member_translation" DROP COLUMN "fields"`);
    await runner.query(`ALTER TABLE "member_translation" DROP COLUMN "filled"`);
    await runner.query(`ALTER TABLE "member_translation" DROP COLUMN "words_changed_at"`);
    await runner.query(`ALTER TABLE "member" DROP COLUMN "deleted_at"`);
    await runner.query(`ALTER TABLE "gallery_translation" DROP COLUMN "search_form"`);
    await runner.query(`ALTER TABLE "gallery_translation" DROP COLUMN "fields"`);
    await runner.query(`ALTER TABLE "gallery_translation" DROP COLUMN "filled"`);
    await runner.query(`ALTER TABLE "gallery_translation" DROP COLUMN "words_changed_at"`);
    await runner.query(`ALTER TABLE "gallery" DROP COLUMN "deleted_at"`);
    await runner.query(`ALTER TABLE "gallery_category_translation" DROP COLUMN "search_form"`);
    await runner.query(`ALTER TABLE "gallery_category_translation" DROP COLUMN "fields"`);
    await runner.query(`ALTER TABLE "gallery_category_translation" DROP COLUMN "filled"`);
    await runner.query(`ALTER TABLE "gallery_category_translation" DROP COLUMN "words_changed_at"`);
    await runner.query(`ALTER TABLE "gallery_category" DROP COLUMN "deleted_at"`);
    await runner.query(`ALTER TABLE "blog_post_translation" DROP COLUMN "search_form"`);
    await runner.query(`ALTER TABLE "blog_post_translation" DROP COLUMN "fields"`);
    await runner.query(`ALTER TABLE "blog_post_translation" DROP COLUMN "filled"`);
    await runner.query(`ALTER TABLE "blog_post_translation" DROP COLUMN "words_changed_at"`);
    await runner.query(`ALTER TABLE "blog_post" DROP COLUMN "deleted_at"`);
    await runner.query(`ALTER TABLE "image" DROP COLUMN "uncropped_public_id"`);
    await runner.query(`ALTER TABLE "image" DROP COLUMN "focus_y"`);
    await runner.query(`ALTER TABLE "image" DROP COLUMN "focus_x"`);
    await runner.query(`ALTER TABLE "image" DROP COLUMN "file_name"`);
    await runner.query(`ALTER TABLE "image" DROP COLUMN "is_decorative"`);
    await runner.query(`ALTER TABLE "account" DROP COLUMN "deactivated_at"`);
    await runner.query(`ALTER TABLE "account" DROP COLUMN "invited_until"`);
    await runner.query(`ALTER TABLE "account" DROP CONSTRAINT "UQ_28323aa15567dbc7427e11a3065"`);
    await runner.query(`ALTER TABLE "account" DROP COLUMN "invitation_hash"`);
    await runner.query(`DROP INDEX "public"."change_order"`);
    await runner.query(`DROP INDEX "public"."change_of_item"`);
    await runner.query(`DROP TABLE "change"`);
  }
}
