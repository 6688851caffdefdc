import { expect, test } from "vitest";
import { anApplication } from "../support/application.ts";
import { oneMoreOfEach } from "../support/one-of-each.ts";
import { remove, saved, summary } from "../support/summaries.ts";

const site = await anApplication();

const questions = [
  "overview { kinds { total } inTrash imagesWithoutText }",
  `needingAttention(first: 100) { total items { ${summary} } }`,
  `trash(first: 100) { total items { ${summary} } }`,
  `searchContent(text: "1", first: 100) { ${summary} }`,
  `imageUses(id: "00000000-0000-4000-8000-000000000000") { ${summary} }`,
  "recentChanges { id }",
];

test.each(questions)("a visitor is refused: %s", async (question) => {
  const { errors } = await site.ask(`{ ${question} }`);
  expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test("each costs as many statements for many items as for few", async () => {
  const costs = async () => {
    const told: Record<string, number> = {};
    for (const question of questions) {
      told[question] = await site.statements(() => site.must(`{ ${question} }`, {}, "editor"));
    }
    return told;
  };
  const trashed = await saved(site, "Partner", { translations: { ua: { name: "1" } } });
  await remove(site, "Partner", trashed);
  await oneMoreOfEach(site, 1);
  const few = await costs();
  for (let index = 10; index < 14; index++) await oneMoreOfEach(site, index);
  expect(await costs()).toEqual(few);
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(5);
}, 60_000);
