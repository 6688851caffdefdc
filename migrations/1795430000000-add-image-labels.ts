import type { MigrationInterface, QueryRunner } from "typeorm";

/** The texts of an image that its search columns contain. */
const searchColumns = (texts: string) => `
  CREATE OR REPLACE FUNCTION set_image_columns() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    new.search_form := search_form(concat_ws(' ', ${texts}));
    new.search_letters := search_letters(new.search_form);
    RETURN new;
  END $$`;

const textsBefore = "new.alt_ua, new.alt_eng, new.file_name";

/** Images have tags, by which editors find them, and a credit line, which visitors see. */
export class AddImageLabels1795430000000 implements MigrationInterface {
  name = "AddImageLabels1795430000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE image
       ADD tags text[] NOT NULL DEFAULT '{}',
       ADD credit_ua text NOT NULL DEFAULT '',
       ADD credit_eng text NOT NULL DEFAULT ''`,
    );
    await runner.query(
      searchColumns(
        `${textsBefore}, array_to_string(new.tags, ' '), new.credit_ua, new.credit_eng`,
      ),
    );
    await runner.query("CREATE INDEX image_tags ON image USING gin (tags)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX image_tags");
    await runner.query(searchColumns(textsBefore));
    await runner.query("ALTER TABLE image DROP tags, DROP credit_ua, DROP credit_eng");
  }
}
