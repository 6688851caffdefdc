import type { MigrationInterface, QueryRunner } from "typeorm";

/** A stored amount as an example without a text. */
const examplesOf = (amounts: string) =>
  `(select coalesce(jsonb_agg(jsonb_build_object(
      'amount', amount, 'currency', 'UAH', 'ua', '', 'eng', '') order by place), '[]')
    from ${amounts} with ordinality as list (amount, place))`;

/**
 * Suggested amounts say what they buy, in three currencies; stored amounts become examples without
 * a text, also in the history, in drafts and in the list of demo values. Donations by month, PayPal
 * and a jar get addresses.
 */
export class AddGivingExamples1795440000000 implements MigrationInterface {
  name = "AddGivingExamples1795440000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE settings
      ADD giving_examples jsonb NOT NULL DEFAULT '[]',
      ADD monthly_payment_url text,
      ADD paypal_url text,
      ADD jar_url text,
      ADD CONSTRAINT settings_monthly_payment_url CHECK (monthly_payment_url ilike 'https://%'),
      ADD CONSTRAINT settings_paypal_url CHECK (paypal_url ilike 'https://%'),
      ADD CONSTRAINT settings_jar_url CHECK (jar_url ilike 'https://%')`);
    await runner.query(
      `UPDATE settings SET giving_examples = ${examplesOf("unnest(card_amounts)")}`,
    );
    await runner.query("ALTER TABLE settings DROP COLUMN card_amounts");
    for (const table of ["change", "demo_item"]) {
      await runner.query(
        `UPDATE ${table} SET content = content - 'cardAmounts' || jsonb_build_object(
           'givingExamples', ${examplesOf("jsonb_array_elements(content -> 'cardAmounts')")})
         WHERE kind = 'Settings' AND jsonb_typeof(content -> 'cardAmounts') = 'array'`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE settings ADD card_amounts integer array NOT NULL DEFAULT '{}'`);
    await runner.query(
      `UPDATE settings SET card_amounts = array(
         SELECT amount FROM (
           SELECT DISTINCT ON (amount) amount, place FROM (
             SELECT (example ->> 'amount')::int AS amount, place
             FROM jsonb_array_elements(giving_examples) WITH ORDINALITY AS list (example, place)
             WHERE example ->> 'currency' = 'UAH') examples ORDER BY amount, place) once
         ORDER BY place LIMIT 6)`,
    );
    await runner.query(
      `ALTER TABLE settings ADD CONSTRAINT settings_card_amounts
         CHECK (cardinality(card_amounts) <= 6 and 0 < all(card_amounts))`,
    );
    await runner.query(`ALTER TABLE settings
      DROP COLUMN giving_examples, DROP COLUMN monthly_payment_url,
      DROP COLUMN paypal_url, DROP COLUMN jar_url`);
  }
}
