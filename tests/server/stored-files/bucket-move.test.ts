import { beforeEach, expect, test } from "vitest";
import { contentOf, type FileStore, readFile } from "../../../server/files/file-store.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { requestS3Timeouts } from "../../../server/files/s3-requests.ts";
import { S3Store } from "../../../server/files/s3-store.ts";
import { originalKey } from "../../../server/image/image-urls.ts";
import { copyFiles, deleteCopied } from "../../../server/stored-files/move-files.ts";
import { planMove } from "../../../server/stored-files/plan-move.ts";
import { anS3Server } from "../../support/files/an-s3-server.ts";
import { aClaimedFolder, aFolder, aLocalImage, keysBelow } from "../../support/files/site-files.ts";
import { anOpenDatabase } from "../../support/images/image-server.ts";

const db = await anOpenDatabase();
const s3 = await anS3Server();
const bucket = new S3Store(s3.account, requestS3Timeouts);
const course = { progress: () => undefined, signal: new AbortController().signal };
let place: string;
let keys: string[];

beforeEach(async () => {
  await db.query("delete from image");
  s3.objects.clear();
  place = await aClaimedFolder(db);
  keys = [];
  for (let count = 0; count < 5; count += 1) keys.push(originalKey(await aLocalImage(db, place)));
});

async function move(from: FileStore, to: FileStore) {
  const stores = { from, to };
  return copyFiles(await planMove(db, stores), stores, course);
}

test("an operator moves all files from a folder into a bucket and back, unchanged", async () => {
  const folder = new FolderStore(place);
  expect(await move(folder, bucket)).toMatchObject({ copied: 5, errors: [] });
  expect(await move(folder, bucket)).toMatchObject({ copied: 0, same: 5, errors: [] });
  const back = await FolderStore.open(aFolder());
  expect(await move(bucket, back)).toMatchObject({ copied: 5, errors: [] });
  for (const key of keys) expect(await readFile(back, key)).toEqual(await readFile(folder, key));
});

test("a bucket that answers other bytes keeps none of them, and nothing is deleted for it", async () => {
  const folder = new FolderStore(place);
  await planMove(db, { from: folder, to: bucket });
  s3.fail("other bytes", Number.POSITIVE_INFINITY);
  const stores = { from: folder, to: bucket };
  await expect(move(folder, bucket)).rejects.toThrow();
  s3.fail("other bytes", 0);
  expect(await move(folder, bucket)).toMatchObject({ copied: 5, errors: [] });
  await bucket.put(keys[0] ?? "", contentOf(Buffer.from("replaced")));
  const { deleted, errors } = await deleteCopied(await planMove(db, stores), stores, course);
  expect([deleted, errors.map(({ key }) => key)]).toEqual([4, [keys[0]]]);
  expect(await keysBelow(place)).toContain(keys[0]);
});
