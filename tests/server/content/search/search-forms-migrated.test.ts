import { afterAll, expect, test } from "vitest";
import { FasterSearchColumns1795411000000 } from "../../../../migrations/1795411000000-faster-search-columns.ts";
import { SearchWordsWhole1795900100000 } from "../../../../migrations/1795900100000-search-words-whole.ts";
import { entities } from "../../../../server/entities.ts";
import { openDatabase } from "../../../../server/platform/database/database.ts";
import { migrations } from "../../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../../support/database/odd-database.ts";

const until = migrations.slice(0, migrations.indexOf(SearchWordsWhole1795900100000));
const url = await anOddDatabase("locale_provider libc locale 'C'", until);
const db = await openDatabase({ url, entities, migrations });
afterAll(() => db.destroy());

const texts = [
  "",
  "  ",
  "\n",
  "<p> </p>&nbsp;<br>",
  "<p>&nbsp</p>",
  "a < b, and b > a",
  "< <b>bold</b>",
  "<a title='1 > 0'>x</a>",
  "<p>За́мок і замо́к: Їжак, Йод, Ґанок, Ёлка, «п’ять» — №5…</p>",
  "о’б‘є´к`т і м'я, пʼять, ПІД’ЇЗД",
  "Café, naïve, Łódź, Ångström, Straße, İstanbul, I",
  "и\u0306 та і\u0308, e\u0301\u0327, А\u0301, \u0301",
  "ﬁ ① Ⅳ Å K \u00a0\u007f\u2028",
  "Ялинка 🎄 для дітей 👩‍👧",
  "日本語 ქართული עברית",
  "абвгдеєжзиіїйклмнопрстуфхцчшщьюяёыэъ",
];

/** What the functions and the trigger make of each text. */
async function columnsOf(): Promise<object[]> {
  const [item]: [{ id: string }] = await db.query(
    "insert into partner default values returning id",
  );
  const results: object[] = [];
  await db.query("insert into partner_translation (item_id, language) values ($1, 'ua')", [
    item.id,
  ]);
  for (const text of texts) {
    const [, [row]]: [object, object[]] = [
      await db.query("update partner_translation set name = $1 where item_id = $2", [
        text,
        item.id,
      ]),
      await db.query(
        "select name, fields, filled, search_form, search_letters from partner_translation where item_id = $1",
        [item.id],
      ),
    ];
    if (row) results.push(row);
  }
  return results;
}

test("texts are found by the same forms, and count as filled, as in earlier versions", async () => {
  const now = await columnsOf();
  const runner = db.createQueryRunner();
  await new FasterSearchColumns1795411000000().down(runner);
  await runner.release();
  const before = await columnsOf();
  expect(before).toHaveLength(texts.length);
  expect(now).toEqual(before);
});
