import { expect, test } from "vitest";
import { oneMoreOfEach } from "../../support/content/one-of-each.ts";
import { moveToTrash, saveDraft, summaryFields } from "../../support/content/summaries.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

const questions = [
  "overview { kinds { total } inTrash imagesWithoutText }",
  `needingAttention(first: 100) { total items { ${summaryFields} } }`,
  `trash(first: 100) { total items { ${summaryFields} } }`,
  `searchContent(text: "1", first: 100) { ${summaryFields} }`,
  `imageUses(id: "00000000-0000-4000-8000-000000000000") { ${summaryFields} }`,
  "recentChanges { id }",
];

test.each(questions)("a visitor is refused: %s", async (question) => {
  const { errors } = await site.execute(`{ ${question} }`);
  expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test("each query takes the same number of statements for many items as for few", async () => {
  const countStatementsOfAll = async () => {
    const statements: Record<string, number> = {};
    for (const question of questions) {
      statements[question] = await site.countStatements(() =>
        site.executeOrThrow(`{ ${question} }`, {}, "editor"),
      );
    }
    return statements;
  };
  const trashed = await saveDraft(site, "Partner", { translations: { ua: { name: "1" } } });
  await moveToTrash(site, "Partner", trashed);
  await oneMoreOfEach(site, 1);
  const few = await countStatementsOfAll();
  for (let index = 10; index < 14; index++) await oneMoreOfEach(site, index);
  expect(await countStatementsOfAll()).toEqual(few);
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(5);
}, 60_000);
