import { beforeEach, describe, expect, test } from "vitest";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();

beforeEach(async () => {
  await site.db.query("delete from page; delete from redirect");
});

const leadsTo = async (fromPath: string): Promise<string | null> => {
  const { redirect } = await site.executeOrThrow(
    `query ($fromPath: String!) { redirect(fromPath: $fromPath) }`,
    { fromPath },
  );
  return redirect;
};

const save = `mutation ($fromPath: String!, $toPath: String!) {
  saveRedirect(fromPath: $fromPath, toPath: $toPath) { fromPath toPath isAutomatic }
}`;
const inputAt = (address: string) => ({ address, translations: { ua: { title: "Волонтери" } } });

async function move({ id, version }: { id: string; version: number }, address: string) {
  const { saved } = await site.executeOrThrow(
    `mutation ($id: ID!, $version: Int!, $input: PageInput!) {
      saved: savePage(id: $id, version: $version, input: $input) { id version }
    }`,
    { id, version, input: inputAt(address) },
    "editor",
  );
  return saved;
}

describe("an address that a page had", () => {
  test("leads to its new address, and never over a third one", async () => {
    const page = await aPublishedItem(site, "Page", inputAt("first"));
    await move(await move(page, "second"), "third");
    expect(await leadsTo("/first")).toBe("/third");
    expect(await leadsTo("/second")).toBe("/third");
    expect(await leadsTo("/third")).toBeNull();
  });

  test("shows the page again when it gets it back", async () => {
    const page = await aPublishedItem(site, "Page", inputAt("first"));
    await move(await move(page, "second"), "first");
    expect(await leadsTo("/first")).toBeNull();
    expect(await leadsTo("/second")).toBe("/first");
  });
});

describe("an editor", () => {
  test("adds, replaces and deletes a redirect", async () => {
    await site.executeOrThrow(save, { fromPath: "/old", toPath: "/about" }, "editor");
    const { saveRedirect } = await site.executeOrThrow(
      save,
      { fromPath: "/old", toPath: "/team" },
      "editor",
    );
    expect(saveRedirect).toEqual([{ fromPath: "/old", toPath: "/team", isAutomatic: false }]);
    expect(await leadsTo("/old")).toBe("/team");
    const { deleteRedirect } = await site.executeOrThrow(
      `mutation { deleteRedirect(fromPath: "/old") { fromPath } }`,
      {},
      "editor",
    );
    expect(deleteRedirect).toEqual([]);
  });

  test.each([
    ["//evil.example", "/team", "fromPath"],
    ["/old", "https://evil.example", "toPath"],
    ["/old", "/\\evil.example", "toPath"],
    ["/old?a=b", "/team", "fromPath"],
    ["/", "/team", "fromPath"],
    ["/old", "/old", "toPath"],
  ])("is refused a redirect from %s to %s", async (fromPath, toPath, path) => {
    const { errors } = await site.execute(save, { fromPath, toPath }, "editor");
    expect(errors?.[0]?.extensions?.fields).toMatchObject([{ path }]);
  });
});
