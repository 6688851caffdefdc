import { pathToFileURL } from "node:url";
import { describe, expect, test, vi } from "vitest";
import { FilesUnavailable } from "../../../server/files/file-store.ts";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { anUploadedImage } from "../../support/images/image-library.ts";
import { bypassed, cacheResultOf, hit } from "../../support/server/page-server.ts";
import { aServer } from "../../support/server/test-server.ts";
import { until } from "../../support/until.ts";

const built: { render: Render } = await import(pathToFileURL(renderModule).href);
let isStoreAway = false;
const site = await aServer({
  keeps: true,
  async render(request) {
    const page = await built.render(request);
    return isStoreAway ? { ...page, fault: FilesUnavailable() } : page;
  },
});

const open = () => site.request({ url: "/about", headers: { accept: "text/html" } });

describe("while the store of files is away", () => {
  test("a page that needs a file asks the visitor to come back, and is not taken from the time before", async () => {
    await until(async () => cacheResultOf(await open()) === hit);
    site.cache?.responses.setConnected(false);
    isStoreAway = true;
    const answer = await open();
    isStoreAway = false;
    const { statusCode, headers } = answer;
    expect([statusCode, headers["retry-after"], headers["cache-control"]]).toEqual([
      503,
      "5",
      "no-store",
    ]);
    expect(cacheResultOf(answer)).toBe(bypassed);
  });

  test("an editor who crops a picture is told so, and when to try again", async () => {
    const { id } = await anUploadedImage(site, "painting.jpg");
    vi.spyOn(site.images, "read").mockRejectedValueOnce(FilesUnavailable());
    const query = `mutation ($id: ID!) {
      cropImage(id: $id, x: 0, y: 0, width: 0.5, height: 0.5) { id }
    }`;
    const payload = { query, variables: { id } };
    const answer = await site.request({ method: "POST", url: "/graphql", payload }, "editor");
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(answer.json().errors[0].extensions).toMatchObject({
      code: "UNAVAILABLE",
      reason: "files",
    });
  });
});
