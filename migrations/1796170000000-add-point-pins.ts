import type { MigrationInterface, QueryRunner } from "typeorm";

/** Places on the drawn map, as the program drew them before. */
const pins = {
  Chernivtsi: { x: 0.839, y: 0.751 },
  Chortkiv: { x: 0.81, y: 0.495 },
  IvanoFrankivsk: { x: 0.593, y: 0.533 },
  Kalush: { x: 0.525, y: 0.496 },
  Shumsk: { x: 0.874, y: 0.116 },
  Storojinets: { x: 0.796, y: 0.79 },
  Ternopil: { x: 0.77, y: 0.311 },
  Tyachiv: { x: 0.363, y: 0.843 },
  UzhorodRakotci: { x: 0.086, y: 0.595 },
  UzhorodShvabska: { x: 0.139, y: 0.668 },
};

/** A children's point can be in any town, and says where the map shows it. */
export class AddPointPins1796170000000 implements MigrationInterface {
  name = "AddPointPins1796170000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE together_point ADD pin jsonb, DROP CONSTRAINT together_point_city,
       ADD CONSTRAINT together_point_city CHECK (city ~ '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$')`,
    );
    await runner.query("UPDATE together_point SET pin = $1::jsonb -> city", [pins]);
  }

  async down(runner: QueryRunner): Promise<void> {
    const cities = Object.keys(pins);
    await runner.query("DELETE FROM together_point WHERE city <> ALL($1)", [cities]);
    await runner.query(
      `ALTER TABLE together_point DROP COLUMN pin, DROP CONSTRAINT together_point_city,
       ADD CONSTRAINT together_point_city CHECK (city in (${cities.map((city) => `'${city}'`).join(", ")}))`,
    );
  }
}
