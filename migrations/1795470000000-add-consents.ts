import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Since when visitors do not get an image: 1970 for always, null for public. Volatile, so that it
 * sees what was committed while the caller waited for a lock.
 */
const imageWithheldFrom = `
  CREATE FUNCTION image_withheld_from(picture uuid, shows text) RETURNS timestamptz
  LANGUAGE plpgsql VOLATILE AS $$
  DECLARE
    found record;
  BEGIN
    SELECT coalesce(bool_or(consent.state IN ('refused', 'withdrawn')), false) AS is_against,
      coalesce(bool_and(consent.state = 'given' AND 'site' = ANY (consent.uses)), false) AS is_given,
      min(consent.expires_at) AS expires_at
    INTO found
    FROM consent_image link JOIN consent ON consent.id = link.consent_id
    WHERE link.image_id = picture;
    IF found.is_against THEN
      RETURN to_timestamp(0);
    END IF;
    IF shows <> 'children' OR NOT coalesce((SELECT pictures_need_consent FROM settings), true) THEN
      RETURN NULL;
    END IF;
    RETURN CASE WHEN found.is_given THEN found.expires_at ELSE to_timestamp(0) END;
  END $$`;

/** Locks first: of two transactions, the later one computes with what the earlier one has committed. */
const refreshWithheldImages = `
  CREATE FUNCTION refresh_withheld_images(pictures uuid[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM image WHERE id = ANY (pictures) ORDER BY id FOR NO KEY UPDATE;
    UPDATE image SET withheld_from = image_withheld_from(id, shows)
    WHERE id = ANY (pictures) AND withheld_from IS DISTINCT FROM image_withheld_from(id, shows);
  END $$`;

/** An image that comes back from the trash waits for a consent that is being changed. */
const setImageWithheldFrom = `
  CREATE FUNCTION set_image_withheld_from() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF tg_op = 'INSERT' THEN
      PERFORM FROM consent_image link JOIN consent ON consent.id = link.consent_id
      WHERE link.image_id = new.id FOR SHARE OF consent;
    END IF;
    new.withheld_from := image_withheld_from(new.id, new.shows);
    RETURN new;
  END $$`;

const followConsent = `
  CREATE FUNCTION follow_consent() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refresh_withheld_images(
      ARRAY(SELECT image_id FROM consent_image WHERE consent_id = new.id));
    RETURN NULL;
  END $$`;

const followConsentImage = `
  CREATE FUNCTION follow_consent_image() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refresh_withheld_images(ARRAY[coalesce(new.image_id, old.image_id)]);
    RETURN NULL;
  END $$`;

/** The lock keeps others from changing images with the previous rule meanwhile; reading goes on. */
const followConsentRule = `
  CREATE FUNCTION follow_consent_rule() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    LOCK TABLE image IN EXCLUSIVE MODE;
    PERFORM refresh_withheld_images(ARRAY(SELECT id FROM image WHERE shows = 'children'));
    RETURN NULL;
  END $$`;

