import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, test } from "vitest";
import { renderModule } from "../../../server/platform/paths.ts";
import { postApplication, receiptNumberIn } from "../../support/applications/post-application.ts";
import { deleteApplications, storedApplications } from "../../support/applications/submit-form.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });

beforeEach(async () => {
  site.setClock(null);
  await deleteApplications(site);
});

test("a form with a choice that nobody offers is shown again, whatever the choice is called", async () => {
  for (const forWhom of ["__proto__", "constructor", "NOBODY"]) {
    const { statusCode } = await postApplication(site, "PSYCHOLOGICAL", { forWhom });
    expect([forWhom, statusCode]).toEqual([forWhom, 422]);
  }
});

describe("a form that is posted twice", () => {
  test("at the same time is stored once", async () => {
    const submission = { openedAt: new Date(Date.now() - 90_000).toISOString() };
    const answers = await Promise.all(
      [1, 2, 3].map(() => postApplication(site, "PARTNER", {}, { submission })),
    );
    expect(new Set(answers.map(receiptNumberIn)).size).toBe(1);
    expect(await storedApplications(site)).toHaveLength(1);
  });

  test("by a browser that does not say from which page is stored once too", async () => {
    const submission = { openedAt: "" };
    const answers = await Promise.all(
      [1, 2].map(() => postApplication(site, "PARTNER", {}, { submission })),
    );
    expect(new Set(answers.map(receiptNumberIn)).size).toBe(1);
    expect(await storedApplications(site)).toHaveLength(1);
  });

  test("with a corrected answer is another application, since no key of its own tells whose it is", async () => {
    const submission = { openedAt: new Date(Date.now() - 60_000).toISOString() };
    const first = await postApplication(site, "GENERAL", {}, { submission });
    const changes = { settlement: "Калуш" };
    const second = await postApplication(site, "GENERAL", changes, { submission });
    expect(receiptNumberIn(second)).not.toBe(receiptNumberIn(first));
    const rows = await storedApplications(site);
    const settlements = rows.map(
      ({ answers }: { answers: { settlement: string } }) => answers.settlement,
    );
    expect(settlements).toEqual(["Сторожинець", "Калуш"]);
  });

  test("keeps its number an hour later from the same page; from a new page it is another submission", async () => {
    const submission = { openedAt: new Date(Date.now() - 60_000).toISOString() };
    const first = receiptNumberIn(await postApplication(site, "GENERAL", {}, { submission }));
    site.setClock(new Date(Date.now() + 3_600_000));
    expect(receiptNumberIn(await postApplication(site, "GENERAL", {}, { submission }))).toBe(first);
    expect(receiptNumberIn(await postApplication(site, "GENERAL"))).not.toBe(first);
    expect(await storedApplications(site)).toHaveLength(2);
  });
});

describe("a bot", () => {
  test.each([
    ["fills in the hidden field", { website: "https://spam.example" }, "hiddenField"],
    ["answers at once", { openedAt: "2026-11-20T12:00:00Z" }, "tooFast"],
  ])(
    "that %s sees what people see, and its submission is marked as spam",
    async (_, submission, spamReason) => {
      site.setClock(new Date("2026-11-20T12:00:01Z"));
      const answer = await postApplication(site, "VOLUNTEER", {}, { submission });
      const [row] = await storedApplications(site);
      expect([answer.statusCode, receiptNumberIn(answer)]).toEqual([303, row.number]);
      expect([row.state, row.spam_reason]).toEqual(["spam", spamReason]);
    },
  );
});

describe("another site", () => {
  const otherOrigins: [string, Record<string, string>][] = [
    ["that the browser reports", { "sec-fetch-site": "cross-site" }],
    [
      "on another subdomain",
      { "sec-fetch-site": "same-site", origin: "https://other.doloni.example" },
    ],
    ["with its own origin", { origin: "https://evil.example" }],
    ["without an origin", { origin: "null" }],
  ];
  test.each(otherOrigins)("%s cannot submit a form in a visitor's name", async (_, headers) => {
    const answer = await postApplication(site, "GENERAL", {}, { headers });
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([403, "no-store"]);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.body).not.toContain("Сторожинець");
    expect(await storedApplications(site)).toEqual([]);
  });

  const sameOrigins: [string, Record<string, string>][] = [
    [
      "the browser reports the same origin",
      { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
    ],
    ["the origin is the public address", { origin: "http://127.0.0.1:4000" }],
    ["the origin is the requested host", { origin: "https://localhost:80", host: "localhost:80" }],
    ["neither header is sent", {}],
  ];
  test.each(sameOrigins)("is not assumed where %s", async (_, headers) => {
    expect((await postApplication(site, "GENERAL", {}, { headers })).statusCode).toBe(303);
  });
});

describe("a request that is not a form of the site", () => {
  const type = "application/x-www-form-urlencoded";
  const post = (url: string, payload: string, contentType = type) =>
    site.request({ method: "POST", url, payload, headers: { "content-type": contentType } });

  test("gets a page that says it is too large", async () => {
    const { statusCode, headers, body } = await post(
      "/need-help",
      `message=${"a".repeat(300_000)}`,
    );
    expect([statusCode, headers["cache-control"]]).toEqual([413, "no-store"]);
    expect(headers["content-type"]).toContain("text/html");
    expect(body).toMatch(/Текст\sзавеликий/);
  });

  test("a long message is accepted", async () => {
    const answer = await postApplication(site, "GENERAL", { message: "ґ".repeat(20_000) });
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
    expect((await post(url, "{}", contentType)).statusCode).toBe(status);
  });
});
