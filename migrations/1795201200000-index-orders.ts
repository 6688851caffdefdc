import type { MigrationInterface, QueryRunner } from "typeorm";

const kinds = [
  ...["blog_post", "gallery_category", "gallery", "member", "partner", "project", "report"],
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

const imageWords = "search_form(alt_ua || ' ' || alt_eng || ' ' || file_name)";

export class IndexOrders1795201200000 implements MigrationInterface {
  name = "IndexOrders1795201200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "image_uncropped" ON "image"  ("uncropped_public_id") WHERE uncropped_public_id is not null`,
    );
    await runner.query(
      `CREATE INDEX "image_without_text" ON "image"  ("created_at", "id") WHERE not is_decorative and (alt_ua = '' or alt_eng = '')`,
    );
    await runner.query(
      `CREATE INDEX "IDX_541b369281da0bf28f5b72e94d" ON "blog_post"  ("deleted_at") WHERE deleted_at is not null`,
    );
    await runner.query(
      `CREATE INDEX "IDX_5bc86035a1f47ff8a5c60835f5" ON "blog_post"  ("updated_at", "id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_0b4577fe534f060c65ce890b85" ON "blog_post_translation"  ("published_at") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_e0a223cdd7a17a6795b640e063" ON "gallery_category"  ("deleted_at") WHERE deleted_at is not null`,
    );
    await runner.query(
      `CREATE INDEX "IDX_0f1c28dbc7102d0a68a7bcce40" ON "gallery_category"  ("updated_at", "id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_b9d62445c66caea979321b9121" ON "gallery_category_translation"  ("published_at") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_5a0f5a6d9f6047ee12af871c15" ON "gallery"  ("deleted_at") WHERE deleted_at is not null`,
    );
    await runner.query(
      `CREATE INDEX "IDX_bd0a60b09462a56dd1f29e7beb" ON "gallery"  ("updated_at", "id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_9c3f95475ed273452c0730e09f" ON "gallery_translation"  ("published_at") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_4db0be2d73e55d41669c41af1f" ON "member"  ("deleted_at") WHERE deleted_at is not null`,
    );
    await runner.query(
      `CREATE INDEX "IDX_060e063f57c8495fcaac4f4db6" ON "member"  ("updated_at", "id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_28e8fa6240e6b225dbb07fd15a" ON "member_translation"  ("published_at") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_d0007f88539869046922d4f36a" ON "partner"  ("deleted_at") WHERE deleted_at is not null`,
    );
    await runner.query(
      `CREATE INDEX "IDX_961ec0e117e06d652779cce665" ON "partner"  ("updated_at", "id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_e36534ce8c4094c45fe0b5c1e6" ON "partner_translation"  ("published_at") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_456dcea4d254bbe82b6bd4c33d" ON "project"  ("deleted_at") WHERE deleted_at is not null`,
    );
    await runner.query(
      `CREATE INDEX "IDX_93b3df865f902c3c3966ddd069" ON "project"  ("updated_at", "id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_542a23a6c19188f039b3ec385c" ON "project_translation"  ("published_at") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_592aa1506f215621e15419d433" ON "report"  ("deleted_at") WHERE deleted_at is not null`,
    );
    await runner.query(
      `CREATE INDEX "IDX_953b68be877fe485a8da3be686" ON "report"  ("updated_at", "id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_9ed6b02adcd982fd2219308a87" ON "report_translation"  ("published_at") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_945389da3dd409b43e7ef32d2d" ON "together_point"  ("deleted_at") WHERE deleted_at is not null`,
    );
    await runner.query(
      `CREATE INDEX "IDX_f0cd2956e381d3367dac1a9cb1" ON "together_point"  ("updated_at", "id") `,
    );
    await runner.query(
      `CREATE INDEX "IDX_61ef68391156b2d49d34a1a102" ON "together_point_translation"  ("published_at") `,
    );
    await runner.query(searchLetters);
    for (const kind of kinds) {
      await runner.query(`DROP INDEX ${kind}_translation_search`);
      await runner.query(
        `CREATE INDEX ${kind}_translation_search ON ${kind}_translation
         USING gin (search_letters(search_form) gin_trgm_ops)`,
      );
    }
    await runner.query(
      `CREATE INDEX image_search ON image USING gin (search_letters(${imageWords}) gin_trgm_ops)`,
    );
    await runner.query(
      `CREATE INDEX gallery_year ON gallery ((extract(year from day)::int))
       WHERE day is not null`,
    );
    // Expressions have no statistics before somebody looks, and the planner would guess.
    for (const kind of kinds) await runner.query(`ANALYZE ${kind}_translation`);
    await runner.query(`ANALYZE image`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX gallery_year`);
    await runner.query(`DROP INDEX image_search`);
    for (const kind of kinds) {
      await runner.query(`DROP INDEX ${kind}_translation_search`);
      await runner.query(
        `CREATE INDEX ${kind}_translation_search ON ${kind}_translation
         USING gin (search_form gin_trgm_ops)`,
      );
    }
    await runner.query(`DROP FUNCTION search_letters(text)`);
    await runner.query(`DROP INDEX "public"."IDX_61ef68391156b2d49d34a1a102"`);
    await runner.query(`DROP INDEX "public"."IDX_f0cd2956e381d3367dac1a9cb1"`);
    await runner.query(`DROP INDEX "public"."IDX_945389da3dd409b43e7ef32d2d"`);
    await runner.query(`DROP INDEX "public"."IDX_9ed6b02adcd982fd2219308a87"`);
    await runner.query(`DROP INDEX "public"."IDX_953b68be877fe485a8da3be686"`);
    await runner.query(`DROP INDEX "public"."IDX_592aa1506f215621e15419d433"`);
    await runner.query(`DROP INDEX "public"."IDX_542a23a6c19188f039b3ec385c"`);
    await runner.query(`DROP INDEX "public"."IDX_93b3df865f902c3c3966ddd069"`);
    await runner.query(`DROP INDEX "public"."IDX_456dcea4d254bbe82b6bd4c33d"`);
    await runner.query(`DROP INDEX "public"."IDX_e36534ce8c4094c45fe0b5c1e6"`);
    await runner.query(`DROP INDEX "public"."IDX_961ec0e117e06d652779cce665"`);
    await runner.query(`DROP INDEX "public"."IDX_d0007f88539869046922d4f36a"`);
    await runner.query(`DROP INDEX "public"."IDX_28e8fa6240e6b225dbb07fd15a"`);
    await runner.query(`DROP INDEX "public"."IDX_060e063f57c8495fcaac4f4db6"`);
    await runner.query(`DROP INDEX "public"."IDX_4db0be2d73e55d41669c41af1f"`);
    await runner.query(`DROP INDEX "public"."IDX_9c3f95475ed273452c0730e09f"`);
    await runner.query(`DROP INDEX "public"."IDX_bd0a60b09462a56dd1f29e7beb"`);
    await runner.query(`DROP INDEX "public"."IDX_5a0f5a6d9f6047ee12af871c15"`);
    await runner.query(`DROP INDEX "public"."IDX_b9d62445c66caea979321b9121"`);
    await runner.query(`DROP INDEX "public"."IDX_0f1c28dbc7102d0a68a7bcce40"`);
    await runner.query(`DROP INDEX "public"."IDX_e0a223cdd7a17a6795b640e063"`);
    await runner.query(`DROP INDEX "public"."IDX_0b4577fe534f060c65ce890b85"`);
    await runner.query(`DROP INDEX "public"."IDX_5bc86035a1f47ff8a5c60835f5"`);
    await runner.query(`DROP INDEX "public"."IDX_541b369281da0bf28f5b72e94d"`);
    await runner.query(`DROP INDEX "public"."image_without_text"`);
    await runner.query(`DROP INDEX "public"."image_uncropped"`);
  }
}
