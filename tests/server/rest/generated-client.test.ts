import "../../support/rest/typescript-5.ts";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../../server/platform/paths.ts";
import { adminEmail, password } from "../../support/accounts/accounts.ts";
import { aPicture } from "../../support/images/picture-files.ts";
import { freePort } from "../../support/processes/free-port.ts";
import { aServer } from "../../support/server/test-server.ts";

const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const site = await aServer({ publicUrl: address });
await site.app.listen({ port, host: "127.0.0.1" });

const program = join(root, "tests", "support", "rest", "generated-client");
const types = mkdtempSync(join(tmpdir(), "doloni-openapi-types-"));
afterAll(() => rmSync(types, { recursive: true, force: true }));

beforeAll(async () => {
  const { default: openapiTypes, astToString } = await import("openapi-typescript");
  const { body } = await site.request({ url: "/api/openapi.json" });
  writeFileSync(join(types, "openapi-types.ts"), astToString(await openapiTypes(body)));
});

test("a developer's program fits the types that are made from the served document", async () => {
  const settings = {
    extends: join(root, "tsconfig.json"),
    // The compiler reads both folders as one.
    compilerOptions: {
      rootDirs: [program, types],
      types: ["node"],
      typeRoots: [join(root, "node_modules", "@types")],
    },
    files: [join(program, "round.ts")],
    include: [],
    exclude: [],
  };
  writeFileSync(join(types, "tsconfig.json"), JSON.stringify(settings));
  const compiler = join(root, "node_modules", "typescript", "bin", "tsc");
  const run = promisify(execFile)(process.execPath, [compiler, "-p", types]);
  expect(await run.catch(({ stdout }) => ({ stdout, stderr: "" }))).toEqual({
    stdout: "",
    stderr: "",
  });
});

test("and does a whole round: signs in, uploads, creates, reads, edits, conflicts and deletes", async () => {
  const { runRound } = await import(join(program, "round.ts"));
  const picture = new Blob([new Uint8Array(await aPicture())]);
  const result = await runRound({ address, email: adminEmail, password, picture });
  expect(result).toEqual({
    id: expect.any(String),
    etag: expect.stringMatching(/^"/),
    found: {
      ua: { name: "Рюкзак", miniDesc: "", desc: "" },
      eng: { name: "Backpack", miniDesc: "", desc: "" },
    },
    edited: "Big backpack",
    conflict: { status: 409, code: "CONFLICT" },
    deleted: result.id,
    missing: { status: 404, code: "NOT_FOUND" },
    picturesDeleted: 204,
  });
});
