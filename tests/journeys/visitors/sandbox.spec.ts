import { addressOf } from "../../support/journeys/sites/site.ts";
import { expect, test } from "../../support/journeys/test.ts";

/** Stands in for Apollo's script, which is loaded from another host: it reports what it can reach. */
const foreignScript = `
  const attempt = async (work) => { try { return await work(); } catch (error) { return error.name; } };
  const ask = async () => {
    const body = JSON.stringify({ query: "{ __typename }" });
    const headers = { "content-type": "application/json" };
    return (await fetch(initialEndpoint, { method: "POST", headers, body })).text();
  };
  window.EmbeddedSandbox = class {
    constructor() {
      void (async () => {
        const found = {
          origin: self.origin,
          token: await attempt(() => localStorage.getItem("token") ?? "none"),
          page: await attempt(async () => (await fetch("/")).text()),
          answer: await attempt(ask),
        };
        document.querySelector("#embeddableSandbox").textContent = JSON.stringify(found);
      })();
    }
  };
`;

test("a developer's Sandbox asks as a visitor, and reaches neither the token nor a page", async ({
  page,
  console,
}) => {
  // The browser reports what it refuses, and that this document has an origin of its own.
  console.allow(/blocked by CORS policy|net::ERR_FAILED|Origin-Agent-Cluster/);
  await page.route(/^https:\/\//, (route) =>
    route.request().url().includes("embeddable-sandbox")
      ? route.fulfill({ contentType: "text/javascript", body: foreignScript })
      : route.abort(),
  );
  await page.goto(`${addressOf("visitors")}/graphql`);
  const report = page.locator("#embeddableSandbox");
  await expect(report).toContainText("answer");
  expect(JSON.parse((await report.textContent()) ?? "")).toEqual({
    origin: "null",
    token: "SecurityError",
    page: "TypeError",
    answer: `{"data":{"__typename":"Query"}}\n`,
  });
});
