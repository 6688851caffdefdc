import { beforeEach, describe, expect, test } from "vitest";
import {
  anItemOfKind,
  type KindCase,
  kindCases,
  kindEnum,
  publish,
  saveTexts,
} from "../../../support/content/kind-cases.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const names = ["BlogPost", "Gallery", "Member", "Project", "Report"];
const addressed = kindCases.filter(({ name }) => names.includes(name));
const titled = addressed.filter(({ name }) => name !== "Report");
const blogPost = named("BlogPost");

function named(name: string): KindCase {
  const found = kindCases.find((kind) => kind.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

beforeEach(async () => {
  for (const table of ["blog_post", "gallery", "member", "project", "report", "redirect"]) {
    await site.db.query(`delete from ${table}`);
  }
});

type Saved = { id: string; version: number };

const table = ({ name }: KindCase) => kindEnum(name).toLowerCase();

async function addressOf(kind: KindCase, { id }: { id: string }): Promise<string | null> {
  const [row] = await site.db.query(`select address from ${table(kind)} where id = $1`, [id]);
  return row.address;
}

/** Saves the item as the history has it, with another address. */
async function enter(kind: KindCase, { id, version }: Saved, address: string) {
  const [{ content }] = await site.db.query(
    "select content from change where item_id = $1 and content is not null order by version desc limit 1",
    [id],
  );
  return site.execute(
    `mutation ($id: ID, $version: Int, $input: ${kind.name}Input!) {
      saved: save${kind.name}(id: $id, version: $version, input: $input) { id version address }
    }`,
    { id, version, input: { ...content, address } },
    "editor",
  );
}

async function entered(kind: KindCase, item: Saved, address: string): Promise<Saved> {
  const { data, errors } = await enter(kind, item, address);
  expect(errors).toBeUndefined();
  return data?.saved as Saved;
}

const redirects = () => site.db.query("select from_path, to_path from redirect order by 1");

const refusal = (rule: string) => ({
  errors: [
    expect.objectContaining({
      extensions: expect.objectContaining({ fields: [{ path: "address", rule }] }),
    }),
  ],
});

const idsAt = async (kind: KindCase, key: string, as: "visitor" | "editor" = "visitor") => {
  const { item } = await site.executeOrThrow(
    `query ($key: ID!) { item: ${kind.one}(id: $key) { id address } }`,
    { key },
    as,
  );
  return item;
};

describe.each(titled)("of the kind $name", (kind) => {
  test("an item gets an address made of its Ukrainian title when it is published, not before", async () => {
    const texts = { ua: "Їжак у лісі", eng: "A hedgehog" };
    const draft = await anItemOfKind(site, kind, texts, { published: [] });
    expect(await addressOf(kind, draft)).toBeNull();
    await publish(site, kind, draft, "ua");
    expect(await addressOf(kind, draft)).toBe("yizhak-u-lisi");
  });

  test("the second item with the same title gets a number", async () => {
    await anItemOfKind(site, kind, { ua: "Літо" });
    expect(await addressOf(kind, await anItemOfKind(site, kind, { ua: "Літо" }))).toBe("lito-2");
    expect(await addressOf(kind, await anItemOfKind(site, kind, { ua: "Літо" }))).toBe("lito-3");
  });

  test("another title leaves the address as it is", async () => {
    const item = await anItemOfKind(site, kind, { ua: "Літо" });
    await saveTexts(site, kind, item, "ua", { [kind.textField]: "Осінь" });
    expect(await addressOf(kind, item)).toBe("lito");
  });
});

test.each(addressed)(
  "visitors find an item of $name by its id and by its address",
  async (kind) => {
    const item = await anItemOfKind(site, kind, { ua: "Літо" }, { index: 5 });
    const address = await addressOf(kind, item);
    expect(address).toBe(kind.name === "Report" ? "2022-05" : "lito");
    const found = { id: item.id, address };
    expect(await idsAt(kind, item.id)).toEqual(found);
    expect(await idsAt(kind, String(address))).toEqual(found);
  },
);

test.each(addressed)(
  "the former address of an item of $name leads to the new one",
  async (kind) => {
    let item: Saved = await anItemOfKind(site, kind, { ua: "Літо" }, { index: 5 });
    const first = await addressOf(kind, item);
    item = await entered(kind, item, "osin");
    item = await entered(kind, item, "zyma");
    const [, list] = /^(.*\/)/.exec((await redirects())[0].to_path) ?? [];
    expect(await redirects()).toEqual(
      [`${list}${first}`, `${list}osin`]
        .sort()
        .map((from) => ({ from_path: from, to_path: `${list}zyma` })),
    );
    expect(await addressOf(kind, item)).toBe("zyma");
    await entered(kind, item, "osin");
    expect(await redirects()).toEqual(
      [`${list}${first}`, `${list}zyma`]
        .sort()
        .map((from) => ({ from_path: from, to_path: `${list}osin` })),
    );
  },
);

test("only published texts make an address: the English title, while the Ukrainian one is a draft", async () => {
  const texts = { ua: "Таємниця", eng: "A secret" };
  const item = await anItemOfKind(site, blogPost, texts, { published: ["eng"] });
  expect(await addressOf(blogPost, item)).toBe("a-secret");
});

test("a scheduled post has its address beforehand, so that it can be announced", async () => {
  const draft = await anItemOfKind(site, blogPost, { ua: "Скоро" }, { published: [] });
  await publish(site, blogPost, draft, "ua", new Date(Date.now() + 3_600_000).toISOString());
  expect(await addressOf(blogPost, draft)).toBe("skoro");
  expect(await idsAt(blogPost, "skoro")).toBeNull();
});

test("a post whose title has no letters keeps its path with the id", async () => {
  expect(await addressOf(blogPost, await anItemOfKind(site, blogPost, { ua: "🎈" }))).toBeNull();
});

test("a report of a whole year has the year as its address", async () => {
  const report = await anItemOfKind(site, named("Report"), { ua: "Рік" }, { index: 0 });
  expect(await addressOf(named("Report"), report)).toBe("2022");
});

test("a member's address is made of name and surname", async () => {
  const { saved } = await site.executeOrThrow(
    `mutation { saved: saveMember(input: { translations: { ua: { name: "Юлія", surname: "Д’яченко" } } }) { id version } }`,
    {},
    "editor",
  );
  await publish(site, named("Member"), { ...saved, key: saved.id }, "ua");
  expect(await addressOf(named("Member"), saved)).toBe("yuliia-diachenko");
});

test("an editor cannot take the address of another item", async () => {
  await anItemOfKind(site, blogPost, { ua: "Літо" });
  const other = await anItemOfKind(site, blogPost, { ua: "Осінь" });
  expect(await enter(blogPost, other, "lito")).toMatchObject(refusal("taken"));
});

test("an editor cannot take an address that leads to another item", async () => {
  const item = await anItemOfKind(site, blogPost, { ua: "Літо" });
  await entered(blogPost, item, "lito-2026");
  const other = await anItemOfKind(site, blogPost, { ua: "Осінь" });
  expect(await enter(blogPost, other, "lito")).toMatchObject(refusal("redirected"));
  const same = await anItemOfKind(site, blogPost, { ua: "Літо" });
  expect(await addressOf(blogPost, same)).toBe("lito-2");
});

test.each([
  ["Gallery", "videos"],
  ["Gallery", "togetherpoints"],
  ["Report", "year"],
  ["Project", "toylibrary"],
  ["BlogPost", "0b0e0c3a-7d3e-4f60-9a37-0123456789ab"],
])(
  "of the kind %s, nobody can enter the address %s, which another page has",
  async (name, address) => {
    const item = await anItemOfKind(site, named(name), { ua: "Літо" }, { index: 5 });
    expect(await enter(named(name), item, address)).toMatchObject(refusal("reserved"));
  },
);

test("a gallery named as another page gets a number", async () => {
  const gallery = await anItemOfKind(site, named("Gallery"), { ua: "Videos" });
  expect(await addressOf(named("Gallery"), gallery)).toBe("videos-2");
});

test.each(["Літо", "a/b", "a--b", "-a", "A", "a".repeat(81)])(
  "an editor cannot enter %s as an address",
  async (address) => {
    const item = await anItemOfKind(site, blogPost, { ua: "Літо" });
    const { errors } = await enter(blogPost, item, address);
    expect(errors?.[0]?.extensions).toMatchObject({ fields: [{ path: "address" }] });
  },
);

test("a save without an address, such as one of an earlier client, keeps it", async () => {
  const item = await anItemOfKind(site, blogPost, { ua: "Літо" });
  await entered(blogPost, item, "");
  expect(await addressOf(blogPost, item)).toBe("lito");
});

async function trash(kind: KindCase, { id, version }: Saved) {
  await site.executeOrThrow(
    `mutation { deleteItem(kind: ${kindEnum(kind.name)}, id: "${id}", version: ${version}) }`,
    {},
    "editor",
  );
}

const restore = (kind: KindCase, { id }: Saved) =>
  site.executeOrThrow(
    `mutation { restoreItem(kind: ${kindEnum(kind.name)}, id: "${id}") { id } }`,
    {},
    "editor",
  );

test("an item of the trash is restored at its address, or with a number if that was taken", async () => {
  const first = await anItemOfKind(site, blogPost, { ua: "Літо" });
  await trash(blogPost, first);
  await restore(blogPost, first);
  expect(await addressOf(blogPost, first)).toBe("lito");
  const [{ version }] = await site.db.query("select version from blog_post");
  await trash(blogPost, { ...first, version });
  expect(await addressOf(blogPost, await anItemOfKind(site, blogPost, { ua: "Літо" }))).toBe(
    "lito",
  );
  await restore(blogPost, first);
  expect(await addressOf(blogPost, first)).toBe("lito-2");
});

test("an earlier version is restored with its address", async () => {
  const item = await anItemOfKind(site, blogPost, { ua: "Літо" });
  const changed = await entered(blogPost, item, "osin");
  const [{ content }] = await site.db.query(
    "select content from change where item_id = $1 and content ->> 'address' = 'osin'",
    [item.id],
  );
  expect(content.address).toBe("osin");
  await entered(blogPost, changed, "lito");
  expect(await addressOf(blogPost, item)).toBe("lito");
});

test("two posts with the same title that are published at once get two addresses", async () => {
  const drafts = await Promise.all(
    [1, 2, 3].map(() => anItemOfKind(site, blogPost, { ua: "Літо" }, { published: [] })),
  );
  await Promise.all(drafts.map((draft) => publish(site, blogPost, draft, "ua")));
  const addresses = await Promise.all(drafts.map((draft) => addressOf(blogPost, draft)));
  expect(addresses.sort()).toEqual(["lito", "lito-2", "lito-3"]);
});
