import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, test } from "vitest";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer({ publicUrl: "https://doloni.example" });

interface Schema extends Record<string, unknown> {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}
interface Content {
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}

const answer = await site.request({ url: "/api/openapi.json" });
const document = answer.json<{
  openapi: string;
  info: Record<string, string>;
  servers: { url: string }[];
  components: { securitySchemes: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
}>();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    path,
    method,
    operation,
  })),
);
const operation = (call: string) => operations.find((one) => one.call === call)?.operation;

test("a developer finds an OpenAPI 3.1 document that names this site", () => {
  expect(answer.headers["content-type"]).toContain("application/json");
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(document.servers).toEqual([{ url: "https://doloni.example" }]);
});

test("the common linter finds nothing, so that clients are generated cleanly", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: answer.body, config });
  expect(problems.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([]);
});

test("every operation has a name of its own, and says whether it needs a token", () => {
  const names = operations.map(({ operation }) => operation.operationId ?? "");
  expect(names.every((name) => /^[a-z][A-Za-z]+$/.test(name))).toBe(true);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(["signIn", "listGalleriesInNews", "getBlogPost"]));
  expect(operation("GET /api/gallery")?.security).toEqual([]);
  expect(operation("POST /api/gallery")?.security).toEqual([{ bearer: [] }]);
});

test("every operation names the errors that it answers, in the form that the server sends", async () => {
  const errors = (call: string) =>
    Object.keys(operation(call)?.responses ?? {}).filter((status) => Number(status) >= 400);
  expect(errors("GET /api/gallery/{id}")).toEqual(["404", "422", "429", "503"]);
  expect(errors("PUT /api/gallery/{id}")).toEqual([
    "401",
    "403",
    "404",
    "409",
    "413",
    "415",
    "422",
    "429",
    "503",
  ]);
  const { code, message, ...rest } = (await site.request({ url: "/api/gallery/none" })).json();
  expect([code, typeof message, rest]).toEqual(["NOT_FOUND", "string", {}]);
});

describe("a developer finds every row of the specification's table", () => {
  test.each([
    "GET /api/projects",
    "GET /api/projects/{id}",
    "POST /api/projects",
    "PUT /api/projects/{id}",
    "DELETE /api/projects/{id}",
    "GET /api/gallery",
    "GET /api/gallery/{id}",
    "POST /api/gallery",
    "PUT /api/gallery/{id}",
    "DELETE /api/gallery/{id}",
    "GET /api/gallery/category/{value}",
    "GET /api/gallery/news",
    "GET /api/galleryCategory",
    "GET /api/galleryCategory/{id}",
    "POST /api/galleryCategory",
    "PUT /api/galleryCategory/{id}",
    "DELETE /api/galleryCategory/{id}",
    "POST /api/auth/login",
    "DELETE /api/images",
    "DELETE /images",
  ])("%s", (call) => {
    expect(operation(call)).toBeDefined();
  });

  test("and the same for blog, reports, members and uploads", () => {
    for (const path of ["/api/blog", "/api/reports", "/api/members"]) {
      for (const call of [
        `GET ${path}`,
        `POST ${path}`,
        `PUT ${path}/{id}`,
        `DELETE ${path}/{id}`,
      ]) {
        expect([call, operation(call)]).toEqual([call, expect.anything()]);
      }
    }
    expect(operation("POST /api/images")).toBeDefined();
    expect(operation("POST /api/documents")).toBeDefined();
  });

  test("but nothing outside the REST API, and no call of the site's own screens", () => {
    const paths = Object.keys(document.paths);
    expect(paths.filter((path) => !/^\/(api|images$)/.test(path))).toEqual([]);
    expect(paths.filter((path) => /preview|content|draft|openapi/.test(path))).toEqual([]);
  });
});

describe.each(operations)("$call", ({ path, method, operation: described }) => {
  test("is described, with its parameters and its responses", () => {
    expect(described.summary).toBeTruthy();
    expect(described.tags).toHaveLength(1);
    const inPath = (described.parameters ?? []).filter((one) => one.in === "path");
    const expectedParameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inPath.map(({ name }) => name)).toEqual(expectedParameters);
    expect(inPath.every(({ required }) => required)).toBe(true);
    const success = Object.entries(described.responses).filter(([status]) =>
      /^2\d\d$/.test(status),
    );
    expect(success).toHaveLength(1);
    expect(success[0]?.[1].description).toEqual(expect.any(String));
  });

  test("has consistent schemas", () => {
    const contents = [described.requestBody, ...Object.values(described.responses)];
    const schemas = contents.flatMap((one) => Object.values(one?.content ?? {}));
    for (const { schema } of schemas) {
      for (const part of partsOf(schema)) {
        expect(part).not.toHaveProperty("nullable");
        expect(Object.keys(part.properties ?? {})).toEqual(
          expect.arrayContaining(part.required ?? []),
        );
        if (part.type === "array") expect(part.items).toBeDefined();
      }
    }
    const hasBody = described.requestBody !== undefined;
    expect(hasBody).toBe(method === "post" || method === "put" || path.endsWith("/images"));
  });
});

test("what needs a token names a security scheme that exists", () => {
  const schemes = Object.keys(document.components.securitySchemes);
  for (const { operation: described } of operations) {
    for (const need of described.security ?? []) {
      expect(schemes).toEqual(expect.arrayContaining(Object.keys(need as object)));
    }
  }
});

test("the schemas have the specification's names", () => {
  const response = operation("GET /api/projects/{id}")?.responses["200"];
  const project = response?.content?.["application/json"]?.schema;
  expect(Object.keys(project?.properties ?? {})).toEqual(
    expect.arrayContaining(["_id", "img", "gallery", "translations"]),
  );
  const { ua, eng } = project?.properties?.translations?.properties ?? {};
  expect(Object.keys(ua?.properties ?? {})).toEqual(["name", "miniDesc", "desc"]);
  expect(eng).toEqual(ua);
});

/** A schema and all its nested schemas. */
function partsOf(schema: Schema): Schema[] {
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
  ];
  return [schema, ...inner.flatMap(partsOf)];
}
