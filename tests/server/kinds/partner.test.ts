import { beforeEach, expect, test } from "vitest";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate partner cascade"));

const save = `mutation ($input: PartnerInput!) {
  savePartner(input: $input) { id version website image { id } }
}`;

const variables = (input: object) => ({
  input: { translations: { ua: { name: "Водовозка" } }, ...input },
});
const saved = async (input: object) =>
  (await site.executeOrThrow(save, variables(input), "editor")).savePartner;
const refusal = async (input: object) =>
  (await site.execute(save, variables(input), "editor")).errors?.[0]?.extensions;

test.each(["https://krynytsia.example", "https://криниця.укр/про-нас", "HTTPS://a.example/?b=c"])(
  "a partner's website may be %s",
  async (website) => expect(await saved({ website })).toMatchObject({ website }),
);

test.each([
  "http://krynytsia.example",
  "javascript:alert(1)",
  "//krynytsia.example",
  "krynytsia.example",
  "https://",
  "https://two words",
])("the website %s is refused at its field", async (website) => {
  expect(await refusal({ website })).toEqual({
    code: "INVALID",
    fields: [{ path: "website", rule: "isUrl" }],
  });
});

test.each([{}, { website: null }, { website: "" }])("a partner without a website: %j", async (no) =>
  expect(await saved(no)).toMatchObject({ website: null }),
);

test("a visitor sees the logo, and the list takes no further statement for it", async () => {
  const imageId = await anImageRow(site.db);
  const { id } = await saved({ imageId });
  await site.executeOrThrow(
    `mutation { publish(kind: PARTNER, id: "${id}", version: 1, language: UA) { id } }`,
    {},
    "editor",
  );
  const list = "{ partners { items { image { id url } } } }";
  expect((await site.executeOrThrow(list)).partners.items).toMatchObject([
    { image: { id: imageId } },
  ]);
  expect(await site.countStatements(() => site.executeOrThrow(list))).toBe(1);
});

test("a logo that was never uploaded is refused at its field", async () => {
  expect(await refusal({ imageId: "11111111-1111-4111-8111-111111111111" })).toEqual({
    code: "INVALID",
    fields: [{ path: "imageId", rule: "unknown" }],
  });
});
