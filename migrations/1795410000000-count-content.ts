import type { MigrationInterface, QueryRunner } from "typeorm";
import {
  createItemColumnTriggers,
  createItemCountTriggers,
  setItemColumnsFunction,
} from "./support/item-triggers.ts";

/** Each kind with the SQL of an item's title; reports have no titles. */
const kinds: { table: string; title: string; parent?: string }[] = [
  { table: "report", title: "''" },
  { table: "blog_post", title: "title" },
  { table: "gallery_category", title: "name" },
  { table: "gallery", title: "title", parent: "category_id" },
  { table: "project", title: "name" },
  { table: "member", title: "name || ' ' || surname" },
  { table: "partner", title: "name" },
  { table: "together_point", title: "name" },
];

/**
 * Numbers of the items that are not in the trash, and of those with a publication time. The number
 * of a kind, or of one parent's items, is the sum of its rows.
 */
const contentCount = `
  CREATE TABLE content_count (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    item_table text NOT NULL,
    parent_id uuid,
    items integer NOT NULL,
    published integer NOT NULL
  )`;

/**
 * Writes a row that no other transaction has locked, else a new one, so that two saves never wait
 * for each other: there are as many rows as there once were simultaneous writers.
 */
const addToContentCount = `
  CREATE FUNCTION add_to_content_count(of_table text, of_parent uuid, more_items bigint, more_published bigint)
  RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF more_items = 0 AND coalesce(more_published, 0) = 0 THEN
      RETURN;
    END IF;
    UPDATE content_count
    SET items = items + more_items, published = published + coalesce(more_published, 0)
    WHERE id = (SELECT id FROM content_count
      WHERE item_table = of_table AND parent_id IS NOT DISTINCT FROM of_parent
      LIMIT 1 FOR UPDATE SKIP LOCKED);
    IF NOT FOUND THEN
      INSERT INTO content_count (item_table, parent_id, items, published)
      VALUES (of_table, of_parent, more_items, coalesce(more_published, 0));
    END IF;
  END $$`;

export class CountContent1795410000000 implements MigrationInterface {
  name = "CountContent1795410000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(contentCount);
    await runner.query("CREATE INDEX content_count_of ON content_count (item_table, parent_id)");
    await runner.query(
      `CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_count
       FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change()`,
    );
    await runner.query(addToContentCount);
    await runner.query(
      "REVOKE EXECUTE ON FUNCTION add_to_content_count(text, uuid, bigint, bigint) FROM public",
    );
    for (const kind of kinds) {
      await runner.query(`DROP TRIGGER set_item_columns ON ${kind.table}_translation`);
      await createItemColumnTriggers(runner, kind);
      await createItemCountTriggers(runner, kind);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const kind of kinds) {
      const { table } = kind;
      for (const event of ["insert", "update", "delete"]) {
        await runner.query(`DROP TRIGGER set_item_columns_on_${event} ON ${table}_translation`);
      }
      await setItemColumnsFunction(runner, kind, "ARRAY[coalesce(new.item_id, old.item_id)]");
      await runner.query(
        `CREATE TRIGGER set_item_columns AFTER INSERT OR UPDATE OR DELETE ON ${table}_translation
         FOR EACH ROW EXECUTE FUNCTION set_item_columns_${table}()`,
      );
      await runner.query(`DROP FUNCTION count_items_${table}() CASCADE`);
    }
    await runner.query("DROP FUNCTION add_to_content_count(text, uuid, bigint, bigint)");
    await runner.query("DROP TABLE content_count");
  }
}
