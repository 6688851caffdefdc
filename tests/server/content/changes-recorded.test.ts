import { beforeEach, describe, expect, test } from "vitest";
import { Change } from "../../../server/history/change.entity.ts";
import { eraseDeleted } from "../../../server/overview/trash-sweep.ts";
import { fullInputOf } from "../../support/content/full-input.ts";
import {
  anItemOfKind,
  type KindCase,
  kindCases,
  kindEnum,
  saveTexts,
  translationsOf,
} from "../../support/content/kind-cases.ts";
import { restKindCases } from "../../support/content/rest-kind-cases.ts";
import { restClient } from "../../support/server/rest-client.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const call = restClient(site);
const asEditor = (document: string, variables?: object) =>
  site.executeOrThrow(document, variables, "editor");

/** The recorded changes of one kind, oldest first. */
const changesOf = (kind: string) =>
  site.db.getRepository(Change).find({ where: { kind }, order: { at: "asc", version: "asc" } });

beforeEach(async () => {
  site.setClock(null);
  await site.db.query("delete from change");
});

describe.each(kindCases)("$name", (kind) => {
  beforeEach(() => site.db.query(`delete from ${site.db.getMetadata(kind.name).tablePath}`));

  const mutate = (mutationName: string, id: string, version: number, more = "") =>
    asEditor(
      `mutation { ${mutationName}(kind: ${kindEnum(kind.name)}, id: "${id}", version: ${version} ${more}) ${mutationName === "deleteItem" ? "" : "{ id }"} }`,
    );

  test("what was deleted permanently leaves no content in the history", async () => {
    const { id } = await anItemOfKind(site, kind, undefined, { published: [] });
    expect((await changesOf(kind.name)).some(({ content }) => content !== null)).toBe(true);
    await mutate("deleteItem", id, 1);
    await eraseDeleted(site.db, new Date(Date.now() + 1000));
    const changes = await changesOf(kind.name);
    expect(changes.map(({ content }) => content)).toEqual([null, null, null]);
  });

  test("every change is recorded, with its author and language", async () => {
    const { id } = await anItemOfKind(site, kind, undefined, { published: [] });
    await mutate("publish", id, 1, ", language: UA");
    await mutate("publish", id, 2, `, language: ENG, at: "2040-01-01T00:00:00Z"`);
    await mutate("unpublish", id, 3);
    await mutate("deleteItem", id, 4);
    await eraseDeleted(site.db, new Date(Date.now() + 1000));
    const changes = await changesOf(kind.name);
    expect(changes.map(({ action, language, version }) => [action, language, version])).toEqual([
      ["created", null, 1],
      ["published", "ua", 2],
      ["scheduled", "eng", 3],
      ["unpublished", null, 4],
      ["deleted", null, 5],
      ["erased", null, 5],
    ]);
    const [editor] = await site.db.query(
      `select id as "userId", name as "userName" from account where email = 'editor@doloni.example'`,
    );
    for (const change of changes.slice(0, -1)) {
      expect(change).toMatchObject({ itemId: id, ...editor });
    }
    expect(changes.at(-1)).toMatchObject({ itemId: id, userId: null, userName: "" });
    expect(changes.slice(1).map(({ content }) => content)).toEqual(Array(5).fill(null));
  });

  test("an editor saves a recorded version again, and nothing changes", async () => {
    const input = {
      ...(await fullInputOf(site, kind)),
      translations: translationsOf(kind, { ua: "слова", eng: "words" }),
    };
    const save = `mutation ($id: ID, $version: Int, $input: ${kind.name}Input!) {
      saved: save${kind.name}(id: $id, version: $version, input: $input) { id version }
    }`;
    const { saved } = await asEditor(save, { input });
    const [created] = await changesOf(kind.name);
    const { translations, ...rest } = input;
    expect(created?.content).toMatchObject(rest);
    expect(created?.content).toMatchObject({ translations });
    await asEditor(save, { ...saved, input: created?.content });
    const again = (await changesOf(kind.name)).at(-1);
    expect(again).toMatchObject({ action: "saved", version: 2, content: created?.content });
  });

  test("a save of one language records the complete item", async () => {
    const item = await anItemOfKind(site, kind, { ua: "слова" }, { published: [] });
    await saveTexts(site, kind, item, "eng", { [kind.textField]: "words" });
    const last = (await changesOf(kind.name)).at(-1);
    const translations = translationsOf(kind, { ua: "слова", eng: "words" });
    expect(last).toMatchObject({ action: "saved", content: { translations } });
  });

  test("a save that is refused is not recorded", async () => {
    const { id } = await anItemOfKind(site, kind, undefined, { published: [] });
    await expect(mutate("publish", id, 7)).rejects.toThrow("stale");
    await expect(mutate("deleteItem", id, 7)).rejects.toThrow("stale");
    expect(await changesOf(kind.name)).toHaveLength(1);
  });

  test.skipIf(!kind.isOrdered)(
    "a new order is recorded for the kind, not for an item",
    async () => {
      const { id } = await anItemOfKind(site, kind, undefined, { published: [] });
      await asEditor(`mutation { reorder(kind: ${kindEnum(kind.name)}, ids: ["${id}"]) }`);
      const last = (await changesOf(kind.name)).find(({ action }) => action === "reordered");
      expect(last).toMatchObject({ itemId: null, label: "", content: null });
    },
  );
});

