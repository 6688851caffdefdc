import type { MigrationInterface, QueryRunner } from "typeorm";

/** Each kind, and what an item of it is called, in SQL on its words; reports have no names. */
const headings = {
  report: "''",
  blog_post: "title",
  gallery_category: "name",
  gallery: "title",
  project: "name",
  member: "name || ' ' || surname",
  partner: "name",
  together_point: "name",
};
const kinds = Object.entries(headings);

/** What lists ask of an item's words, as they stand with the item. */
const listed = {
  public_from: "min(published_at)",
  whole_from: "max(published_at)",
  heading_ua: "coalesce(max(heading) FILTER (WHERE language = 'ua'), max(heading), '')",
  heading_eng: "coalesce(max(heading) FILTER (WHERE language = 'eng'), max(heading), '')",
  lacks_ua: "NOT coalesce(bool_or(filled >= fields) FILTER (WHERE language = 'ua'), false)",
  lacks_eng: "NOT coalesce(bool_or(filled >= fields) FILTER (WHERE language = 'eng'), false)",
  is_outdated: `coalesce(max(words_changed_at) FILTER (WHERE language = 'eng')
      < max(words_changed_at) FILTER (WHERE language = 'ua'), false)`,
  has_draft: "coalesce(bool_or(published_at IS NULL), false)",
};
const columns = Object.keys(listed).join(", ");
const qualified = (row: string) =>
  Object.keys(listed)
    .map((name) => `${row}.${name}`)
    .join(", ");

const listedOf = (kind: string, heading: string, condition: string) => `
  SELECT ${Object.entries(listed).map(([name, sql]) => `${sql} AS ${name}`)}, max(item_id::text)::uuid AS id
  FROM (SELECT *, nullif(btrim(${heading}), '') AS heading FROM ${kind}_translation) words
  ${condition}`;

/**
 * Whoever writes words, the item tells the truth of them. Without this a list asks the words of
 * every item that it counts or puts in order, and no index can know what they say.
 */
const keepListed = (kind: string, heading: string) => `
  CREATE FUNCTION keep_listed_${kind}() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    written uuid := coalesce(new.item_id, old.item_id);
  BEGIN
    UPDATE ${kind} item SET (${columns}) = (${qualified("listed")})
    FROM (${listedOf(kind, heading, "WHERE item_id = written")}) listed
    WHERE item.id = written
      AND (${qualified("item")}) IS DISTINCT FROM (${qualified("listed")});
    RETURN NULL;
  END $$`;

