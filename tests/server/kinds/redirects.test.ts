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

describe("a page", () => {
  const saveAt = async (address: string) => {
    const document = `mutation ($input: PageInput!) { savePage(input: $input) { id version } }`;
    return site.execute(document, { input: inputAt(address) }, "editor");
  };

  test("is refused an address that leads elsewhere, so that nobody ends somewhere else", async () => {
    await site.executeOrThrow(save, { fromPath: "/old", toPath: "/about" }, "editor");
    const { errors } = await saveAt("old");
    expect(errors?.[0]?.extensions.fields).toEqual([{ path: "address", rule: "redirected" }]);
    expect(await leadsTo("/old")).toBe("/about");
  });

  test("that leaves the trash is shown again at its address", async () => {
    const { id, version } = await aPublishedItem(site, "Page", inputAt("first"));
    const item = { id, version };
    await site.executeOrThrow(
      `mutation ($id: ID!, $version: Int!) { deleteItem(kind: PAGE, id: $id, version: $version) }`,
      item,
      "editor",
    );
    await site.executeOrThrow(save, { fromPath: "/first", toPath: "/about" }, "editor");
    await site.executeOrThrow(
      `mutation ($id: ID!) { restoreItem(kind: PAGE, id: $id) { id } }`,
      item,
      "editor",
    );
    expect(await leadsTo("/first")).toBeNull();
  });
});

describe("an editor", () => {
  test("is refused a loop, and nothing changes", async () => {
    await site.executeOrThrow(save, { fromPath: "/old", toPath: "/older" }, "editor");
    const { errors } = await site.execute(save, { fromPath: "/older", toPath: "/old" }, "editor");
    expect(errors?.[0]?.extensions.fields).toEqual([{ path: "toPath", rule: "circular" }]);
    expect([await leadsTo("/old"), await leadsTo("/older")]).toEqual(["/older", null]);
  });

  test("is led to the last address, whichever redirect was added first", async () => {
    await site.executeOrThrow(save, { fromPath: "/b", toPath: "/c" }, "editor");
    await site.executeOrThrow(save, { fromPath: "/a", toPath: "/b" }, "editor");
    await site.executeOrThrow(save, { fromPath: "/c", toPath: "/d" }, "editor");
    expect([await leadsTo("/a"), await leadsTo("/b"), await leadsTo("/c")]).toEqual([
      "/d",
      "/d",
      "/d",
    ]);
  });

  test("changes the old address of a redirect", async () => {
    await site.executeOrThrow(save, { fromPath: "/odl", toPath: "/about" }, "editor");
    const { saveRedirect } = await site.executeOrThrow(
      `mutation { saveRedirect(fromPath: "/old", toPath: "/about", previousFromPath: "/odl") { fromPath } }`,
      {},
      "editor",
    );
    expect(saveRedirect).toEqual([{ fromPath: "/old" }]);
  });

  test("finds added, changed and deleted redirects in the history of changes", async () => {
    await site.db.query("delete from change");
    await site.executeOrThrow(save, { fromPath: "/old", toPath: "/about" }, "editor");
    await site.executeOrThrow(
      `mutation { saveRedirect(fromPath: "/old", toPath: "/team", previousFromPath: "/old") { fromPath } }`,
      {},
      "editor",
    );
    await site.executeOrThrow(
      `mutation { deleteRedirect(fromPath: "/old") { fromPath } }`,
      {},
      "editor",
    );
    const { recentChanges } = await site.executeOrThrow(
      "{ recentChanges { kind action label } }",
      {},
      "editor",
    );
    expect(recentChanges).toEqual([
      { kind: "REDIRECT", action: "ERASED", label: "/old → /team" },
      { kind: "REDIRECT", action: "SAVED", label: "/old → /team" },
      { kind: "REDIRECT", action: "CREATED", label: "/old → /about" },
    ]);
  });

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
    ["/old", "/%5Cevil.example", "toPath"],
    ["/old", "/%09/evil.example", "toPath"],
    ["/old", "/news%0d%0aSet-Cookie:a=b", "toPath"],
    ["/old%00", "/team", "fromPath"],
    ["/old?a=b", "/team", "fromPath"],
    ["/", "/team", "fromPath"],
    ["/old", "/old", "toPath"],
    ["/old", "about", "toPath"],
  ])("is refused a redirect from %s to %s", async (fromPath, toPath, path) => {
    const { errors } = await site.execute(save, { fromPath, toPath }, "editor");
    expect(errors?.[0]?.extensions?.fields).toMatchObject([{ path }]);
  });

  test("cannot store a target that leaves the site by any other way", async () => {
    const insert = "insert into redirect (from_path, to_path) values ('/old', $1)";
    for (const toPath of [
      "//evil.example",
      "/.//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "about",
      "/a\r\nb",
    ])
      await expect(site.db.query(insert, [toPath])).rejects.toThrow("redirect_to_path");
  });
});
