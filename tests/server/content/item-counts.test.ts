import { afterEach, expect, test } from "vitest";
import { eraseDeleted } from "../../../server/overview/trash-sweep.ts";
import { countedRows, totalsOf } from "../../support/content/counted-items.ts";
import { type KindCase, kindCases, kindEnum } from "../../support/content/kind-cases.ts";
import { aServer } from "../../support/server/test-server.ts";

// A save that waits for another one's lock fails after a second.
const timeouts = { statement: 0, lock: 1000, idleInTransaction: 0 };
const site = await aServer({ timeouts });
afterEach(() => site.setClock(null));

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);

/** Compares all numbers now, and at later times without any write in between. */
async function expectRightTotals() {
  for (const now of [new Date(), inDays(2), inDays(20)]) {
    site.setClock(now);
    expect(await totalsOf(site)).toEqual(await countedRows(site, now));
  }
  site.setClock(null);
}

const categories: string[] = [];
async function aCategory(): Promise<string> {
  const { saved } = await site.executeOrThrow(
    `mutation { saved: saveGalleryCategory(input: { translations: { ua: { name: "Свята" } } }) { id } }`,
    {},
    "editor",
  );
  categories.push(saved.id);
  return saved.id;
}

/** The same numbers from 0 to `below` - 1 in every run (a linear congruential generator). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

/** Does one of the things that editors do, to a new item or to one of this kind. */
async function doSomething(kind: KindCase, random: (below: number) => number) {
  const table = site.db.getMetadata(kind.name).tableName;
  const items = await site.db.query(`select id, version from ${table} order by created_at, id`);
  const item = items[random(items.length)];
  const as = `kind: ${kindEnum(kind.name)}, id: "${item?.id}"`;
  const target = `${as}, version: ${item?.version}`;
  const language = ["UA", "ENG"][random(2)];
  const at = JSON.stringify(inDays(1 + random(30)));
  const save = async (id: string | null) => {
    const input = {
      ...(await kind.otherInput?.(site, random(6))),
      ...(kind.name === "Gallery" ? { categoryId: categories[random(categories.length)] } : {}),
      translations: { ua: { [kind.textField]: "слова" }, eng: { [kind.textField]: "words" } },
    };
    await site.execute(
      `mutation ($input: ${kind.name}Input!, $id: ID, $version: Int) {
        save${kind.name}(id: $id, version: $version, input: $input) { id }
      }`,
      { input, id, version: id ? item.version : null },
      "editor",
    );
  };
  const change = (mutation: string) => site.execute(`mutation { ${mutation} }`, {}, "editor");
  const choices = [
    () => save(null),
    () => save(item?.id ?? null),
    () => change(`publish(${target}, language: ${language}) { id }`),
    () => change(`publish(${target}, language: ${language}, at: ${at}) { id }`),
    () => change(`unpublish(${target}, language: ${language}) { id }`),
    () => change(`deleteItem(${target})`),
    () => change(`restoreItem(${as}) { id }`),
  ];
  // What is not possible at that moment is refused, and changes nothing.
  await choices[item ? random(choices.length) : 0]?.();
}

test("whatever editors do, the totals are the numbers of the items that are there", async () => {
  const random = randomNumbers(42);
  await aCategory();
  await aCategory();
  for (let round = 0; round < 40; round += 1) {
    for (const kind of kindCases) await doSomething(kind, random);
    if (round === 20) await eraseDeleted(site.db, new Date());
    if (round % 10 === 9) await expectRightTotals();
  }
  const actions: { action: string }[] = await site.db.query("select distinct action from change");
  expect(actions.map(({ action }) => action).sort()).toEqual([
    "created",
    "deleted",
    "erased",
    "published",
    "restored",
    "saved",
    "scheduled",
    "unpublished",
  ]);
}, 60_000);

test("a reader counts a scheduled item from its time on, without any write", async () => {
  const total = async () => (await site.executeOrThrow("{ partners { total } }")).partners.total;
  const { saved } = await site.executeOrThrow(
    `mutation { saved: savePartner(input: { translations: { ua: { name: "Мости" } } }) { id version } }`,
    {},
    "editor",
  );
  const [at, justBefore] = [inDays(40), new Date(inDays(40).getTime() - 60_000)];
  await site.executeOrThrow(
    `mutation ($id: ID!, $version: Int!, $at: DateTimeISO!) {
      publish(kind: PARTNER, id: $id, version: $version, language: UA, at: $at) { id }
    }`,
    { ...saved, at },
    "editor",
  );
  site.setClock(justBefore);
  const scheduled = await total();
  site.setClock(at);
  expect(await total()).toBe(scheduled + 1);
});

test("statements that write many items at once are counted", async () => {
  const [from, to] = [await aCategory(), await aCategory()];
  for (const statement of [
    `insert into gallery (category_id) select '${from}' from generate_series(1, 300)`,
    `insert into gallery_translation (item_id, language, published_at)
     select id, 'ua', now() from gallery where category_id = '${from}'`,
    `update gallery set category_id = '${to}' where category_id = '${from}'
       and id in (select id from gallery where category_id = '${from}' limit 100)`,
    `update gallery_translation set published_at = null
     where item_id in (select id from gallery where category_id = '${to}' limit 50)`,
    `delete from gallery_translation
     where item_id in (select id from gallery where category_id = '${from}' limit 30)`,
    `update gallery set deleted_at = now() where category_id = '${from}'
       and id in (select id from gallery where category_id = '${from}' limit 120)`,
    `delete from gallery where category_id = '${to}'`,
  ]) {
    await site.db.query(statement);
    await expectRightTotals();
  }
  await site.db.query("truncate gallery_category cascade");
  await expectRightTotals();
});

const savePartner = () =>
  site.executeOrThrow(
    `mutation { savePartner(input: { translations: { ua: { name: "Мости" } } }) { id } }`,
    {},
    "editor",
  );

test("an editor's save waits for no other save, and both are counted", async () => {
  const other = site.db.createQueryRunner();
  await other.startTransaction();
  await other.query("insert into partner default values");
  await savePartner();
  await expectRightTotals();
  await other.commitTransaction();
  await other.release();
  await expectRightTotals();
});

test("two editors who write two kinds in opposite order both succeed, and are counted", async () => {
  const [one, other] = [site.db.createQueryRunner(), site.db.createQueryRunner()];
  await one.startTransaction();
  await other.startTransaction();
  await one.query("insert into partner default values");
  await other.query("insert into member default values");
  await one.query("insert into member default values");
  await other.query("insert into partner default values");
  await one.commitTransaction();
  await other.commitTransaction();
  await one.release();
  await other.release();
  await expectRightTotals();
});

test("many simultaneous saves are all counted, and a save that is taken back is not", async () => {
  await Promise.all(Array.from({ length: 12 }, savePartner));
  const other = site.db.createQueryRunner();
  await other.startTransaction();
  await other.query("delete from partner");
  await savePartner();
  await other.rollbackTransaction();
  await other.release();
  await expectRightTotals();
});