test.each(restKindCases)(
  "writes of REST clients at $path are recorded as well",
  async (restKind) => {
    const body = {
      ...(await restKind.requiredFields?.(site)),
      translations: { ua: restKind.textsOf("слова") },
    };
    const { _id } = (await call("POST", restKind.path, body)).body;
    await call("PUT", `${restKind.path}/${_id}`, body);
    await call("DELETE", `${restKind.path}/${_id}`);
    const changes = await changesOf(restKind.kind);
    expect(changes.map(({ action }) => action)).toEqual(["created", "saved", "deleted"]);
    expect(changes.map(({ itemId }) => itemId)).toEqual([_id, _id, _id]);
  },
);

describe("an item's label in the history", () => {
  const label = async (kind: string, input: object) => {
    const save = `mutation ($input: ${kind}Input!) { save${kind}(input: $input) { id } }`;
    await asEditor(save, { input });
    return (await changesOf(kind)).at(-1)?.label;
  };
  const inputOf = (ua: object | null, eng: object | null) => ({ translations: { ua, eng } });

  test("is its Ukrainian title, or else the English one", async () => {
    const [ua, eng] = [{ title: "Свято" }, { title: "Party" }];
    expect(await label("BlogPost", inputOf(ua, eng))).toBe("Свято");
    await site.db.query("delete from change");
    expect(await label("BlogPost", inputOf({ title: " " }, eng))).toBe("Party");
  });

  test("is the month, for a report", async () => {
    const text = inputOf({ description: "Травень" }, null);
    expect(await label("Report", { year: 2024, month: 5, ...text })).toBe("2024-05");
    await site.db.query("delete from change");
    expect(await label("Report", { year: 2024, month: 0, ...text })).toBe("2024");
  });

  test("is first name and surname, for a person", async () => {
    const name = { name: "Оля", surname: "Коваль" };
    expect(await label("Member", inputOf(name, null))).toBe("Оля Коваль");
  });
});

test("showing a gallery in the news changes nothing else, and is recorded", async () => {
  const gallery = kindCases.find(({ name }) => name === "Gallery") as KindCase; // kindCases contains every kind
  const galleryItem = await anItemOfKind(site, gallery);
  const show = (version: number, isShown: boolean) =>
    site.execute(
      `mutation { showGalleryInNews(id: "${galleryItem.id}", version: ${version}, isShown: ${isShown}) {
        version isImportant translations { title }
      } }`,
      {},
      "editor",
    );
  const news = async () => (await site.executeOrThrow("{ news { items { id } } }")).news.items;
  const { data } = await show(galleryItem.version, true);
  expect(data?.showGalleryInNews).toMatchObject({
    version: galleryItem.version + 1,
    isImportant: true,
  });
  expect(await news()).toEqual([{ id: galleryItem.id }]);
  const last = (await changesOf("Gallery")).at(-1);
  expect(last).toMatchObject({ action: "saved", content: { isImportant: true } });
  expect((await show(galleryItem.version, false)).errors?.[0]?.extensions.reason).toBe("stale");
  expect((await show(galleryItem.version + 1, false)).errors).toBeUndefined();
  expect(await news()).toEqual([]);
});

test("settings are recorded as they were stored", async () => {
  const input = {
    phone: "+380 44 123 45 67",
    swift: "privuaua",
    translations: { ua: { foundationName: "Долоні", tagline: "фонд" }, eng: {} },
  };
  await site.executeOrThrow(
    "mutation ($input: SettingsInput!) { saveSettings(version: 1, input: $input) { version } }",
    { input },
    "admin",
  );
  const change = (await changesOf("Settings")).at(-1);
  expect(change).toMatchObject({ action: "saved", itemId: null, version: 2 });
  expect(change?.content).toMatchObject({
    phone: "+380 44 123 45 67",
    swift: "PRIVUAUA",
    translations: {
      ua: { foundationName: "Долоні", tagline: "фонд" },
      eng: { foundationName: "", tagline: "" },
    },
  });
  const again =
    "mutation ($input: SettingsInput!) { saveSettings(version: 2, input: $input) { version } }";
  await site.executeOrThrow(again, { input: change?.content }, "admin");
  expect((await changesOf("Settings")).at(-1)?.content).toEqual(change?.content);
});
