import type { MigrationInterface, QueryRunner } from "typeorm";

/** Reports have figures: a period, balances, a state, and lines of income and spending. */
export class AddReportFigures1795450000000 implements MigrationInterface {
  name = "AddReportFigures1795450000000";

  async up(runner: QueryRunner): Promise<void> {
    const names = runner.connection.namingStrategy;
    const reference = (table: string, column: string) =>
      `CONSTRAINT "${names.foreignKeyName(table, [column])}" FOREIGN KEY (${column})`;
    await runner.query(
      `CREATE TABLE report_figures (
         report_id uuid NOT NULL,
         state text NOT NULL DEFAULT 'DRAFT',
         period_start date NOT NULL,
         period_end date NOT NULL,
         opening_balance bigint NOT NULL,
         closing_balance bigint NOT NULL,
         changed_by_id uuid,
         checked_by_id uuid,
         checked_by text,
         checked_at TIMESTAMP(3) WITH TIME ZONE,
         CONSTRAINT "${names.primaryKeyName("report_figures", ["report_id"])}" PRIMARY KEY (report_id),
         CONSTRAINT report_figures_state CHECK (state in ('DRAFT', 'CHECKED', 'PUBLISHED')),
         CONSTRAINT report_figures_period CHECK (period_start <= period_end),
         ${reference("report_figures", "report_id")} REFERENCES report (id) ON DELETE CASCADE)`,
    );
    await runner.query("CREATE INDEX report_figures_period_end ON report_figures (period_end)");
    await runner.query(
      `CREATE TABLE report_line (
         id uuid NOT NULL DEFAULT gen_random_uuid(),
         report_id uuid NOT NULL,
         position integer NOT NULL,
         direction text NOT NULL,
         category text NOT NULL,
         amount bigint NOT NULL,
         description_ua text NOT NULL DEFAULT '',
         description_eng text NOT NULL DEFAULT '',
         project_id uuid,
         document_id uuid,
         CONSTRAINT "${names.primaryKeyName("report_line", ["id"])}" PRIMARY KEY (id),
         CONSTRAINT report_line_amount CHECK (amount > 0),
         CONSTRAINT report_line_category CHECK (
           direction = 'IN' and category in (
             'DONATIONS', 'DONATIONS_ABROAD', 'GRANTS', 'PARTNERS', 'OTHER_INCOME')
           or direction = 'OUT' and category in (
             'HUMANITARIAN_AID', 'PSYCHOLOGICAL_HELP', 'TOGETHER_POINTS', 'TOY_LIBRARY',
             'MEDICAL_HELP', 'SALARIES', 'ADMINISTRATION', 'BANK_FEES', 'OTHER_SPENDING')),
         ${reference("report_line", "report_id")} REFERENCES report_figures (report_id)
           ON DELETE CASCADE,
         ${reference("report_line", "project_id")} REFERENCES project (id) ON DELETE SET NULL,
         ${reference("report_line", "document_id")} REFERENCES document (id) ON DELETE SET NULL)`,
    );
    await runner.query("CREATE INDEX report_line_order ON report_line (report_id, position)");
    for (const column of ["project_id", "document_id"]) {
      const where = `${column} is not null`;
      await runner.query(
        `CREATE INDEX "${names.indexName("report_line", [column], where)}"
         ON report_line (${column}) WHERE ${where}`,
      );
    }
    for (const table of ["report_figures", "report_line"]) {
      await runner.query(
        `CREATE TRIGGER notify_content_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
         ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION notify_content_change()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE report_line");
    await runner.query("DROP TABLE report_figures");
  }
}
