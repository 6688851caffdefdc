import type { MigrationInterface, QueryRunner } from "typeorm";

/** The kinds of content that existed at the time of this migration. */
const kinds = [
  ["report", "Report"],
  ["blog_post", "BlogPost"],
  ["gallery", "Gallery"],
  ["gallery_category", "GalleryCategory"],
  ["project", "Project"],
  ["member", "Member"],
  ["partner", "Partner"],
  ["together_point", "TogetherPoint"],
  ["page", "Page"],
] as const;

/** Other systems are told what visitors see: webhooks, their outbox, and what is published later. */
export class AddWebhooks1795620000000 implements MigrationInterface {
  name = "AddWebhooks1795620000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE webhook (
         id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT webhook_pkey PRIMARY KEY,
         version integer NOT NULL DEFAULT 1,
         name text NOT NULL,
         url text NOT NULL,
         events text[] NOT NULL,
         kinds text[] NOT NULL,
         is_active boolean NOT NULL DEFAULT true,
         secret bytea NOT NULL,
         previous_secret bytea,
         previous_secret_until timestamptz(3),
         created_at timestamptz(3) NOT NULL
       )`,
    );
    await runner.query(
      `CREATE TABLE webhook_delivery (
         id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT webhook_delivery_pkey PRIMARY KEY,
         sequence bigserial NOT NULL,
         webhook_id uuid NOT NULL CONSTRAINT webhook_delivery_webhook_fkey REFERENCES webhook (id) ON DELETE CASCADE,
         event text NOT NULL,
         kind text NOT NULL,
         item_id uuid NOT NULL,
         path text NOT NULL,
         languages text[] NOT NULL,
         version integer NOT NULL,
         at timestamptz(3) NOT NULL,
         state text NOT NULL DEFAULT 'waiting',
         attempts integer NOT NULL DEFAULT 0,
         next_attempt_at timestamptz(3) NOT NULL DEFAULT now(),
         retry_until timestamptz(3) NOT NULL,
         claimed_until timestamptz(3),
         last_error text NOT NULL DEFAULT '',
         delivered_at timestamptz(3)
       )`,
    );
    await runner.query(
      "CREATE INDEX webhook_delivery_claimed ON webhook_delivery (webhook_id) WHERE claimed_until IS NOT NULL",
    );
    await runner.query(
      "CREATE INDEX webhook_delivery_order ON webhook_delivery (webhook_id, item_id, sequence) WHERE state = 'waiting'",
    );
    await runner.query(
      "CREATE INDEX webhook_delivery_log ON webhook_delivery (webhook_id, sequence)",
    );
    await runner.query(
      `CREATE TABLE scheduled_publication (
         item_id uuid NOT NULL CONSTRAINT scheduled_publication_pkey PRIMARY KEY,
         kind text NOT NULL,
         at timestamptz(3) NOT NULL
       )`,
    );
    await runner.query("CREATE INDEX scheduled_publication_at ON scheduled_publication (at)");
    for (const [table, kind] of kinds) {
      await runner.query(
        `INSERT INTO scheduled_publication (item_id, kind, at)
         SELECT item.id, '${kind}', min(translation.published_at)
         FROM ${table} item JOIN ${table}_translation translation ON translation.item_id = item.id
         WHERE item.deleted_at IS NULL AND translation.published_at > now() GROUP BY item.id`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE scheduled_publication, webhook_delivery, webhook");
  }
}
