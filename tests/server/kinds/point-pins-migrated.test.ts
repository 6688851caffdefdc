import { expect, onTestFinished, test } from "vitest";
import { AddPointPins1796170000000 } from "../../../migrations/1796170000000-add-point-pins.ts";
import { entities } from "../../../server/entities.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { startingPoints } from "../../../server/starting-content/points.ts";
import { anOddDatabase } from "../../support/database/odd-database.ts";

test("the points of an earlier version keep their places on the map", async () => {
  const place = migrations.indexOf(AddPointPins1796170000000);
  const url = await anOddDatabase("locale_provider libc locale 'C'", migrations.slice(0, place));
  const db = await openDatabase({ url, entities, migrations: migrations.slice(0, place + 1) });
  onTestFinished(() => db.destroy());
  for (const { city } of startingPoints) {
    await db.query("insert into together_point (city) values ($1)", [city]);
  }
  await migrate(db);
  const rows = await db.query("select city, pin from together_point");
  expect(rows).toHaveLength(10);
  expect(rows).toEqual(
    expect.arrayContaining(startingPoints.map(({ city, pin }) => ({ city, pin }))),
  );
});
