import { describe, expect, test } from "vitest";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aLog } from "../../support/server/log.ts";
import { aServer } from "../../support/server/test-server.ts";

const { log, read } = aLog();
const site = await aServer({}, log);
const internals = /report_|relation|select|\.ts|\bat\b|stack|postgres/i;

/** The log entries of an unexpected error, by the id in the response. */
const logged = (id: unknown) =>
  read()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))
    .filter((entry) => entry.id === id);

/** Renames a table while `work` runs, so that its queries fail. */
async function withoutTable<Answer>(table: string, work: () => Promise<Answer>): Promise<Answer> {
  await site.db.query(`alter table ${table} rename to away`);
  return work().finally(() => site.db.query(`alter table away rename to ${table}`));
}

const report = await aPublishedItem(site, "Report", {
  translations: { ua: { description: "слова" } },
});

describe("an unexpected error", () => {
  test("is an id in GraphQL's response, under which the log has the details", async () => {
    const { data, errors } = await withoutTable("report_translation", () =>
      site.execute("{ reports { items { translation { id } } } }"),
    );
    expect(data).toBeNull();
    expect(errors).toEqual([
      {
        message: "INTERNAL",
        locations: [{ line: 1, column: 3 }],
        path: ["reports"],
        extensions: { code: "INTERNAL", id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
      },
    ]);
    const [entry, ...others] = logged(errors?.[0]?.extensions.id);
    expect(others).toEqual([]);
    expect(entry.err).toMatchObject({ message: expect.stringContaining("report_translation") });
    expect(entry.err.stack).toContain("content-queries.ts");
  });

  test("in one field does not affect the other fields", async () => {
    const query = `query ($id: ID!) { settings { id } report(id: $id) { month images { id } } }`;
    const { data, errors } = await withoutTable("report_image", () => site.execute(query, report));
    expect(data).toEqual({ settings: { id: "1" }, report: null });
    expect(errors?.map(({ path }) => path)).toEqual([["report"]]);
    expect(JSON.stringify(errors)).not.toMatch(internals);
  });

  test("in several fields has an id for each", async () => {
    const { errors } = await withoutTable("report_translation", () =>
      site.execute("{ a: reports { total } b: reports { total } c: settings { id } }"),
    );
    const ids = errors?.map(({ extensions }) => extensions.id) ?? [];
    for (const id of ids) expect(logged(id)).toHaveLength(1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("is an id in REST's response as well", async () => {
    const answer = await withoutTable("report_translation", () =>
      site.request({ url: "/api/reports" }),
    );
    expect(answer.statusCode).toBe(500);
    const { id, ...rest } = answer.json();
    expect(rest).toEqual({ code: "INTERNAL", message: expect.any(String) });
    expect(JSON.stringify(rest)).not.toMatch(internals);
    expect(logged(id)).toHaveLength(1);
  });

  test("before the query is parsed reveals no more", async () => {
    const answer = await withoutTable("account", () =>
      site.execute("{ settings { id } }", {}, "editor"),
    );
    expect(answer.errors?.[0]).toEqual({
      message: "INTERNAL",
      extensions: { code: "INTERNAL", id: expect.any(String) },
    });
  });

  test("writes no personal data to the log", async () => {
    const input = { translations: { ua: { description: "нікому не казати" } } };
    const save = "mutation ($input: ReportInput!) { saveReport(input: $input) { id } }";
    await site.db.query(
      "alter table report_translation add constraint never check (false) not valid",
    );
    const { errors } = await site.execute(save, { input }, "editor");
    await site.db.query("alter table report_translation drop constraint never");
    expect(logged(errors?.[0]?.extensions.id)).toHaveLength(1);
    expect(read()).not.toContain("нікому не казати");
  });
});

test("an expected error is not in the log", async () => {
  const before = read();
  await site.execute("{ images { total } }");
  await site.execute("{ reports(first: 0) { total } }");
  await site.execute("{ nothing }");
  await site.execute("query ($a: Int!) { reports(first: $a) { total } }", { a: "many" });
  await site.request({ url: "/api/reports/nothing" });
  expect(read()).toBe(before);
});
