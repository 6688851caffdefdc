import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { TestServer } from "../server/test-server.ts";
import { until } from "../until.ts";

/** A server, or one instance of it. */
type Site = Pick<TestServer, "request">;

const send = (site: Site, request: InjectOptions) =>
  site.request({ url: "/api/content-import", ...request }, "admin");

/** Posts an archive, or the part of it from `offset` to `end`. */
export const postArchive = (
  site: Site,
  archive: Buffer,
  { offset = 0, end = archive.length } = {},
): Promise<LightMyRequestResponse> =>
  send(site, {
    method: "POST",
    url: `/api/content-import?offset=${offset}&size=${archive.length}`,
    headers: { "content-type": "application/octet-stream" },
    payload: archive.subarray(offset, end),
  });

export const startImport = (site: Site) =>
  send(site, { method: "POST", url: "/api/content-import/start" });

export const discardImport = (site: Site) => send(site, { method: "DELETE" });

export const importState = async (site: Site) => (await send(site, {})).json().import;

/** The state after the import that is running. */
export async function finishedImport(site: Site) {
  await until(async () => (await importState(site)).phase !== "running");
  return importState(site);
}

/** The export of these kinds. */
export async function exportOf(site: Site, ...kinds: string[]): Promise<Buffer> {
  const query = new URLSearchParams(kinds.map((kind) => ["kind", kind]));
  return (await send(site, { url: `/api/content.zip?${query}` })).rawPayload;
}

/** The keys of the parts that are stored. */
export async function storedParts({ files }: Pick<TestServer, "files">): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list("imports/")) keys.push(key);
  return keys;
}

/** As if nothing had been heard of the upload and its import for so long, such as `2 minutes`. */
export const makeImportOlder = ({ db }: Pick<TestServer, "db">, interval: string) =>
  db.query("update content_import set updated_at = updated_at - $1::interval", [interval]);
