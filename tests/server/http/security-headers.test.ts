import { expect, test } from "vitest";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const headersOf = async (url: string, as?: "editor") => (await site.request({ url }, as)).headers;

test("what a signed-in editor is answered is stored nowhere, but for what everybody reads", async () => {
  expect((await headersOf("/api/nothing", "editor"))["cache-control"]).toBe("no-store");
  expect((await headersOf("/api/reports", "editor"))["cache-control"]).toBe("public, no-cache");
  const payload = { query: "{ currentUser { id } }" };
  const answer = await site.request({ method: "POST", url: "/graphql", payload }, "editor");
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("pages of another site cannot embed data, but they can embed a picture", async () => {
  const policy = "cross-origin-resource-policy";
  expect((await headersOf("/api/reports"))[policy]).toBe("same-origin");
  expect((await headersOf("/images/none/original.webp"))[policy]).toBe("cross-origin");
});

test("neither the site nor what it embeds may use the camera, the microphone or the place", async () => {
  const features = String((await headersOf("/api/reports"))["permissions-policy"]);
  for (const feature of ["camera", "microphone", "geolocation"]) {
    expect(features).toContain(`${feature}=()`);
  }
});
