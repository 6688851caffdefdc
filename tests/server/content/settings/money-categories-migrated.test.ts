import { expect, test } from "vitest";
import { AddMoneyCategories1796140001000 } from "../../../../migrations/1796140001000-add-money-categories.ts";
import { entities } from "../../../../server/entities.ts";
import { migrate, openDatabase } from "../../../../server/platform/database/database.ts";
import { migrations } from "../../../../server/platform/database/migrations.ts";
import { startingMoneyCategories } from "../../../../server/starting-content/money-categories.ts";
import { startingTeamGroups } from "../../../../server/starting-content/team-groups.ts";
import { anOddDatabase } from "../../../support/database/odd-database.ts";

const earlier = migrations.slice(0, migrations.indexOf(AddMoneyCategories1796140001000));

test("a site keeps the categories of money and the groups of its team that it had", async () => {
  const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
  const db = await openDatabase({ url, entities, migrations });
  await db.query("insert into settings default values");
  await migrate(db);
  const [settings] = await db.query("select money_categories, team_groups from settings");
  await db.destroy();
  expect(settings).toEqual({
    money_categories: startingMoneyCategories,
    team_groups: startingTeamGroups,
  });
});
