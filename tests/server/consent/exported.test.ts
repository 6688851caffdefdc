import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { kinds } from "../../../server/kinds.ts";
import { exportContent } from "../../../server/transfer/export-content.ts";
import { openContentArchive } from "../../../server/transfer/read-content-archive.ts";
import { aConsent, showing, withdraw } from "../../support/consent/consents.ts";
import { aPictureEverywhere } from "../../support/consent/picture-everywhere.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const folder = mkdtempSync(join(tmpdir(), "doloni-export-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All that an export has, its images and the items of all kinds, as text. */
async function exported(name: string): Promise<string> {
  const file = join(folder, name);
  const { db, images, files } = site;
  await exportContent({ db, images, files, file, kinds: null, now: new Date() });
  const archive = await openContentArchive(file);
  const parts: unknown[] = [archive.manifest];
  for (const { kind } of kinds) {
    if (archive.manifest.kinds[kind.name]) parts.push(await archive.items(kind.name));
  }
  await archive.close();
  return JSON.stringify(parts);
}

test("an export has pictures of children with who is shown, and no withheld one anywhere", async () => {
  const { image, other } = await aPictureEverywhere(site);
  await showing(site, [image.id], "CHILDREN");
  const { id } = await aConsent(site, [image.id]);
  const before = await exported("before.zip");
  expect(before).toContain(image.id);
  expect(before).toContain(`"shows":"children"`);
  await withdraw(site, id);
  const after = await exported("after.zip");
  expect(after).not.toContain(image.id);
  expect(after).not.toContain(image.publicId);
  expect(after).toContain(other.id);
});