/** By the names that the entities give them. */
const indexes = {
  IDX_17d68a4d4daf5b7be7fa4198d7: "blog_post (heading_ua, id)",
  IDX_541b369281da0bf28f5b72e94d: "blog_post (deleted_at) WHERE deleted_at is not null",
  IDX_5bc86035a1f47ff8a5c60835f5: "blog_post (updated_at, id)",
  IDX_6ef0777e891993b9b6530d2119: "blog_post (public_from) WHERE deleted_at is null",
  IDX_a95a92f6215f45659c607f26d2: "blog_post (heading_eng, id)",
  IDX_0b4577fe534f060c65ce890b85: "blog_post_translation (published_at)",
  IDX_2a25a841a3f9b876df8175971c: "gallery (public_from) WHERE deleted_at is null",
  IDX_47193bd5c88277b5a3471063ab: "gallery (heading_ua, id)",
  IDX_51bebc6b2bceb039d06417dfe7: "gallery (heading_eng, id)",
  IDX_5a0f5a6d9f6047ee12af871c15: "gallery (deleted_at) WHERE deleted_at is not null",
  IDX_bd0a60b09462a56dd1f29e7beb: "gallery (updated_at, id)",
  gallery_public_in_category: "gallery (category_id, public_from) WHERE deleted_at is null",
  IDX_0f1c28dbc7102d0a68a7bcce40: "gallery_category (updated_at, id)",
  IDX_19afbfa17b5c8442a57ec4ce83: "gallery_category (heading_eng, id)",
  IDX_448c7a62b924e11ea212f01a7a: "gallery_category (heading_ua, id)",
  IDX_6169834b35fa2d16fec31efac8: "gallery_category (public_from) WHERE deleted_at is null",
  IDX_e0a223cdd7a17a6795b640e063: "gallery_category (deleted_at) WHERE deleted_at is not null",
  IDX_b9d62445c66caea979321b9121: "gallery_category_translation (published_at)",
  IDX_9c3f95475ed273452c0730e09f: "gallery_translation (published_at)",
  image_uncropped: "image (uncropped_public_id) WHERE uncropped_public_id is not null",
  image_without_text:
    "image (created_at, id) WHERE not is_decorative and (alt_ua = '' or alt_eng = '')",
  IDX_060e063f57c8495fcaac4f4db6: "member (updated_at, id)",
  IDX_436eab81ea15848485a7107502: "member (heading_eng, id)",
  IDX_4db0be2d73e55d41669c41af1f: "member (deleted_at) WHERE deleted_at is not null",
  IDX_74bf079d6e6249ff6b96656aa3: "member (heading_ua, id)",
  IDX_f10bc9532cc72fec6f16158594: "member (public_from) WHERE deleted_at is null",
  IDX_28e8fa6240e6b225dbb07fd15a: "member_translation (published_at)",
  IDX_578d0bd855e98985cd49eb5638: "partner (heading_eng, id)",
  IDX_961ec0e117e06d652779cce665: "partner (updated_at, id)",
  IDX_c89c3ede6642b20d639db12b18: "partner (heading_ua, id)",
  IDX_d0007f88539869046922d4f36a: "partner (deleted_at) WHERE deleted_at is not null",
  IDX_f1544771b340c52b4c23d85855: "partner (public_from) WHERE deleted_at is null",
  IDX_e36534ce8c4094c45fe0b5c1e6: "partner_translation (published_at)",
  IDX_2b31aefb1ea6c47153c33af6ba: "project (heading_eng, id)",
  IDX_456dcea4d254bbe82b6bd4c33d: "project (deleted_at) WHERE deleted_at is not null",
  IDX_93b3df865f902c3c3966ddd069: "project (updated_at, id)",
  IDX_ea13b8020717743b1ad8581554: "project (heading_ua, id)",
  IDX_f2717cdce4e6664c5ebcfbc5a7: "project (public_from) WHERE deleted_at is null",
  IDX_542a23a6c19188f039b3ec385c: "project_translation (published_at)",
  IDX_42f1b1601de41f12781fc9fb26: "report (heading_eng, id)",
  IDX_592aa1506f215621e15419d433: "report (deleted_at) WHERE deleted_at is not null",
  IDX_953b68be877fe485a8da3be686: "report (updated_at, id)",
  IDX_af29a6d869e76c28db7f0f1dd0: "report (public_from) WHERE deleted_at is null",
  IDX_d6b8427e4c5f536a1277691a3e: "report (heading_ua, id)",
  IDX_9ed6b02adcd982fd2219308a87: "report_translation (published_at)",
  IDX_25851a8342ee326f7fdd804b12: "together_point (heading_eng, id)",
  IDX_864d294fed8875dd6dbd2652fd: "together_point (public_from) WHERE deleted_at is null",
  IDX_945389da3dd409b43e7ef32d2d: "together_point (deleted_at) WHERE deleted_at is not null",
  IDX_eb35e2957dc560bbb1c3fb5116: "together_point (heading_ua, id)",
  IDX_f0cd2956e381d3367dac1a9cb1: "together_point (updated_at, id)",
  IDX_61ef68391156b2d49d34a1a102: "together_point_translation (published_at)",
  // By an expression, which the entities cannot tell.
  gallery_year: "gallery ((extract(year from day)::int)) WHERE day is not null",
};

export class IndexOrders1795201200000 implements MigrationInterface {
  name = "IndexOrders1795201200000";

  async up(runner: QueryRunner): Promise<void> {
    for (const [kind, heading] of kinds) {
      await runner.query(
        `ALTER TABLE ${kind} ADD public_from TIMESTAMP(3) WITH TIME ZONE,
         ADD whole_from TIMESTAMP(3) WITH TIME ZONE,
         ADD heading_ua text COLLATE "uk-x-icu" NOT NULL DEFAULT '',
         ADD heading_eng text COLLATE "uk-x-icu" NOT NULL DEFAULT '',
         ADD lacks_ua boolean NOT NULL DEFAULT true, ADD lacks_eng boolean NOT NULL DEFAULT true,
         ADD is_outdated boolean NOT NULL DEFAULT false,
         ADD has_draft boolean NOT NULL DEFAULT false`,
      );
      await runner.query(
        `UPDATE ${kind} item SET (${columns}) = (${qualified("listed")})
         FROM (${listedOf(kind, heading, "GROUP BY item_id")}) listed WHERE item.id = listed.id`,
      );
      await runner.query(keepListed(kind, heading));
      await runner.query(
        `CREATE TRIGGER keep_listed AFTER INSERT OR UPDATE OR DELETE ON ${kind}_translation
         FOR EACH ROW EXECUTE FUNCTION keep_listed_${kind}()`,
      );
    }
    for (const [name, definition] of Object.entries(indexes)) {
      await runner.query(`CREATE INDEX "${name}" ON ${definition}`);
    }
    // What is new has no statistics before somebody looks, and the planner would guess.
    for (const [kind] of kinds) await runner.query(`ANALYZE ${kind}, ${kind}_translation`);
    await runner.query("ANALYZE image");
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(indexes)) await runner.query(`DROP INDEX "${name}"`);
    for (const [kind] of kinds) {
      await runner.query(`DROP TRIGGER keep_listed ON ${kind}_translation`);
      await runner.query(`DROP FUNCTION keep_listed_${kind}()`);
      const dropped = Object.keys(listed).map((name) => `DROP ${name}`);
      await runner.query(`ALTER TABLE ${kind} ${dropped.join(", ")}`);
    }
  }
}
