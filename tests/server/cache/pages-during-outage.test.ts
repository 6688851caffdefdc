import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startEmbeddedPostgres } from "../../../server/platform/postgres/embedded-postgres.ts";
import { findCluster } from "../../../server/platform/postgres/postgres-cluster.ts";
import { launchPostmaster, stopPostmaster } from "../../../server/platform/postgres/postmaster.ts";
import { formFieldsOf } from "../../support/applications/post-application.ts";
import { answersTo } from "../../support/applications/submit-form.ts";
import { aDataFolder, startServer, waitForStatus } from "../../support/processes/server-process.ts";
import { until } from "../../support/until.ts";

const folder = aDataFolder(afterAll);
const postgres = await startEmbeddedPostgres({ dataDir: folder, isDurable: false });
postgres.detach();
const cluster = findCluster(folder);
if (!cluster) throw new Error("the cluster was just created");
const password = "a long and calm password";
const site = await startServer(
  { DATA_DIR: aDataFolder(afterAll), DATABASE_URL: postgres.url, ADMIN_PASSWORD: password },
  afterAll,
);
await site.hasPrinted("The site is ready");

const open = async (path: string) => {
  const { status, headers } = await fetch(`${site.address}${path}`);
  return `${status} ${headers.get("cache-status")}`;
};
const send = (path: string, body: object, headers = {}) =>
  fetch(`${site.address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const { token } = await (
  await send("/api/auth/login", { email: "admin@doloni.example", password })
).json();
const asAdmin = { authorization: `Bearer ${token}` };

/** What marks a response as temporarily unavailable: status, a Retry-After, and no caching. */
const unavailabilityOf = (answer: Response) => {
  const { status, headers } = answer;
  return [status, Number(headers.get("retry-after")) > 0, headers.get("cache-control")];
};

describe("while the database is unavailable", () => {
  beforeAll(async () => {
    await until(async () => (await open("/partners")) === "200 doloni; hit");
    await stopPostmaster(cluster);
  });

  test("visitors read the cached pages, which are marked as stale", async () => {
    const old = "200 doloni; fwd=stale; detail=database-away";
    await expect.poll(() => open("/partners")).toBe(old);
  });

  test.each([
    ["/team", "uk", "Світло скоро повернеться"],
    ["/team?lang=en", "en", "please try later"],
  ])(
    "a visitor who opens %s, which is not cached, is asked to try again later",
    async (path, language, expectedText) => {
      const answer = await fetch(`${site.address}${path}`);
      expect(unavailabilityOf(answer)).toEqual([503, true, "no-store"]);
      expect(answer.headers.get("content-language")).toBe(language);
      expect(await answer.text()).toContain(expectedText);
    },
  );

  test("API clients receive the error in GraphQL's and in REST's format", async () => {
    const membersQuery = { query: "{ members { items { id } } }" };
    const key = randomUUID();
    const application = {
      query: `mutation ($sending: SendingInput!, $input: VolunteerInput!) {
        applyAsVolunteer(sending: $sending, input: $input) { number }
      }`,
      variables: {
        sending: { key, language: "UA", consentVersion: "1" },
        input: answersTo.VOLUNTEER,
      },
    };
    for (const [body, headers] of [
      [membersQuery],
      [membersQuery, asAdmin],
      [application],
    ] as const) {
      const answer = await send("/graphql", body, headers);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      const { errors } = await answer.json();
      expect(errors[0].extensions.code).toBe("UNAVAILABLE");
    }
    const rest = await fetch(`${site.address}/api/blog`);
    expect([rest.status, rest.headers.get("retry-after")]).toEqual([503, "5"]);
    expect((await rest.json()).code).toBe("UNAVAILABLE");
  });

  test("a form sent without scripts comes back with everything that was typed", async () => {
    const sending = { consentVersion: "1", openedAt: new Date().toISOString(), website: "" };
    const typed = [...formFieldsOf(answersTo.VOLUNTEER), ...formFieldsOf(sending, "sending.")];
    const answer = await fetch(`${site.address}/help/volunteer?lang=en`, {
      method: "POST",
      body: new URLSearchParams(typed),
    });
    expect(unavailabilityOf(answer)).toEqual([503, true, "no-store"]);
    const page = await answer.text();
    for (const [name, value] of typed) expect(page, name).toContain(value);
  });
});

test("when the database is back, everything works as before", async () => {
  await launchPostmaster(cluster, Number(new URL(postgres.url).port), false);
  await waitForStatus(`${site.address}/readyz`, 200);
  await expect.poll(() => open("/team")).toBe("200 doloni; hit");
  await expect.poll(() => open("/partners")).toBe("200 doloni; hit");
  expect(await site.end()).toBe(0);
});
