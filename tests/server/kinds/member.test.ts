import { beforeEach, expect, test } from "vitest";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate member cascade"));

const save = `mutation ($id: ID, $version: Int, $input: MemberInput!) {
  saveMember(id: $id, version: $version, input: $input) {
    id version position isOrganizer isPsychologist image { id }
  }
}`;

async function saved(input: object, target: object = {}) {
  const translations = { ua: { name: "Олена", surname: "Ґудзь" } };
  const variables = { ...target, input: { translations, ...input } };
  return (await site.executeOrThrow(save, variables, "editor")).saveMember;
}

const refusal = async (input: object) => {
  const variables = { input: { translations: { ua: { name: "Олена" } }, ...input } };
  return (await site.execute(save, variables, "editor")).errors?.[0]?.extensions;
};

test("a new member is neither organiser nor psychologist by default", async () => {
  const { id, version, ...member } = await saved({});
  expect(member).toMatchObject({ isOrganizer: false, isPsychologist: false, image: null });
  const both = await saved({ isOrganizer: true, isPsychologist: true }, { id, version });
  expect(both).toMatchObject({ isOrganizer: true, isPsychologist: true });
});

test("a visitor sees the portrait, and the list takes no further statement for it", async () => {
  const imageId = await anImageRow(site.db);
  const { id } = await saved({ imageId });
  await site.executeOrThrow(
    `mutation { publish(kind: MEMBER, id: "${id}", version: 1, language: UA) { id } }`,
    {},
    "editor",
  );
  const list = "{ members { items { image { id url } } } }";
  expect((await site.executeOrThrow(list)).members.items).toMatchObject([
    { image: { id: imageId } },
  ]);
  expect(await site.countStatements(() => site.executeOrThrow(list))).toBe(1);
});

test("an editor replaces the portrait, and removes it", async () => {
  const [first, second] = [await anImageRow(site.db), await anImageRow(site.db)];
  const { id } = await saved({ imageId: first });
  const replaced = await saved({ imageId: second }, { id, version: 1 });
  expect(replaced.image).toEqual({ id: second });
  expect((await saved({}, { id, version: 2 })).image).toBeNull();
});

test("a member is kept when the portrait is deleted", async () => {
  const imageId = await anImageRow(site.db);
  const { id } = await saved({ imageId });
  await site.db.query("delete from image where id = $1", [imageId]);
  const { member } = await site.executeOrThrow(
    `{ member(id: "${id}", drafts: true) { image { id } } }`,
    {},
    "editor",
  );
  expect(member).toEqual({ image: null });
});

test("a portrait that was never uploaded is refused at its field", async () => {
  expect(await refusal({ imageId: "11111111-1111-4111-8111-111111111111" })).toEqual({
    code: "INVALID",
    fields: [{ path: "imageId", rule: "unknown" }],
  });
  expect(await refusal({ imageId: "portrait" })).toEqual({
    code: "INVALID",
    fields: [{ path: "imageId", rule: "isUuid" }],
  });
});

test("a new member is placed after the others, and saving changes no positions", async () => {
  const [first, second] = [await saved({}), await saved({})];
  expect([first.position, second.position]).toEqual([0, 1]);
  expect((await saved({}, { id: first.id, version: 1 })).position).toBe(0);
});
