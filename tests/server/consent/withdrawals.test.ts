import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { repeatWithdrawals } from "../../../server/consent/withdrawals.ts";
import { withdrawalFile } from "../../../server/platform/files/erasure-file.ts";
import { aConsent, withdraw } from "../../support/consent/consents.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const file = withdrawalFile(site.dataDir);
const repeat = () => repeatWithdrawals(site.db, site.dataDir);

async function isWithheld(imageId: string): Promise<boolean> {
  const [row] = await site.db.query("select withheld_from from image where id = $1", [imageId]);
  return row.withheld_from !== null;
}

/** What the database of an hour earlier has of a consent that is withdrawn now. */
const restoreAsGiven = (id: string) =>
  site.db.query(
    `update consent set state = 'given', withdrawn_at = null, updated_at = now() - interval '1 hour'
     where id = $1`,
    [id],
  );

test("a backup from before a withdrawal does not publish the picture again", async () => {
  const imageId = await anImageRow(site.db);
  const { id } = await aConsent(site, [imageId]);
  await withdraw(site, id);
  await restoreAsGiven(id);
  expect(await isWithheld(imageId)).toBe(false);
  expect(await repeat()).toBe(1);
  expect(await isWithheld(imageId)).toBe(true);
  expect(await repeat()).toBe(0);
});

test("a backup from before the consent itself does not publish its pictures", async () => {
  const imageId = await anImageRow(site.db);
  const { id } = await aConsent(site, [imageId], { state: "REFUSED" });
  await site.db.query("delete from consent where id = $1", [id]);
  expect(await isWithheld(imageId)).toBe(false);
  expect(await repeat()).toBe(1);
  expect(await isWithheld(imageId)).toBe(true);
});

test("a consent that was given again stays given", async () => {
  const imageId = await anImageRow(site.db);
  const { id } = await aConsent(site, [imageId]);
  await withdraw(site, id);
  const [{ version }] = await site.db.query("select version from consent where id = $1", [id]);
  await site.executeOrThrow(
    "mutation ($id: ID!, $version: Int!, $input: ConsentInput!) { saveConsent(id: $id, version: $version, input: $input) { id } }",
    { id, version, input: { state: "GIVEN", givenOn: "2026-01-01", uses: ["SITE"] } },
    "admin",
  );
  expect(await repeat()).toBe(0);
  expect(await isWithheld(imageId)).toBe(false);
});

test("a new data folder gets the list from the database, and half a line is forgotten", async () => {
  const { id } = await aConsent(site, [await anImageRow(site.db)]);
  await withdraw(site, id);
  writeFileSync(file, "");
  appendFileSync(file, `{"consentId":"${id}","at`);
  await repeat();
  const lines = readFileSync(file, "utf8").trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).consentId)).toContain(id);
});

test("the list names nobody", async () => {
  const person = { reference: "Р-1", givenBy: "Оксана Ткач" };
  const { id } = await aConsent(site, [], { person });
  await withdraw(site, id);
  expect(readFileSync(file, "utf8")).not.toMatch(/Ткач|Р-1/);
});
