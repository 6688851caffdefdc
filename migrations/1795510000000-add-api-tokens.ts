import type { MigrationInterface, QueryRunner } from "typeorm";

/** Programs use the API with tokens of their own; history and security log name them. */
export class AddApiTokens1795510000000 implements MigrationInterface {
  name = "AddApiTokens1795510000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE api_token (
         id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT api_token_pkey PRIMARY KEY,
         name text NOT NULL,
         token_hash text NOT NULL,
         ending text NOT NULL,
         reads_drafts boolean NOT NULL,
         writes text[] NOT NULL,
         created_at timestamptz(3) NOT NULL,
         creator_id uuid CONSTRAINT api_token_creator_fkey REFERENCES account (id) ON DELETE SET NULL,
         expires_at timestamptz(3) NOT NULL,
         revoked_at timestamptz(3),
         last_used_at timestamptz(3)
       )`,
    );
    await runner.query("CREATE UNIQUE INDEX api_token_hash ON api_token (token_hash)");
    await runner.query(
      `CREATE TABLE api_token_use (
         token_id uuid NOT NULL CONSTRAINT api_token_use_token_fkey REFERENCES api_token (id) ON DELETE CASCADE,
         day date NOT NULL,
         requests integer NOT NULL,
         CONSTRAINT api_token_use_pkey PRIMARY KEY (token_id, day)
       )`,
    );
    await runner.query("ALTER TABLE change ADD token_id uuid");
    await runner.query("ALTER TABLE security_event ADD token_id uuid");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE security_event DROP token_id");
    await runner.query("ALTER TABLE change DROP token_id");
    await runner.query("DROP TABLE api_token_use, api_token");
  }
}
