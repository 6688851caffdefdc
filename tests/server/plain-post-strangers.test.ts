import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import { builtRender } from "../../server/platform/places.ts";
import { anApplication } from "../support/application.ts";
import { forgetApplications, keptIn } from "../support/applying.ts";
import { numberIn, post } from "../support/posting.ts";

const { render } = await import(pathToFileURL(builtRender).href);
const site = await anApplication({ render });

beforeEach(async () => {
  site.setClock(null);
  await forgetApplications(site);
});

describe("a form that is posted twice", () => {
  test("at the same instant arrives once", async () => {
    const sending = { openedAt: new Date(Date.now() - 90_000).toISOString() };
    const answers = await Promise.all([1, 2, 3].map(() => post(site, "PARTNER", {}, { sending })));
    expect(new Set(answers.map(numberIn)).size).toBe(1);
    expect(await keptIn(site)).toHaveLength(1);
  });

  test("by a browser that does not say from which page arrives once too", async () => {
    const sending = { openedAt: "" };
    const answers = await Promise.all([1, 2].map(() => post(site, "PARTNER", {}, { sending })));
    expect(new Set(answers.map(numberIn)).size).toBe(1);
    expect(await keptIn(site)).toHaveLength(1);
  });

  test("with an answer mended keeps its number, and the newest answers count", async () => {
    const first = await post(site, "GENERAL");
    const second = await post(site, "GENERAL", { settlement: "Калуш" });
    expect(numberIn(second)).toBe(numberIn(first));
    const [row] = await keptIn(site);
    expect(row.answers.settlement).toBe("Калуш");
  });

  test("an hour later from the same page keeps its number, from a new page it is another", async () => {
    const sending = { openedAt: new Date(Date.now() - 60_000).toISOString() };
    const first = numberIn(await post(site, "GENERAL", {}, { sending }));
    site.setClock(new Date(Date.now() + 3_600_000));
    expect(numberIn(await post(site, "GENERAL", {}, { sending }))).toBe(first);
    expect(numberIn(await post(site, "GENERAL"))).not.toBe(first);
    expect(await keptIn(site)).toHaveLength(2);
  });
});

describe("a machine", () => {
  test.each([
    ["fills in the hidden field", { website: "https://spam.example" }, "hiddenField"],
    ["answers at once", { openedAt: "2026-11-20T12:00:00Z" }, "tooFast"],
  ])("that %s sees what people see, and is kept apart", async (_, sending, suspicion) => {
    site.setClock(new Date("2026-11-20T12:00:01Z"));
    const answer = await post(site, "VOLUNTEER", {}, { sending });
    const [row] = await keptIn(site);
    expect([answer.statusCode, numberIn(answer)]).toEqual([303, row.number]);
    expect([row.state, row.suspicion]).toEqual(["spam", suspicion]);
  });
});

describe("another site", () => {
  const strangers: [string, Record<string, string>][] = [
    ["that the browser names", { "sec-fetch-site": "cross-site" }],
    ["next door", { "sec-fetch-site": "same-site", origin: "https://other.doloni.example" }],
    ["seen by its origin", { origin: "https://evil.example" }],
    ["that hides", { origin: "null" }],
  ];
  test.each(strangers)("%s sends nothing in a visitor's name", async (_, headers) => {
    const answer = await post(site, "GENERAL", {}, { headers });
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([403, "no-store"]);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.body).not.toContain("Сторожинець");
    expect(await keptIn(site)).toEqual([]);
  });

  const own: [string, Record<string, string>][] = [
    ["the browser says", { "sec-fetch-site": "same-origin", origin: "https://evil.example" }],
    ["its origin is the public address", { origin: "http://127.0.0.1:4000" }],
    [
      "its origin is the host that was asked",
      { origin: "https://localhost:80", host: "localhost:80" },
    ],
    ["nothing says otherwise", {}],
  ];
  test.each(own)("is not to be feared where %s", async (_, headers) => {
    expect((await post(site, "GENERAL", {}, { headers })).statusCode).toBe(303);
  });
});

describe("what is no form of ours", () => {
  const type = "application/x-www-form-urlencoded";
  const sent = (url: string, payload: string, contentType = type) =>
    site.call({ method: "POST", url, payload, headers: { "content-type": contentType } });

  test("is told in words that it is too large", async () => {
    const { statusCode, headers, body } = await sent(
      "/need-help",
      `message=${"a".repeat(300_000)}`,
    );
    expect([statusCode, headers["cache-control"]]).toEqual([413, "no-store"]);
    expect(headers["content-type"]).toContain("text/html");
    expect(body).toMatch(/Текст\sзавеликий/);
  });

  test("a long letter is no reason to lose it", async () => {
    const answer = await post(site, "GENERAL", { message: "ґ".repeat(20_000) });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain("ґ".repeat(20_000));
  });

  test.each([
    ["/about", type, 404],
    ["/no-such-page", type, 404],
    ["/need-help", "application/json", 415],
    ["/need-help", "text/plain", 415],
    ["/graphql", type, 415],
    ["/api/auth/login", type, 415],
  ])("posted to %s as %s is refused with %i", async (url, contentType, status) => {
    expect((await sent(url, "{}", contentType)).statusCode).toBe(status);
  });
});
