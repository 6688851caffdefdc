import type { MigrationInterface, QueryRunner } from "typeorm";

/** Editable menu and footer, which are the default while their lists are null. */
export class AddNavigation1795421000000 implements MigrationInterface {
  name = "AddNavigation1795421000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE navigation (
      id integer NOT NULL DEFAULT 1 CONSTRAINT navigation_one CHECK (id = 1),
      version integer NOT NULL DEFAULT 1,
      updated_at TIMESTAMP(3) WITH TIME ZONE NOT NULL DEFAULT now(),
      header jsonb,
      footer jsonb,
      CONSTRAINT "${runner.connection.namingStrategy.primaryKeyName("navigation", ["id"])}"
        PRIMARY KEY (id))`);
    await runner.query(
      `CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON navigation
       FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change()`,
    );
    await runner.query(`INSERT INTO navigation DEFAULT VALUES`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE navigation`);
  }
}
