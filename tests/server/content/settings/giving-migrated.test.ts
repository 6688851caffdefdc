import { expect, test } from "vitest";
import { AddGivingExamples1795440000000 } from "../../../../migrations/1795440000000-add-giving-examples.ts";
import { entities } from "../../../../server/entities.ts";
import { migrate, openDatabase } from "../../../../server/platform/database/database.ts";
import { migrations } from "../../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../../support/database/odd-database.ts";

const earlier = migrations.slice(0, migrations.indexOf(AddGivingExamples1795440000000));

test("a site's suggested amounts keep their order when each may say what it buys", async () => {
  const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
  const db = await openDatabase({ url, entities, migrations });
  await db.query("insert into settings (card_amounts) values ('{500,100,200}')");
  await db.query(
    `insert into change (at, kind, action, content)
     values (now(), 'Settings', 'saved', '{"cardAmounts": [70], "phone": "1"}')`,
  );
  await migrate(db);
  const [settings] = await db.query("select giving_examples from settings");
  const [change] = await db.query("select content from change");
  await db.destroy();
  const example = (amount: number) => ({ amount, currency: "UAH", ua: "", eng: "" });
  expect(settings.giving_examples).toEqual([500, 100, 200].map(example));
  expect(change.content).toMatchObject({ givingExamples: [example(70)], phone: "1" });
});
