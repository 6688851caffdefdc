import { beforeEach, expect, test } from "vitest";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate report cascade"));

const save = `mutation ($year: Int!, $month: Int!) {
  saveReport(input: { year: $year, month: $month, translations: { ua: { description: "Звіт" } } }) {
    id version
  }
}`;
const publish = `mutation ($id: ID!, $version: Int!) {
  publish(kind: REPORT, id: $id, version: $version, language: UA) { id }
}`;

async function aReport(year: number, month: number, { isPublished = true } = {}) {
  const { saveReport } = await site.executeOrThrow(save, { year, month }, "editor");
  if (isPublished) await site.executeOrThrow(publish, saveReport, "editor");
}

const years = async () => (await site.executeOrThrow("{ reportYears }")).reportYears;

test("a visitor reads every year that has reports once, newest first", async () => {
  await aReport(2021, 3);
  await aReport(2022, 4);
  await aReport(2022, 5);
  await aReport(2020, 0);
  expect(await years()).toEqual([2022, 2021, 2020]);
});

test("a year that has only drafts is not listed", async () => {
  await aReport(2021, 3);
  await aReport(2023, 1, { isPublished: false });
  expect(await years()).toEqual([2021]);
});

test("without reports there are no years", async () => {
  expect(await years()).toEqual([]);
});
