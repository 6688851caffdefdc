import type { MigrationInterface, QueryRunner } from "typeorm";

/** The rule of `add-consents`; an image that an editor has hidden is withheld whatever the consents say. */
const imageWithheldFrom = `
  CREATE FUNCTION image_withheld_from(picture uuid, shows text, is_hidden boolean)
  RETURNS timestamptz LANGUAGE sql VOLATILE AS $$
    SELECT CASE WHEN is_hidden THEN to_timestamp(0) ELSE image_withheld_from(picture, shows) END
  $$`;

const refreshWithheldImages = (rule: string) => `
  CREATE OR REPLACE FUNCTION refresh_withheld_images(pictures uuid[]) RETURNS void
  LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM image WHERE id = ANY (pictures) ORDER BY id FOR NO KEY UPDATE;
    UPDATE image SET withheld_from = ${rule}
    WHERE id = ANY (pictures) AND withheld_from IS DISTINCT FROM ${rule};
  END $$`;

const setImageWithheldFrom = (rule: string) => `
  CREATE OR REPLACE FUNCTION set_image_withheld_from() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF tg_op = 'INSERT' THEN
      PERFORM FROM consent_image link JOIN consent ON consent.id = link.consent_id
      WHERE link.image_id = new.id FOR SHARE OF consent;
    END IF;
    new.withheld_from := ${rule};
    RETURN new;
  END $$`;

const trigger = (columns: string) => [
  "DROP TRIGGER set_image_withheld_from ON image",
  `CREATE TRIGGER set_image_withheld_from BEFORE INSERT OR UPDATE OF ${columns} ON image
   FOR EACH ROW EXECUTE FUNCTION set_image_withheld_from()`,
];

/** Editors can hide single images from visitors. */
export class HideImages1796000200000 implements MigrationInterface {
  name = "HideImages1796000200000";

  async up(runner: QueryRunner): Promise<void> {
    const statements = [
      "ALTER TABLE image ADD is_hidden boolean NOT NULL DEFAULT false",
      imageWithheldFrom,
      refreshWithheldImages("image_withheld_from(id, shows, is_hidden)"),
      setImageWithheldFrom("image_withheld_from(new.id, new.shows, new.is_hidden)"),
      ...trigger("shows, is_hidden"),
    ];
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const statements = [
      refreshWithheldImages("image_withheld_from(id, shows)"),
      setImageWithheldFrom("image_withheld_from(new.id, new.shows)"),
      ...trigger("shows"),
      "DROP FUNCTION image_withheld_from(uuid, text, boolean)",
      "UPDATE image SET shows = shows WHERE is_hidden",
      "ALTER TABLE image DROP COLUMN is_hidden",
    ];
    for (const statement of statements) await runner.query(statement);
  }
}
