import { contentOf, readFile } from "../../../server/files/file-store.ts";
import { FolderStore } from "../../../server/files/folder-store.ts";
import { requestS3Timeouts } from "../../../server/files/s3-requests.ts";
import { S3Store } from "../../../server/files/s3-store.ts";
import { originalKey, originalsPrefix } from "../../../server/image/image-urls.ts";
import { type S3Server, startS3Server } from "../../support/files/s3-server.ts";
import type { Group } from "../group.ts";
import { measureInTurns, median } from "../load/measure-in-turns.ts";
import { rawResponse } from "../load/responses.ts";
import { type Finding, shortened } from "../table.ts";

/** So many pictures are viewed for the first time. */
const views = 200;

/** Pictures from a bucket whose service runs beside the load, compared with those from a folder. */
export const files: Group = {
  name: "files",
  isLong: true,
  rows: [
    {
      id: "made",
      what: "first view of a picture in a new size, bucket / folder",
      goal: { atMost: 1.5 },
    },
    { id: "stored", what: "first view of a stored size, bucket / folder", goal: null },
    { id: "again", what: "later views of it, bucket / folder", goal: { atLeast: 0.8 } },
  ],
  async measure({ site, data, generator, sampling }) {
    const s3 = await startS3Server();
    try {
      const ids = await fillBucket(s3, data.firstDataDir);
      const paths = ids.map((id) => `/images/${id}/480.avif`);
      const first = await data.start(settingsOf(s3));
      const made = await firstViews(first.origin, site.origin, paths);
      await first.stop();
      // Another process, whose memory is empty.
      const second = await data.start(settingsOf(s3));
      const stored = await firstViews(second.origin, site.origin, paths);
      const [bucket, folder] = [second, site].map(({ origin }) => ({
        url: `${origin}${paths[0]}`,
      }));
      if (!bucket || !folder) throw new Error("two instances were started");
      const rates = await measureInTurns({ bucket, folder }, generator, sampling);
      await second.stop();
      return { made, stored, again: rates.ratio("bucket", "folder") };
    } finally {
      await s3.stop();
    }
  },
};

/** Copies pictures into the bucket, and returns their public ids. */
async function fillBucket({ account }: S3Server, dataDir: string): Promise<string[]> {
  const bucket = new S3Store(account, requestS3Timeouts);
  const folder = new FolderStore(dataDir);
  const ids: string[] = [];
  for await (const { key } of folder.list(originalsPrefix)) {
    const id = key.slice(originalsPrefix.length, -".webp".length);
    const bytes = await readFile(folder, originalKey(id));
    if (bytes) await bucket.put(key, contentOf(bytes));
    if (ids.push(id) === views) break;
  }
  return ids;
}

const settingsOf = ({ account }: S3Server) => ({
  FILES_URL: `s3://${account.bucket}/${account.prefix}?endpoint=${account.endpoint}`,
  AWS_ACCESS_KEY_ID: account.accessKeyId,
  AWS_SECRET_ACCESS_KEY: account.secretAccessKey,
});

/** The ratio of the median times of one view of each picture, asked for in turns. */
async function firstViews(bucket: string, folder: string, paths: string[]): Promise<Finding> {
  const times: Record<string, number[]> = { [bucket]: [], [folder]: [] };
  for (const path of paths) {
    for (const origin of [bucket, folder]) {
      const startedAt = performance.now();
      const { status } = await rawResponse({ url: origin + path });
      if (status !== 200) return { missing: `${path} was answered ${status}` };
      times[origin]?.push(performance.now() - startedAt);
    }
  }
  const [one, other] = [median(times[bucket] ?? []), median(times[folder] ?? [])];
  const seen = `${shortened(one)} ms against ${shortened(other)} ms, ${paths.length} pictures`;
  return { value: one / other, seen };
}
