import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { aDemoSite } from "../../support/rest/demo-site.ts";
import { describedCalls, exampleIn, successOf } from "../../support/rest/openapi-document.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aDemoSite();
const calls = await describedCalls(site);
const publicReads = calls.filter(({ method, security }) => method === "GET" && !security.length);
const { body: source } = await site.request({ url: "/api/openapi.json" });

const lint = async (text: string) => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: text, config });
  return problems.map(({ severity, message }) => `${severity}: ${message}`);
};

test("every example fits its schema, and the linter would say if one did not", async () => {
  expect(await lint(source)).toEqual([]);
  const broken = await lint(source.replace('"example":{"email"', '"example":{"mail"'));
  expect(broken).toContainEqual(expect.stringContaining("must have required property 'email'"));
});

test("every answer and every body in JSON has an example, and every call is written out", () => {
  const bodies = calls.flatMap((one) =>
    [...Object.values(one.responses), one.requestBody ?? {}].map((content) => ({
      call: one.call,
      content,
    })),
  );
  const inJson = bodies.filter(({ content }) => content.content?.["application/json"]);
  expect(inJson.length).toBeGreaterThan(200);
  const lacking = inJson.filter(({ content }) => exampleIn(content) === undefined);
  expect(lacking.map(({ call }) => call)).toEqual([]);
  const samples = calls.map((one) => one["x-codeSamples"]?.map(({ label }) => label));
  expect(samples).toEqual(calls.map(() => ["curl", "fetch"]));
});

test.each(publicReads)("$call answers its example on this site", async (read) => {
  const example = exampleIn(successOf(read));
  const [, address = ""] = /"(http[^"]+)"/.exec(read["x-codeSamples"]?.[0]?.source ?? "") ?? [];
  const answer = await (await fetch(address)).json();
  // Of a list, the example is one of the items.
  if (Array.isArray(example)) expect(answer).toEqual(expect.arrayContaining(example));
  else expect(answer).toEqual(example);
  expect(JSON.stringify(example)).toContain('"_id":"');
});

test("an editor who withdraws the projects withdraws them from the examples too", async () => {
  expect(source).toContain("/api/projects?limit=10");
  await site.db.query("update project_translation set published_at = null");
  const { body } = await site.request({ url: "/api/openapi.json" });
  expect(body).not.toContain("/api/projects?limit=10");
});

test("a site without content describes its calls without examples of content", async () => {
  const emptySite = await aServer();
  const emptyCalls = await describedCalls(emptySite);
  expect(emptyCalls.map(({ call }) => call)).toEqual(calls.map(({ call }) => call));
  const list = emptyCalls.find(({ call }) => call === "GET /api/projects");
  expect(list && exampleIn(successOf(list))).toBeUndefined();
});
