import type { MigrationInterface, QueryRunner } from "typeorm";

export class Begin1795171571154 implements MigrationInterface {
  name = "Begin1795171571154";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "attempt" ("key" text NOT NULL, "points" integer NOT NULL DEFAULT '0', "expire" bigint, CONSTRAINT "PK_e3a39bfc9b3dc559313a8f4a957" PRIMARY KEY ("key"))`,
    );
    await runner.query(
      `CREATE TABLE "account" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "email" text NOT NULL, "name" text NOT NULL DEFAULT '', "user_type" text NOT NULL, "password_hash" text NOT NULL, "session_version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "account_email" UNIQUE ("email"), CONSTRAINT "account_email_lower" CHECK (email = lower(email)), CONSTRAINT "account_user_type" CHECK (user_type in ('admin', 'editor')), CONSTRAINT "PK_54115ee388cdb6d86bb4bf5b2ea" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "image" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "public_id" text NOT NULL, "store" text NOT NULL, "url" text NOT NULL, "width" integer, "height" integer, "thumbhash" text, "alt_ua" text NOT NULL DEFAULT '', "alt_eng" text NOT NULL DEFAULT '', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "UQ_9ce228304ac3d555798e1953ad1" UNIQUE ("public_id"), CONSTRAINT "image_height" CHECK (height > 0), CONSTRAINT "image_width" CHECK (width > 0), CONSTRAINT "image_store" CHECK (store in ('local', 'cloudinary', 'elsewhere')), CONSTRAINT "PK_d6db1ab4ee9ad9dbe86c64e4cc3" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "image_order" ON "image"  ("created_at", "id") `);
    await runner.query(
      `CREATE TABLE "blog_post" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "posted_at" TIMESTAMP(3) WITH TIME ZONE, "image_id" uuid, CONSTRAINT "PK_694e842ad1c2b33f5939de6fede" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "blog_post_translation" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "language" text NOT NULL, "published_at" TIMESTAMP(3) WITH TIME ZONE, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "item_id" uuid NOT NULL, "title" text NOT NULL DEFAULT '', "short_description" text NOT NULL DEFAULT '', "content" text NOT NULL DEFAULT '', CONSTRAINT "blog_post_translation_once" UNIQUE ("item_id", "language"), CONSTRAINT "blog_post_translation_language" CHECK (language in ('ua', 'eng')), CONSTRAINT "PK_964a628ff2667f9e08136912d8b" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "gallery_category" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "position" integer NOT NULL DEFAULT '0', "image_id" uuid, CONSTRAINT "PK_4cb618dcd8cc6c631b6edbdb3c9" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "gallery_category_order" ON "gallery_category"  ("position", "id") `,
    );
    await runner.query(
      `CREATE TABLE "gallery_category_translation" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "language" text NOT NULL, "published_at" TIMESTAMP(3) WITH TIME ZONE, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "item_id" uuid NOT NULL, "name" text NOT NULL DEFAULT '', "description" text NOT NULL DEFAULT '', CONSTRAINT "gallery_category_translation_once" UNIQUE ("item_id", "language"), CONSTRAINT "gallery_category_translation_language" CHECK (language in ('ua', 'eng')), CONSTRAINT "PK_4ff50e79e6fe127ba47603c3e61" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "gallery" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "category_id" uuid NOT NULL, "is_important" boolean NOT NULL DEFAULT false, "gallery_date" text NOT NULL DEFAULT '', "day" date, CONSTRAINT "PK_65d7a1ef91ddafb3e7071b188a0" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "gallery_translation" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "language" text NOT NULL, "published_at" TIMESTAMP(3) WITH TIME ZONE, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "item_id" uuid NOT NULL, "title" text NOT NULL DEFAULT '', "description" text NOT NULL DEFAULT '', CONSTRAINT "gallery_translation_once" UNIQUE ("item_id", "language"), CONSTRAINT "gallery_translation_language" CHECK (language in ('ua', 'eng')), CONSTRAINT "PK_518bbfdcba4c7ed9814dd034952" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "gallery_image" ("item_id" uuid NOT NULL, "position" integer NOT NULL, "image_id" uuid NOT NULL, CONSTRAINT "PK_3719d9afbf7aaf158fa7aaf04ee" PRIMARY KEY ("item_id", "position"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_53cf5d716d58ac074e767fad67" ON "gallery_image"  ("image_id") `,
    );
    await runner.query(
      `CREATE TABLE "member" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "position" integer NOT NULL DEFAULT '0', "is_organizer" boolean NOT NULL DEFAULT false, "is_psychologist" boolean NOT NULL DEFAULT false, "image_id" uuid, CONSTRAINT "PK_97cbbe986ce9d14ca5894fdc072" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "member_order" ON "member"  ("position", "id") `);
    await runner.query(
      `CREATE TABLE "member_translation" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "language" text NOT NULL, "published_at" TIMESTAMP(3) WITH TIME ZONE, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "item_id" uuid NOT NULL, "name" text NOT NULL DEFAULT '', "surname" text NOT NULL DEFAULT '', "role" text NOT NULL DEFAULT '', "about" text NOT NULL DEFAULT '', CONSTRAINT "member_translation_once" UNIQUE ("item_id", "language"), CONSTRAINT "member_translation_language" CHECK (language in ('ua', 'eng')), CONSTRAINT "PK_062f55f6f58d65daea7174d888b" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "partner" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "position" integer NOT NULL DEFAULT '0', "website" text, "image_id" uuid, CONSTRAINT "partner_website" CHECK (website ilike 'https://%'), CONSTRAINT "PK_8f34ff11ddd5459eacbfacd48ca" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "partner_order" ON "partner"  ("position", "id") `);
    await runner.query(
      `CREATE TABLE "partner_translation" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "language" text NOT NULL, "published_at" TIMESTAMP(3) WITH TIME ZONE, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "item_id" uuid NOT NULL, "name" text NOT NULL DEFAULT '', CONSTRAINT "partner_translation_once" UNIQUE ("item_id", "language"), CONSTRAINT "partner_translation_language" CHECK (language in ('ua', 'eng')), CONSTRAINT "PK_39eba2821841dfc6d4e17b77441" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "project" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "position" integer NOT NULL DEFAULT '0', "section" text NOT NULL DEFAULT 'list', "page" text, "image_id" uuid, CONSTRAINT "project_page_once" UNIQUE ("page"), CONSTRAINT "project_page" CHECK (page in ('together', 'psychologicalWork', 'humanitarianHelp', 'toyLibrary')), CONSTRAINT "project_section" CHECK (section in ('list', 'featured', 'fund', 'goal')), CONSTRAINT "PK_4d68b1358bb5b766d3e78f32f57" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "project_order" ON "project"  ("position", "id") `);
    await runner.query(
      `CREATE TABLE "project_translation" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "language" text NOT NULL, "published_at" TIMESTAMP(3) WITH TIME ZONE, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "item_id" uuid NOT NULL, "name" text NOT NULL DEFAULT '', "summary" text NOT NULL DEFAULT '', "description" text NOT NULL DEFAULT '', CONSTRAINT "project_translation_once" UNIQUE ("item_id", "language"), CONSTRAINT "project_translation_language" CHECK (language in ('ua', 'eng')), CONSTRAINT "PK_08fe426f8f10f6867cfccec3949" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "project_image" ("item_id" uuid NOT NULL, "position" integer NOT NULL, "image_id" uuid NOT NULL, CONSTRAINT "PK_d78a54d47050301d9d751220d7a" PRIMARY KEY ("item_id", "position"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_ea110f6fa1259504bc37a36788" ON "project_image"  ("image_id") `,
    );
    await runner.query(
      `CREATE TABLE "report" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "month" integer NOT NULL DEFAULT '0', "year" integer NOT NULL, CONSTRAINT "report_year" CHECK (year between 1990 and 2200), CONSTRAINT "report_month" CHECK (month between 0 and 12), CONSTRAINT "PK_99e4d0bea58cba73c57f935a546" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "report_order" ON "report"  ("year", "month", "id") `);
    await runner.query(
      `CREATE TABLE "report_translation" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "language" text NOT NULL, "published_at" TIMESTAMP(3) WITH TIME ZONE, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "item_id" uuid NOT NULL, "description" text NOT NULL DEFAULT '', CONSTRAINT "report_translation_once" UNIQUE ("item_id", "language"), CONSTRAINT "report_translation_language" CHECK (language in ('ua', 'eng')), CONSTRAINT "PK_7a402084f389d2edd71eae49328" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "report_image" ("item_id" uuid NOT NULL, "position" integer NOT NULL, "image_id" uuid NOT NULL, CONSTRAINT "PK_173f9a0c7b306ad5bca2f65f17d" PRIMARY KEY ("item_id", "position"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_0e1467134c9aa56a7546e07330" ON "report_image"  ("image_id") `,
    );
    await runner.query(
      `CREATE TABLE "report_document" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "item_id" uuid, "position" integer NOT NULL DEFAULT '0', "name_ua" text NOT NULL DEFAULT '', "name_eng" text NOT NULL DEFAULT '', "url" text NOT NULL, "size" integer NOT NULL, "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "report_document_size" CHECK (size > 0), CONSTRAINT "PK_8f9544ad47642f865529e9f6710" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "report_document_order" ON "report_document"  ("item_id", "position") `,
    );
    await runner.query(
      `CREATE TABLE "settings" ("id" integer NOT NULL DEFAULT '1', "version" integer NOT NULL DEFAULT '1', "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "phone" text NOT NULL DEFAULT '', "email" text NOT NULL DEFAULT '', "opens_at" text NOT NULL DEFAULT '10:00', "closes_at" text NOT NULL DEFAULT '18:00', "facebook_url" text, "instagram_url" text, "telegram_url" text, "youtube_url" text, "card_payment_url" text, "edrpou" text NOT NULL DEFAULT '', "iban" text NOT NULL DEFAULT '', "euro_iban" text, "swift" text, CONSTRAINT "settings_euro_iban" CHECK (euro_iban ~ '^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$'), CONSTRAINT "settings_iban" CHECK (iban ~ '^(UA[0-9A-Z]{27})?$'), CONSTRAINT "settings_edrpou" CHECK (edrpou ~ '^([0-9]{8})?$'), CONSTRAINT "settings_card_payment_url" CHECK (card_payment_url ilike 'https://%'), CONSTRAINT "settings_youtube_url" CHECK (youtube_url ilike 'https://%'), CONSTRAINT "settings_telegram_url" CHECK (telegram_url ilike 'https://%'), CONSTRAINT "settings_instagram_url" CHECK (instagram_url ilike 'https://%'), CONSTRAINT "settings_facebook_url" CHECK (facebook_url ilike 'https://%'), CONSTRAINT "settings_closes_at" CHECK (closes_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'), CONSTRAINT "settings_opens_at" CHECK (opens_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'), CONSTRAINT "settings_one" CHECK (id = 1), CONSTRAINT "PK_0669fe20e252eb692bf4d344975" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "settings_translation" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "item_id" integer NOT NULL, "language" text NOT NULL, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "foundation_name" text NOT NULL DEFAULT '', "tagline" text NOT NULL DEFAULT '', "address" text NOT NULL DEFAULT '', "schedule" text NOT NULL DEFAULT '', "recipient" text NOT NULL DEFAULT '', "bank_name" text NOT NULL DEFAULT '', "payment_purpose" text NOT NULL DEFAULT '', "institutions" integer NOT NULL DEFAULT '0', "families" integer NOT NULL DEFAULT '0', "partners" integer NOT NULL DEFAULT '0', "tons" integer NOT NULL DEFAULT '0', "children_thousands" integer NOT NULL DEFAULT '0', CONSTRAINT "settings_translation_once" UNIQUE ("item_id", "language"), CONSTRAINT "settings_translation_counters" CHECK (least(institutions, families, partners, tons, children_thousands) >= 0), CONSTRAINT "settings_translation_language" CHECK (language in ('ua', 'eng')), CONSTRAINT "PK_e9a33a66e0ddb549554de6c3fab" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "together_point" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "version" integer NOT NULL DEFAULT '1', "created_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "position" integer NOT NULL DEFAULT '0', "city" text NOT NULL, CONSTRAINT "together_point_city_once" UNIQUE ("city"), CONSTRAINT "together_point_city" CHECK (city in ('Chernivtsi', 'Chortkiv', 'IvanoFrankivsk', 'Kalush', 'Shumsk', 'Storojinets', 'Ternopil', 'Tyachiv', 'UzhorodRakotci', 'UzhorodShvabska')), CONSTRAINT "PK_9e207af3c0e5857e86b53b16337" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE INDEX "together_point_order" ON "together_point"  ("position", "id") `,
    );
    await runner.query(
      `CREATE TABLE "together_point_translation" ("id" uuid NOT NULL DEFAULT gen_random_uuid(), "language" text NOT NULL, "published_at" TIMESTAMP(3) WITH TIME ZONE, "updated_at" TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(), "item_id" uuid NOT NULL, "name" text NOT NULL DEFAULT '', "locative" text NOT NULL DEFAULT '', CONSTRAINT "together_point_translation_once" UNIQUE ("item_id", "language"), CONSTRAINT "together_point_translation_language" CHECK (language in ('ua', 'eng')), CONSTRAINT "PK_5135cd6d32ff909b80928dd6c0b" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE TABLE "together_point_image" ("item_id" uuid NOT NULL, "position" integer NOT NULL, "image_id" uuid NOT NULL, CONSTRAINT "PK_2e050e453703556812eff16547a" PRIMARY KEY ("item_id", "position"))`,
    );
    await runner.query(
      `CREATE INDEX "IDX_a9d290e3cee79bcd7da5bfe9f4" ON "together_point_image"  ("image_id") `,
    );
    await runner.query(
      `ALTER TABLE "blog_post" ADD CONSTRAINT "FK_ded128eb3cd8eaa9cacf88cf2d9" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "blog_post_translation" ADD CONSTRAINT "FK_e877c7fdfd68498a9288cf76a62" FOREIGN KEY ("item_id") REFERENCES "blog_post"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "gallery_category" ADD CONSTRAINT "FK_544ccdf2b969fe20845fa70848c" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "gallery_category_translation" ADD CONSTRAINT "FK_e138629096cf3423e8788d42778" FOREIGN KEY ("item_id") REFERENCES "gallery_category"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "gallery" ADD CONSTRAINT "FK_4cb618dcd8cc6c631b6edbdb3c9" FOREIGN KEY ("category_id") REFERENCES "gallery_category"("id") ON DELETE NO ACTION ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "gallery_translation" ADD CONSTRAINT "FK_bc2cbea197b7a5af07bffb3348b" FOREIGN KEY ("item_id") REFERENCES "gallery"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "gallery_image" ADD CONSTRAINT "FK_53cf5d716d58ac074e767fad671" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "gallery_image" ADD CONSTRAINT "FK_668c169d8f5c4eee02096064058" FOREIGN KEY ("item_id") REFERENCES "gallery"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "member" ADD CONSTRAINT "FK_d7a3fe6830f4d25c45463cf50c8" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "member_translation" ADD CONSTRAINT "FK_cce07cd4edf7db725377b62ff6a" FOREIGN KEY ("item_id") REFERENCES "member"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "partner" ADD CONSTRAINT "FK_2d8eac288dd091eb8fabacacb45" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "partner_translation" ADD CONSTRAINT "FK_390916037a6367995dbf7d79ca2" FOREIGN KEY ("item_id") REFERENCES "partner"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "project" ADD CONSTRAINT "FK_09b0ab9ec6330049e8a59289e32" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "project_translation" ADD CONSTRAINT "FK_1cf9a1157912e1a343bc1c15627" FOREIGN KEY ("item_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "project_image" ADD CONSTRAINT "FK_ea110f6fa1259504bc37a367882" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "project_image" ADD CONSTRAINT "FK_1919a2c7313f7bfdb0df6c44601" FOREIGN KEY ("item_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "report_translation" ADD CONSTRAINT "FK_0b1d36e085c85f14326df9e32a4" FOREIGN KEY ("item_id") REFERENCES "report"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "report_image" ADD CONSTRAINT "FK_0e1467134c9aa56a7546e07330b" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "report_image" ADD CONSTRAINT "FK_8d4b2ef97a161e4853587d0d40d" FOREIGN KEY ("item_id") REFERENCES "report"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "report_document" ADD CONSTRAINT "FK_0cd55604ba777388da7242a2fe8" FOREIGN KEY ("item_id") REFERENCES "report"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "settings_translation" ADD CONSTRAINT "FK_7b5b56bd2d6dc3afe6a96996ab0" FOREIGN KEY ("item_id") REFERENCES "settings"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "together_point_translation" ADD CONSTRAINT "FK_2e047c0990d00f405e8e9d64740" FOREIGN KEY ("item_id") REFERENCES "together_point"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "together_point_image" ADD CONSTRAINT "FK_a9d290e3cee79bcd7da5bfe9f4a" FOREIGN KEY ("image_id") REFERENCES "image"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await runner.query(
      `ALTER TABLE "together_point_image" ADD CONSTRAINT "FK_30dec03a746274db41e570d7afe" FOREIGN KEY ("item_id") REFERENCES "together_point"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    // Orders by expressions, which the entities cannot tell.
    await runner.query(
      `CREATE INDEX gallery_order ON gallery (coalesce(day, '-infinity'), created_at, id)`,
    );
    await runner.query(
      `CREATE INDEX gallery_order_in_category
       ON gallery (category_id, coalesce(day, '-infinity'), created_at, id)`,
    );
    await runner.query(
      `CREATE INDEX gallery_order_of_news
       ON gallery (coalesce(day, '-infinity'), created_at, id) WHERE is_important`,
    );
    await runner.query(
      `CREATE INDEX blog_post_order ON blog_post (coalesce(posted_at, created_at), id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "together_point_image" DROP CONSTRAINT "FK_30dec03a746274db41e570d7afe"`,
    );
    await runner.query(
      `ALTER TABLE "together_point_image" DROP CONSTRAINT "FK_a9d290e3cee79bcd7da5bfe9f4a"`,
    );
    await runner.query(
      `ALTER TABLE "together_point_translation" DROP CONSTRAINT "FK_2e047c0990d00f405e8e9d64740"`,
    );
    await runner.query(
      `ALTER TABLE "settings_translation" DROP CONSTRAINT "FK_7b5b56bd2d6dc3afe6a96996ab0"`,
    );
    await runner.query(
      `ALTER TABLE "report_document" DROP CONSTRAINT "FK_0cd55604ba777388da7242a2fe8"`,
    );
    await runner.query(
      `ALTER TABLE "report_image" DROP CONSTRAINT "FK_8d4b2ef97a161e4853587d0d40d"`,
    );
    await runner.query(
      `ALTER TABLE "report_image" DROP CONSTRAINT "FK_0e1467134c9aa56a7546e07330b"`,
    );
    await runner.query(
      `ALTER TABLE "report_translation" DROP CONSTRAINT "FK_0b1d36e085c85f14326df9e32a4"`,
    );
    await runner.query(
      `ALTER TABLE "project_image" DROP CONSTRAINT "FK_1919a2c7313f7bfdb0df6c44601"`,
    );
    await runner.query(
      `ALTER TABLE "project_image" DROP CONSTRAINT "FK_ea110f6fa1259504bc37a367882"`,
    );
    await runner.query(
      `ALTER TABLE "project_translation" DROP CONSTRAINT "FK_1cf9a1157912e1a343bc1c15627"`,
    );
    await runner.query(`ALTER TABLE "project" DROP CONSTRAINT "FK_09b0ab9ec6330049e8a59289e32"`);
    await runner.query(
      `ALTER TABLE "partner_translation" DROP CONSTRAINT "FK_390916037a6367995dbf7d79ca2"`,
    );
    await runner.query(`ALTER TABLE "partner" DROP CONSTRAINT "FK_2d8eac288dd091eb8fabacacb45"`);
    await runner.query(
      `ALTER TABLE "member_translation" DROP CONSTRAINT "FK_cce07cd4edf7db725377b62ff6a"`,
    );
    await runner.query(`ALTER TABLE "member" DROP CONSTRAINT "FK_d7a3fe6830f4d25c45463cf50c8"`);
    await runner.query(
      `ALTER TABLE "gallery_image" DROP CONSTRAINT "FK_668c169d8f5c4eee02096064058"`,
    );
    await runner.query(
      `ALTER TABLE "gallery_image" DROP CONSTRAINT "FK_53cf5d716d58ac074e767fad671"`,
    );
    await runner.query(
      `ALTER TABLE "gallery_translation" DROP CONSTRAINT "FK_bc2cbea197b7a5af07bffb3348b"`,
    );
    await runner.query(`ALTER TABLE "gallery" DROP CONSTRAINT "FK_4cb618dcd8cc6c631b6edbdb3c9"`);
    await runner.query(
      `ALTER TABLE "gallery_category_translation" DROP CONSTRAINT "FK_e138629096cf3423e8788d42778"`,
    );
    await runner.query(
      `ALTER TABLE "gallery_category" DROP CONSTRAINT "FK_544ccdf2b969fe20845fa70848c"`,
    );
    await runner.query(
      `ALTER TABLE "blog_post_translation" DROP CONSTRAINT "FK_e877c7fdfd68498a9288cf76a62"`,
    );
    await runner.query(`ALTER TABLE "blog_post" DROP CONSTRAINT "FK_ded128eb3cd8eaa9cacf88cf2d9"`);
    await runner.query(`DROP INDEX "public"."IDX_a9d290e3cee79bcd7da5bfe9f4"`);
    await runner.query(`DROP TABLE "together_point_image"`);
    await runner.query(`DROP TABLE "together_point_translation"`);
    await runner.query(`DROP INDEX "public"."together_point_order"`);
    await runner.query(`DROP TABLE "together_point"`);
    await runner.query(`DROP TABLE "settings_translation"`);
    await runner.query(`DROP TABLE "settings"`);
    await runner.query(`DROP INDEX "public"."report_document_order"`);
    await runner.query(`DROP TABLE "report_document"`);
    await runner.query(`DROP INDEX "public"."IDX_0e1467134c9aa56a7546e07330"`);
    await runner.query(`DROP TABLE "report_image"`);
    await runner.query(`DROP TABLE "report_translation"`);
    await runner.query(`DROP INDEX "public"."report_order"`);
    await runner.query(`DROP TABLE "report"`);
    await runner.query(`DROP INDEX "public"."IDX_ea110f6fa1259504bc37a36788"`);
    await runner.query(`DROP TABLE "project_image"`);
    await runner.query(`DROP TABLE "project_translation"`);
    await runner.query(`DROP INDEX "public"."project_order"`);
    await runner.query(`DROP TABLE "project"`);
    await runner.query(`DROP TABLE "partner_translation"`);
    await runner.query(`DROP INDEX "public"."partner_order"`);
    await runner.query(`DROP TABLE "partner"`);
    await runner.query(`DROP TABLE "member_translation"`);
    await runner.query(`DROP INDEX "public"."member_order"`);
    await runner.query(`DROP TABLE "member"`);
    await runner.query(`DROP INDEX "public"."IDX_53cf5d716d58ac074e767fad67"`);
    await runner.query(`DROP TABLE "gallery_image"`);
    await runner.query(`DROP TABLE "gallery_translation"`);
    await runner.query(`DROP TABLE "gallery"`);
    await runner.query(`DROP TABLE "gallery_category_translation"`);
    await runner.query(`DROP INDEX "public"."gallery_category_order"`);
    await runner.query(`DROP TABLE "gallery_category"`);
    await runner.query(`DROP TABLE "blog_post_translation"`);
    await runner.query(`DROP TABLE "blog_post"`);
    await runner.query(`DROP INDEX "public"."image_order"`);
    await runner.query(`DROP TABLE "image"`);
    await runner.query(`DROP TABLE "account"`);
    await runner.query(`DROP TABLE "attempt"`);
  }
}
