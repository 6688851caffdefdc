import type { MigrationInterface, QueryRunner } from "typeorm";

const entry = (id: string, sitePage: string, labelUa = "", labelEng = "") => ({
  id,
  sitePage,
  pageId: null,
  url: null,
  labelUa,
  labelEng,
  isHidden: false,
});

/** What every header had. */
const before = {
  links: [entry("help", "HELP", "Як допомогти", "How to help"), entry("need_help", "NEED_HELP")],
  button: [entry("donate", "DONATE")],
};

/** Editors arrange the header's links and its button, too; null is the default. */
export class ArrangeHeader1796150001000 implements MigrationInterface {
  name = "ArrangeHeader1796150001000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE navigation ADD links jsonb, ADD button jsonb");
    const changes: { id: string; content: object }[] = await runner.query(
      `SELECT id, content FROM change
       WHERE kind = 'Navigation' AND jsonb_typeof(content) = 'object' AND NOT content ? 'links'`,
    );
    for (const { id, content } of changes) {
      await runner.query("SELECT rewrite_change($1, NULL, $2)", [
        id,
        JSON.stringify({ ...content, ...before }),
      ]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE navigation DROP COLUMN links, DROP COLUMN button");
  }
}
