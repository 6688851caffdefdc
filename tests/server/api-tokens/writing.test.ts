import { beforeEach, describe, expect, test } from "vitest";
import { aProgram } from "../../support/accounts/api-token.ts";
import { uploadDocument } from "../../support/content/a-pdf.ts";
import { kindCases, kindEnum, translationsOf } from "../../support/content/kind-cases.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() =>
  site.db.query("truncate change, security_event, mail, member, gallery, gallery_category cascade"),
);

const save = (name: string, args = "") =>
  `mutation ($input: ${name}Input!) { item: save${name}(input: $input${args}) { id version } }`;
const aMember = { translations: { ua: { name: "Олена" } } };

test.each(kindCases)(
  "a program saves, publishes and deletes a $name in its own name",
  async (kind) => {
    const { name } = kind;
    const program = await aProgram(site, { name: "Import", writes: [kindEnum(name)] });
    const { otherInput = () => ({}) } = kind;
    const input = {
      ...(await otherInput(site, 1)),
      translations: translationsOf(kind, { ua: "Слова" }),
    };
    await site.db.query("truncate change");
    const { data, errors } = await program.execute(save(name), { input });
    expect(errors).toBeUndefined();
    const { id, version } = Object(data).item;
    const target = `kind: ${kindEnum(name)}, id: "${id}"`;
    expect(
      (await program.execute(`mutation { publish(${target}, version: ${version}) { id } }`)).errors,
    ).toBeUndefined();
    expect(
      (await program.execute(`mutation { deleteItem(${target}, version: ${version + 1}) }`)).errors,
    ).toBeUndefined();
    const { changes } = await site.executeOrThrow(
      "{ changes { items { action userName isByToken isByFormerUser } } }",
      {},
      "admin",
    );
    const byProgram = { userName: "Import", isByToken: true, isByFormerUser: false };
    expect(changes.items).toEqual([
      { action: "DELETED", ...byProgram },
      { action: "PUBLISHED", ...byProgram },
      { action: "CREATED", ...byProgram },
    ]);
  },
);

describe("a program", () => {
  test("reads the drafts that a token may read", async () => {
    await site.executeOrThrow(save("Member"), { input: aMember }, "editor");
    const { data } = await (await aProgram(site, { readsDrafts: true })).execute(
      "{ members(drafts: true) { items { translation { name } } } }",
    );
    expect(data).toEqual({ members: { items: [{ translation: { name: "Олена" } }] } });
  });

  test("does not see what an editor has not saved yet", async () => {
    const { item } = await site.executeOrThrow(save("Member"), { input: aMember }, "editor");
    await site.executeOrThrow(
      `mutation ($id: ID!, $input: JSONObject!) {
        saveItemDraft(kind: MEMBER, id: $id, itemVersion: 1, input: $input) { version }
      }`,
      { id: item.id, input: { translations: { ua: { name: "Оленка" } } } },
      "editor",
    );
    const program = await aProgram(site, { writes: ["MEMBER"] });
    const { data } = await program.execute(
      `{ member(id: "${item.id}", drafts: true) { draft { version } } }`,
    );
    expect(data).toEqual({ member: { draft: null } });
    const save1 = `mutation ($input: MemberInput!) {
      saveMember(id: "${item.id}", version: 1, draftVersion: 1, input: $input) { id }
    }`;
    expect(await program.errorOf(save1, { input: aMember })).toEqual({
      code: "FORBIDDEN",
      reason: "token",
    });
  });

  test("meets a conflict when somebody saved meanwhile", async () => {
    const { item } = await site.executeOrThrow(save("Member"), { input: aMember }, "editor");
    const again = `mutation ($input: MemberInput!) {
      saveMember(id: "${item.id}", version: 1, input: $input) { id }
    }`;
    const program = await aProgram(site, { writes: ["MEMBER"] });
    expect(await program.errorOf(again, { input: aMember })).toBeNull();
    expect(await program.errorOf(again, { input: aMember })).toMatchObject({
      code: "CONFLICT",
      reason: "stale",
      savedBy: { name: "Import" },
    });
  });

  test("restores a gallery, but not its category with it", async () => {
    const { item: category } = await site.executeOrThrow(
      save("GalleryCategory"),
      { input: { translations: { ua: { name: "Табори" } } } },
      "editor",
    );
    const { item: gallery } = await site.executeOrThrow(
      save("Gallery"),
      { input: { categoryId: category.id, translations: { ua: { title: "Літо" } } } },
      "editor",
    );
    await site.executeOrThrow(
      `mutation { deleteItem(kind: GALLERY, id: "${gallery.id}", version: 1) }`,
      {},
      "editor",
    );
    await site.executeOrThrow(
      `mutation { deleteItem(kind: GALLERY_CATEGORY, id: "${category.id}", version: 1) }`,
      {},
      "editor",
    );
    const restore = `mutation { restoreItem(kind: GALLERY, id: "${gallery.id}") { id } }`;
    const errorWith = async (writes: string[]) =>
      (await aProgram(site, { writes })).errorOf(restore);
    expect(await errorWith(["GALLERY"])).toEqual({ code: "FORBIDDEN", reason: "token" });
    expect(await errorWith(["GALLERY", "GALLERY_CATEGORY"])).toBeNull();
  });

  test("uploads a document, and one that writes nothing does not", async () => {
    expect((await uploadDocument(await aProgram(site, { writes: ["REPORT"] }))).statusCode).toBe(
      201,
    );
    expect((await uploadDocument(await aProgram(site, { readsDrafts: true }))).statusCode).toBe(
      403,
    );
  });

  test("writes over REST, and its texts are public at once", async () => {
    const program = await aProgram(site, { writes: ["MEMBER"] });
    const payload = { translations: { ua: { name: "Олена", surname: "Мельник" } } };
    const { statusCode } = await program.request({ method: "POST", url: "/api/members", payload });
    expect(statusCode).toBe(201);
    const { members } = await site.executeOrThrow("{ members { total } }");
    expect(members.total).toBe(1);
  });
});
