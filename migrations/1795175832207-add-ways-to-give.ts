import type { MigrationInterface, QueryRunner } from "typeorm";

export class AddWaysToGive1795175832207 implements MigrationInterface {
  name = "AddWaysToGive1795175832207";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "settings" ADD "card_amounts" integer array NOT NULL DEFAULT '{}'`,
    );
    await runner.query(`ALTER TABLE "settings" ADD "card_amount_url" text`);
    await runner.query(`ALTER TABLE "settings" ADD "foreign_iban" text`);
    await runner.query(
      `ALTER TABLE "settings_translation" ADD "bank_address" text NOT NULL DEFAULT ''`,
    );
    await runner.query(
      `ALTER TABLE "settings" ADD CONSTRAINT "settings_foreign_iban" CHECK (foreign_iban ~ '^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$')`,
    );
    await runner.query(
      `ALTER TABLE "settings" ADD CONSTRAINT "settings_card_amount_url" CHECK (card_amount_url ilike 'https://%{amount}%')`,
    );
    await runner.query(
      `ALTER TABLE "settings" ADD CONSTRAINT "settings_card_amounts" CHECK (cardinality(card_amounts) <= 6 and 0 < all(card_amounts))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "settings" DROP CONSTRAINT "settings_card_amounts"`);
    await runner.query(`ALTER TABLE "settings" DROP CONSTRAINT "settings_card_amount_url"`);
    await runner.query(`ALTER TABLE "settings" DROP CONSTRAINT "settings_foreign_iban"`);
    await runner.query(`ALTER TABLE "settings_translation" DROP COLUMN "bank_address"`);
    await runner.query(`ALTER TABLE "settings" DROP COLUMN "foreign_iban"`);
    await runner.query(`ALTER TABLE "settings" DROP COLUMN "card_amount_url"`);
    await runner.query(`ALTER TABLE "settings" DROP COLUMN "card_amounts"`);
  }
}
