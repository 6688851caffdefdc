import { beforeEach, expect, test } from "vitest";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
beforeEach(() => site.db.query("truncate together_point cascade"));

const save = `mutation ($id: ID, $version: Int, $input: TogetherPointInput!) {
  saveTogetherPoint(id: $id, version: $version, input: $input) { id version city pin { x y } }
}`;

const variables = (input: object) => ({
  input: { translations: { ua: { name: "Калуш", locative: "Калуші" } }, ...input },
});
const saved = async (input: object) =>
  (await site.executeOrThrow(save, variables(input), "editor")).saveTogetherPoint;
const refusal = async (input: object, target: object = {}) =>
  (await site.execute(save, { ...variables(input), ...target }, "editor")).errors?.[0]?.extensions;

const conflict = { code: "CONFLICT", reason: "taken" };

test("a point can be in any town, and without a place on the map", async () => {
  expect(await saved({ city: "UzhorodRakotci", pin: { x: 0.5, y: 1 } })).toMatchObject({
    city: "UzhorodRakotci",
    pin: { x: 0.5, y: 1 },
  });
  expect(await saved({ city: "misto-2" })).toMatchObject({ city: "misto-2", pin: null });
});

test.each(["Калуш", "../admin", "two words", "-a", ""])(
  "an address that is no path segment is refused: %s",
  async (city) => {
    expect(await refusal({ city })).toEqual({
      code: "INVALID",
      fields: [{ path: "city", rule: "matches" }],
    });
  },
);

test("a place beside the map is refused", async () => {
  expect(await refusal({ city: "Kalush", pin: { x: 1.5, y: 0 } })).toMatchObject({
    code: "INVALID",
    fields: [{ path: "pin.x", rule: "max" }],
  });
});

test("a city has one point, however many editors create it at the same time", async () => {
  const refusals = await Promise.all([1, 2, 3].map(() => refusal({ city: "Kalush" })));
  expect(refusals.filter((one) => one !== undefined)).toEqual([conflict, conflict]);
});

test("a point cannot move to the city of another point", async () => {
  await saved({ city: "Kalush" });
  const { id, version } = await saved({ city: "Shumsk" });
  expect(await refusal({ city: "Kalush" }, { id, version })).toEqual(conflict);
});

test("a visitor finds a point by its city, with the texts for its gallery's title", async () => {
  const imageIds = [await anImageRow(site.db), await anImageRow(site.db)];
  const { id, version } = await saved({ city: "Kalush", imageIds });
  const point = `{ togetherPoint(city: "Kalush", language: ENG) {
    city imageCount first: images(first: 1) { id } images { id }
    translation { language name locative }
  } }`;
  expect(await site.executeOrThrow(point)).toEqual({ togetherPoint: null });
  await site.executeOrThrow(
    "mutation ($id: ID!, $v: Int!) { publish(kind: TOGETHER_POINT, id: $id, version: $v, language: UA) { id } }",
    { id, v: version },
    "editor",
  );
  expect((await site.executeOrThrow(point)).togetherPoint).toEqual({
    city: "Kalush",
    imageCount: 2,
    first: [{ id: imageIds[0] }],
    images: imageIds.map((imageId) => ({ id: imageId })),
    translation: { language: "UA", name: "Калуш", locative: "Калуші" },
  });
});

test("a list with covers and counts takes the same statements, however many points there are", async () => {
  const list = "{ togetherPoints(drafts: true) { items { imageCount images(first: 1) { id } } } }";
  const countListStatements = () =>
    site.countStatements(() => site.executeOrThrow(list, {}, "editor"));
  await saved({ city: "Kalush", imageIds: [await anImageRow(site.db)] });
  const short = await countListStatements();
  for (const city of ["Shumsk", "Ternopil", "Tyachiv"]) {
    await saved({ city, imageIds: [await anImageRow(site.db)] });
  }
  expect(await countListStatements()).toBe(short);
  // Statements for the session and the list.
  expect(short).toBe(2);
});
