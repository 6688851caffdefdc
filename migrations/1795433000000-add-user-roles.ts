import type { MigrationInterface, QueryRunner } from "typeorm";

/** An account can have several roles, and knows when it last signed in. */
export class AddUserRoles1795433000000 implements MigrationInterface {
  name = "AddUserRoles1795433000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE account ADD roles text array, ADD last_signed_in_at timestamptz(3)`,
    );
    await runner.query(
      `UPDATE account SET roles = array[user_type], last_signed_in_at =
         (SELECT max(at) FROM security_event WHERE kind = 'signedIn' AND user_id = account.id)`,
    );
    await runner.query(
      `ALTER TABLE account ALTER roles SET NOT NULL, DROP COLUMN user_type,
       ADD CONSTRAINT account_roles
         CHECK (roles <@ array['admin', 'editor', 'caseWorker'] and cardinality(roles) between 1 and 3)`,
    );
    await runner.query(`ALTER TABLE second_step_requirement RENAME user_type TO role`);
    await runner.query(
      `ALTER TABLE second_step_requirement
       RENAME CONSTRAINT second_step_requirement_user_type TO second_step_requirement_role`,
    );
    await runner.query(`UPDATE change SET action = 'rolesChanged' WHERE action = 'typeChanged'`);
    await runner.query(
      `UPDATE security_event SET kind = 'rolesChanged' WHERE kind = 'userTypeChanged'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE security_event SET kind = 'userTypeChanged' WHERE kind = 'rolesChanged'`,
    );
    await runner.query(`UPDATE change SET action = 'typeChanged' WHERE action = 'rolesChanged'`);
    await runner.query(
      `ALTER TABLE second_step_requirement
       RENAME CONSTRAINT second_step_requirement_role TO second_step_requirement_user_type`,
    );
    await runner.query(`ALTER TABLE second_step_requirement RENAME role TO user_type`);
    await runner.query(`ALTER TABLE account ADD user_type text`);
    await runner.query(
      `UPDATE account SET user_type = CASE
         WHEN 'admin' = any(roles) THEN 'admin' WHEN 'editor' = any(roles) THEN 'editor'
         ELSE 'caseWorker' END`,
    );
    await runner.query(
      `ALTER TABLE account ALTER user_type SET NOT NULL, DROP COLUMN roles,
       DROP COLUMN last_signed_in_at,
       ADD CONSTRAINT account_user_type CHECK (user_type in ('admin', 'editor', 'caseWorker'))`,
    );
  }
}