const keepWithheldFiles = `
  CREATE FUNCTION keep_withheld_files() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO withheld_file (public_id, at)
    SELECT file, now() FROM unnest(ARRAY[old.public_id, old.uncropped_public_id]) file
    WHERE file IS NOT NULL AND file IS DISTINCT FROM new.public_id
      AND file IS DISTINCT FROM new.uncropped_public_id
    ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;

const functions = [
  imageWithheldFrom,
  refreshWithheldImages,
  setImageWithheldFrom,
  followConsent,
  followConsentImage,
  followConsentRule,
  keepWithheldFiles,
];

const triggers = [
  `set_image_withheld_from BEFORE INSERT OR UPDATE OF shows ON image
   FOR EACH ROW EXECUTE FUNCTION set_image_withheld_from()`,
  `follow_consent AFTER UPDATE OF state, uses, expires_at ON consent
   FOR EACH ROW EXECUTE FUNCTION follow_consent()`,
  `follow_consent_image AFTER INSERT OR DELETE ON consent_image
   FOR EACH ROW EXECUTE FUNCTION follow_consent_image()`,
  `follow_consent_rule AFTER UPDATE OF pictures_need_consent ON settings FOR EACH ROW
   WHEN (old.pictures_need_consent <> new.pictures_need_consent)
   EXECUTE FUNCTION follow_consent_rule()`,
  `keep_withheld_files AFTER UPDATE OF public_id, uncropped_public_id OR DELETE ON image
   FOR EACH ROW WHEN (old.withheld_from IS NOT NULL) EXECUTE FUNCTION keep_withheld_files()`,
  ...["consent_image", "withheld_file"].map(
    (table) => `notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change()`,
  ),
];

/**
 * Consents to pictures, and who can be recognised in an image. The database withholds pictures from
 * visitors in the transaction that changes a consent; existing pictures stay public.
 */
export class AddConsents1795470000000 implements MigrationInterface {
  name = "AddConsents1795470000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "consent" ("id" uuid NOT NULL, "version" integer NOT NULL DEFAULT '1', "state" text NOT NULL, "given_on" date, "valid_until" date, "expires_at" TIMESTAMP(3) WITH TIME ZONE, "uses" text array NOT NULL DEFAULT '{}', "event" text NOT NULL DEFAULT '', "encrypted" bytea, "reference_index" text, "withdrawn_at" TIMESTAMP(3) WITH TIME ZONE, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "consent_expires" CHECK ((valid_until is null) = (expires_at is null)), CONSTRAINT "consent_uses" CHECK (uses <@ array['site', 'socialNetworks', 'print']), CONSTRAINT "consent_state" CHECK (state in ('asked', 'given', 'refused', 'withdrawn')), CONSTRAINT "PK_9115e8d6b082d4fc46d56134d29" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "consent_reference" ON "consent"  ("reference_index") WHERE reference_index is not null`,
    );
    await runner.query(`CREATE INDEX "consent_order" ON "consent"  ("created_at", "id") `);
    await runner.query(
      `CREATE TABLE "consent_image" ("consent_id" uuid NOT NULL, "image_id" uuid NOT NULL, CONSTRAINT "PK_e637c2a10988013cb54d7f36039" PRIMARY KEY ("consent_id", "image_id"))`,
    );
    await runner.query(`CREATE INDEX "consent_image_of_image" ON "consent_image"  ("image_id") `);
    await runner.query(
      `CREATE TABLE "consent_paper" ("id" uuid NOT NULL, "consent_id" uuid NOT NULL, "type" text NOT NULL, "size" integer NOT NULL, "added_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "encrypted" bytea NOT NULL, CONSTRAINT "REL_40da25e9d3a25b634e9f094277" UNIQUE ("consent_id"), CONSTRAINT "consent_paper_type" CHECK (type in ('application/pdf', 'image/webp')), CONSTRAINT "PK_2255dc8edbc024f48444dc1de43" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "withheld_file" ("public_id" text NOT NULL, "at" TIMESTAMP(3) WITH TIME ZONE NOT NULL, CONSTRAINT "PK_db27b73b20d08c0664ddeb7bcf8" PRIMARY KEY ("public_id"))`,
    );
    await runner.query(`ALTER TABLE "security_event" ADD "consent_id" uuid`);
    await runner.query(`ALTER TABLE "image" ADD "shows" text NOT NULL DEFAULT 'unknown'`);
    await runner.query(`ALTER TABLE "image" ADD "withheld_from" TIMESTAMP(3) WITH TIME ZONE`);
    await runner.query(`ALTER TABLE "image" ADD "is_private" boolean NOT NULL DEFAULT false`);
    await runner.query(
      `ALTER TABLE "settings" ADD "pictures_need_consent" boolean NOT NULL DEFAULT true`,
    );
    await runner.query(
      `CREATE INDEX "image_withheld" ON "image"  ("withheld_from") WHERE withheld_from is not null`,
    );
    await runner.query(
      `ALTER TABLE "image" ADD CONSTRAINT "image_shows" CHECK (shows in ('unknown', 'nobody', 'adults', 'children'))`,
    );
    await runner.query(
      `ALTER TABLE "consent_image" ADD CONSTRAINT "FK_d0260397efea96a31b611088fa0" FOREIGN KEY ("consent_id") REFERENCES "consent"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "consent_paper" ADD CONSTRAINT "FK_40da25e9d3a25b634e9f0942770" FOREIGN KEY ("consent_id") REFERENCES "consent"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    for (const one of functions) await runner.query(one);
    for (const one of triggers) await runner.query(`CREATE TRIGGER ${one}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const trigger of ["set_image_withheld_from", "keep_withheld_files"]) {
      await runner.query(`DROP TRIGGER ${trigger} ON image`);
    }
    await runner.query("DROP TRIGGER follow_consent_rule ON settings");
    await runner.query("DROP TABLE consent_paper, consent_image, consent, withheld_file");
    for (const one of functions.toReversed()) {
      const [, name] = /FUNCTION (\w+\([^)]*\))/.exec(one) ?? [];
      await runner.query(`DROP FUNCTION ${name}`);
    }
    await runner.query(`ALTER TABLE "image" DROP CONSTRAINT "image_shows"`);
    await runner.query(`DROP INDEX "public"."image_withheld"`);
    await runner.query(`ALTER TABLE "settings" DROP COLUMN "pictures_need_consent"`);
    await runner.query(`ALTER TABLE "image" DROP COLUMN "is_private"`);
    await runner.query(`ALTER TABLE "image" DROP COLUMN "withheld_from"`);
    await runner.query(`ALTER TABLE "image" DROP COLUMN "shows"`);
    await runner.query(`ALTER TABLE "security_event" DROP COLUMN "consent_id"`);
  }
}
