import { describe, expect, test } from "vitest";
import { kinds } from "../../../server/kinds.ts";
import { restClient } from "../../support/server/rest-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const call = restClient(site);
const kindsOfRest = kinds.flatMap(({ rest }) => (rest ? [rest.path] : []));
const errorBody = (code: string) => ({ code, message: expect.stringMatching(/^[A-Z].+\.$/) });
const member = { translations: { ua: { name: "Оля" } } };

describe("a REST client gets", () => {
  test.each(['{"translations":', "[", "{,}", '"a" "b"', '{"__proto__": {"admin": true}}'])(
    "400 for invalid JSON: %s",
    async (body) => {
      expect(await call("POST", "/members", body)).toMatchObject({
        status: 400,
        body: errorBody("MALFORMED"),
      });
    },
  );

  test("400 for no body at all", async () => {
    const headers = { "content-type": "application/json" };
    for (const [method, path] of [
      ["POST", "/members"],
      ["POST", "/auth/login"],
    ] as const) {
      const answer = await call(method, path, undefined, { headers });
      expect([answer.status, answer.body]).toEqual([400, errorBody("MALFORMED")]);
    }
  });

  test("401 without a token, with a hint how to get one", async () => {
    const { status, body, headers } = await call("POST", "/members", member, { as: "visitor" });
    expect([status, body]).toEqual([401, errorBody("UNAUTHENTICATED")]);
    expect(headers["www-authenticate"]).toBe("Bearer");
  });

  test.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api/members/x/y",
    "/api/Projects",
    "/nothing",
    "/projects",
  ])("404 for %s, where nothing exists", async (url) => {
    for (const method of ["GET", "POST"] as const) {
      const answer = await site.request({ method, url }, "editor");
      expect([answer.statusCode, answer.json()]).toEqual([404, errorBody("NOT_FOUND")]);
    }
  });

  test.each([
    ["PUT", "/api/projects", "GET, HEAD, POST"],
    ["PATCH", "/api/projects/1", "DELETE, GET, HEAD, PUT"],
    ["POST", "/api/projects/1", "DELETE, GET, HEAD, PUT"],
    ["DELETE", "/api/members", "GET, HEAD, POST"],
    ["POST", "/api/gallery/category/1", "GET, HEAD"],
    ["GET", "/api/auth/login", "POST"],
    ["DELETE", "/api/auth/login?x=1", "POST"],
    ["GET", "/api/images", "DELETE, POST"],
    ["PUT", "/images", "DELETE, POST"],
    ["GET", "/api/documents", "POST"],
    ["POST", "/api/openapi.json", "GET, HEAD"],
    ["POST", "/healthz", "GET, HEAD"],
    ["DELETE", "/graphql", "GET, HEAD, OPTIONS, POST"],
  ] as const)("405 for %s %s, with the allowed methods: %s", async (method, url, allowed) => {
    const { statusCode, headers, body } = await site.request({ method, url }, "editor");
    expect(statusCode).toBe(405);
    expect(String(headers.allow).split(", ").sort().join(", ")).toBe(allowed);
    expect(body).toContain("METHOD_NOT_ALLOWED");
  });

  test("404 for a trailing slash, not 405", async () => {
    for (const url of ["/api/projects/", "/api/openapi.json/", "/healthz/", "/api/gallery/news/"]) {
      expect([url, (await site.request({ url })).statusCode]).toEqual([url, 404]);
    }
  });

  test("413 for more than two megabytes", async () => {
    const body = { translations: { ua: { about: "ж".repeat(1_100_000) } } };
    const answer = await call("POST", "/members", body);
    expect([answer.status, answer.body]).toEqual([413, errorBody("TOO_LARGE")]);
  });

  test.each(["text/plain", "application/xml", "application/x-www-form-urlencoded", "text/json"])(
    "415 for %s",
    async (type) => {
      const headers = { "content-type": type };
      const answer = await call("POST", "/members", JSON.stringify(member), { headers });
      expect([answer.status, answer.body]).toEqual([415, errorBody("UNSUPPORTED")]);
    },
  );

  test.each([
    ["/members", [], "", "type"],
    ["/members", 7, "", "type"],
    ["/members", { img: 7 }, "img", "type"],
    ["/members", { isOrganizer: "perhaps" }, "isOrganizer", "type"],
    ["/members", { version: 0 }, "version", "minimum"],
    ["/members", { version: 2_147_483_648 }, "version", "maximum"],
    [
      "/members",
      { translations: { ua: { name: { first: "О" } } } },
      "translations.ua.name",
      "type",
    ],
    ["/members", { translations: { ua: 7 } }, "translations.ua", "type"],
    ["/reports", { month: 13 }, "month", "maximum"],
    ["/reports", { month: 1.5 }, "month", "type"],
    ["/reports", { year: 1812 }, "year", "minimum"],
    ["/reports", { gallery: {} }, "gallery", "type"],
    ["/projects", { gallery: [{ url: 1, public_id: [] }] }, "gallery.0.public_id", "type"],
    ["/projects", { gallery: new Array(501).fill({}) }, "gallery", "maxItems"],
    ["/auth/login", {}, "email", "required"],
    ["/auth/login", { email: "a@b.example" }, "password", "required"],
    ["/auth/login", { email: "a@b.example", password: "p".repeat(201) }, "password", "maxLength"],
  ] as const)("422 at the field for %s with %j", async (path, body, field, rule) => {
    const answer = await call("POST", path, JSON.stringify(body));
    expect([answer.status, answer.body.code]).toEqual([422, "INVALID"]);
    expect(answer.body.fields).toEqual([expect.objectContaining({ path: field, rule })]);
  });

  test.each(kindsOfRest)("422 for a version of %s beyond the range of integers", async (path) => {
    const id = "00000000-0000-4000-8000-000000000000";
    const sent = { galleryCategoryId: id, version: 2_147_483_648 };
    const { status, body } = await call("PUT", `${path}/${id}`, sent);
    expect([status, body.fields]).toEqual([
      422,
      [expect.objectContaining({ path: "version", rule: "maximum", limit: 2_147_483_647 })],
    ]);
  });
});

test("a number or a boolean that a form sent as text is converted", async () => {
  const report = await call("POST", "/reports", { month: "5", year: "2023" });
  expect(report).toMatchObject({ status: 201, body: { month: 5, year: 2023 } });
  const { body } = await call("POST", "/members", {
    translations: { ua: { name: "Оксана" } },
    isOrganizer: "true",
    isPsychologist: "false",
  });
  expect(body).toMatchObject({ isOrganizer: true, isPsychologist: false });
});

test("unknown fields that a client sends are ignored", async () => {
  const withUnknownFields = {
    ...member,
    _id: "x",
    position: 99,
    createdAt: "never",
    isAdmin: true,
  };
  const { status, body } = await call("POST", "/members", withUnknownFields);
  expect([status, body.version]).toEqual([201, 1]);
  expect(body).not.toHaveProperty("isAdmin");
});
