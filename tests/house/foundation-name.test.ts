import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

/**
 * Where the program may name «Долоні»: what is named in data folders, caches and databases that
 * exist. `found` are all such words of the file; the demo content, in `server/demo`, is free.
 */
const allowed: { file: string; found: RegExp; reason: string }[] = [
  {
    file: "client/entry-service-worker.ts",
    found: /^"doloni-"$/,
    reason: "prefix of the caches in visitors' browsers",
  },
  {
    file: "client/offline/browser-cache.ts",
    found: /^"doloni-pages-1"$/,
    reason: "name of the cache in visitors' browsers",
  },
  {
    file: "server/http/files/service-worker-file.ts",
    found: /^"doloni-"$/,
    reason: "prefix of the caches in visitors' browsers",
  },
  {
    file: "server/starting-content/pages/list-pages.ts",
    found: /^долоню$/,
    reason: "the palm that each member of the team has left",
  },
  {
    file: "server/http/cache/send-cached.ts",
    found: /^"doloni;/,
    reason: "name of the cache in Cache-Status",
  },
  {
    file: "server/platform/database/prepared-statements.ts",
    found: /^`doloni_/,
    reason: "names of prepared statements",
  },
  {
    file: "server/platform/database/database.ts",
    found: /^"doloni"$/,
    reason: "application_name of connections",
  },
  {
    file: "server/platform/database/wait-for-database.ts",
    found: /^"doloni preparation"$/,
    reason: "application_name of a connection",
  },
  {
    file: "server/platform/database/content-change-listener.ts",
    found: /^"doloni content listener"$/,
    reason: "application_name of a connection",
  },
  {
    file: "server/platform/database/instance-secrets.ts",
    found: /^"doloni (?:with secrets |instance)"$/,
    reason: "application_name by which instances find each other, and its derivation",
  },
  {
    file: "server/platform/postgres/embedded-postgres.ts",
    found: /^"doloni"$/,
    reason: "name of the database in data folders",
  },
  {
    file: "server/platform/postgres/postgres-cluster.ts",
    found: /^"doloni(?:_application|-)?"$/,
    reason: "roles of the database in data folders, and a temporary folder",
  },
  {
    file: "server/platform/encryption/secrets.ts",
    found: /^`doloni \$/,
    reason: "derivation of secrets of existing sites",
  },
  {
    file: "server/platform/encryption/field-encryption.ts",
    found: /^`doloni \$/,
    reason: "derivation of keys of existing applications",
  },
  {
    file: "server/platform/environment.ts",
    found: /^"admin@doloni\.example"$/,
    reason: "the first administrator's address in data folders whose owner has set no other",
  },
  {
    file: "server/files/cloudinary/cloudinary-store.ts",
    found: /^"doloni\/"$/,
    reason: "folder of existing files at Cloudinary",
  },
  {
    file: "server/backup/retention.ts",
    found: /doloni/,
    reason: "names of existing backups",
  },
  {
    file: "server/backup/create-backup.ts",
    found: /^"doloni[ -]backup"$/,
    reason: "format of existing backups, and application_name of a connection",
  },
  {
    file: "server/backup/read-backup.ts",
    found: /^"doloni-backup"$/,
    reason: "format of existing backups",
  },
  {
    file: "server/backup/manifest.ts",
    found: /^"doloni-backup"$/,
    reason: "format of existing backups",
  },
  {
    file: "server/transfer/export-content.ts",
    found: /^"doloni-content"$/,
    reason: "format of existing archives",
  },
  {
    file: "server/transfer/content-archive.ts",
    found: /^"doloni-content"$/,
    reason: "format of existing archives",
  },
  {
    file: "server/transfer/read-content-archive.ts",
    found: /^"doloni-content"$/,
    reason: "format of existing archives",
  },
  {
    file: "server/main.ts",
    found: /^DOLONI_KEEP_POSTGRES$/,
    reason: "variable between the program and its development command",
  },
];

/** The name in quotation marks with what is between them, or else the word. */
const mention = /["`][^"`\n]*?doloni[^"`\n]*["`]|[\p{L}\p{N}_]*(?:долон|doloni)[\p{L}\p{N}_]*/giu;

const files = ["client", "server"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(?:tsx?|css|svg|graphql|html|json)$/.test(path))
    .filter((path) => !path.startsWith("server/demo/")),
);

test("no phrase, mail, feed or document of the program names the foundation of the demo", () => {
  const mentions = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(mention)].map(([found]) => ({
      file,
      found,
    })),
  );
  const refused = mentions.filter(
    ({ file, found }) => !allowed.some((one) => one.file === file && one.found.test(found)),
  );
  expect(refused).toEqual([]);
});

test("every exception is still needed", () => {
  const unneeded = allowed.filter(({ file, found }) => {
    const text = files.includes(file) ? readFileSync(join(root, file), "utf8") : "";
    return ![...text.matchAll(mention)].some(([word]) => found.test(word));
  });
  expect(unneeded).toEqual([]);
});
