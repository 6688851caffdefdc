import { expect, test } from "vitest";
import { AddOwnLook1796200000000 } from "../../../../migrations/1796200000000-add-own-look.ts";
import { entities } from "../../../../server/entities.ts";
import { migrate, openDatabase } from "../../../../server/platform/database/database.ts";
import { migrations } from "../../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../../support/database/odd-database.ts";

const earlier = migrations.slice(0, migrations.indexOf(AddOwnLook1796200000000));

test("a site that began before keeps the palm and its colours", async () => {
  const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
  const db = await openDatabase({ url, entities, migrations });
  await db.query("insert into settings (brand_colour, button_colour) values ('leaf', 'sky')");
  await migrate(db);
  const rows = await db.query(
    `select mark, brand_colour, brand_colour_value, button_colour, button_colour_value, version
     from settings`,
  );
  await db.destroy();
  expect(rows).toEqual([
    {
      mark: "drawing",
      brand_colour: "leaf",
      brand_colour_value: null,
      button_colour: "sky",
      button_colour_value: null,
      version: 2,
    },
  ]);
});
