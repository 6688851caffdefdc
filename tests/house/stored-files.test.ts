import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { encryptedPrefix } from "../../server/files/encrypted-files.ts";
import type { FileStore } from "../../server/files/file-store.ts";
import { listSiteFiles } from "../../server/files/site-files.ts";
import { root } from "../../server/platform/paths.ts";

const sources = globSync("server/**/*.ts", { cwd: root })
  .filter((file) => !file.startsWith("server/files/"))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

test("a move takes along every prefix under which the server stores files", async () => {
  const listed: string[] = [];
  const list = (prefix: string) => {
    listed.push(prefix);
    return [];
  };
  await listSiteFiles({ list } as unknown as FileStore).next();
  const prefixes = sources.flatMap(({ text }) =>
    [...text.matchAll(/["`](images\/[a-z]+\/|documents\/)["`$]/g)].map(([, one]) => one),
  );
  expect(new Set([...prefixes, encryptedPrefix])).toEqual(new Set(listed));
});

test("what reads or writes files of this machine knows no folder of uploaded files", () => {
  const found = sources.filter(
    ({ text }) =>
      /from "node:fs/.test(text) && /["`](images|documents|quarantine|partial)["`]/.test(text),
  );
  // Texts and pictures of the demo content, in the program's own folder.
  expect(found.map(({ file }) => file)).toEqual(["server/demo/keep-documents.ts"]);
});
