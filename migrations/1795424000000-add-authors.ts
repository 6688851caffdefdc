import type { MigrationInterface, QueryRunner } from "typeorm";

/** Blog posts have an author, and a date that editors may choose. */
export class AddAuthors1795424000000 implements MigrationInterface {
  name = "AddAuthors1795424000000";

  async up(runner: QueryRunner): Promise<void> {
    const names = runner.connection.namingStrategy;
    await runner.query(
      `ALTER TABLE blog_post
       ADD day date,
       ADD author_id uuid CONSTRAINT "${names.foreignKeyName("blog_post", ["author_id"])}"
         REFERENCES member (id) ON DELETE SET NULL,
       ADD author_name_ua text NOT NULL DEFAULT '',
       ADD author_name_eng text NOT NULL DEFAULT ''`,
    );
    await runner.query(
      `CREATE INDEX "${names.indexName("blog_post", ["author_id"])}" ON blog_post (author_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE blog_post
       DROP day, DROP author_id, DROP author_name_ua, DROP author_name_eng`,
    );
  }
}
