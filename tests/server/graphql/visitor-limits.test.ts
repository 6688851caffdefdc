import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Kind, parse } from "graphql";
import { describe, expect, test } from "vitest";
import {
  maxCountsAndSearches,
  maxVisitorRootFields,
} from "../../../server/http/graphql/operation-limits.ts";
import { root } from "../../../server/platform/paths.ts";
import { clientDocument } from "../../support/server/client-document.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const repeated = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(" ")} }`;
const codeOf = async (query: string, as?: "editor") => {
  const { errors } = await site.execute(query, {}, as);
  return errors?.[0]?.extensions ?? null;
};

describe("a stranger's request", () => {
  const tooMany = { code: "TOO_COSTLY", limit: maxCountsAndSearches };

  test("may count only some lists, under whatever names, before anything is read", async () => {
    const totals = (count: number) => `{ members ${repeated(count, "total")} }`;
    expect(await codeOf(totals(maxCountsAndSearches))).toBeNull();
    const statements = await site.countStatements(async () => {
      expect(await codeOf(totals(maxCountsAndSearches + 1))).toEqual(tooMany);
      expect(await codeOf(repeated(maxCountsAndSearches + 1, "members { total }"))).toEqual(
        tooMany,
      );
    });
    expect(statements).toBe(0);
  });

  test("may search only some times, also when the words are in a variable", async () => {
    const search = (word: string) => `members(first: 1, search: ${word}) { items { id } }`;
    expect(await codeOf(repeated(maxCountsAndSearches, search('"Оля"')))).toBeNull();
    expect(await codeOf(repeated(maxCountsAndSearches + 1, search('"Оля"')))).toEqual(tooMany);
    const query = `query ($word: String) ${repeated(15, search("$word"))}`;
    const execute = async (word: string | null) => (await site.execute(query, { word })).errors;
    expect(await execute(null)).toBeUndefined();
    expect(await execute("Оля")).toBeUndefined();
    // Eleven words have as many conditions as two searches.
    expect((await execute("а б в г д е є ж з и і"))?.[0]?.extensions).toEqual(tooMany);
  });

  test("may have only some root fields; signed-in staff may have more", async () => {
    const query = repeated(maxVisitorRootFields + 1, "settings { id }");
    expect(await codeOf(repeated(maxVisitorRootFields, "settings { id }"))).toBeNull();
    expect(await codeOf(query)).toEqual({ code: "TOO_COSTLY", limit: maxVisitorRootFields });
    expect(await codeOf(query, "editor")).toBeNull();
  });
});

describe("the site's own documents", () => {
  const operations = globSync("client/**/*.graphql", { cwd: root }).filter((file) =>
    parse(readFileSync(join(root, file), "utf8")).definitions.some(
      ({ kind }) => kind === Kind.OPERATION_DEFINITION,
    ),
  );

  test.each(operations)("%s is within every limit", async (file) => {
    const query = clientDocument(file.slice("client/".length, -".graphql".length));
    for (const operation of parse(query).definitions) {
      if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
      const payload = { query, operationName: operation.name?.value };
      const as = file.startsWith("client/site/") ? "visitor" : "admin";
      const answer = await site.request({ method: "POST", url: "/graphql", payload }, as);
      // Without their variables some operations are refused, but not as too large.
      expect(answer.body).not.toMatch(/"code":"(?:TOO_|GRAPHQL_)/);
    }
  });
});
