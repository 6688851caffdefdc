import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
// A Wednesday in Kyiv.
const wednesday = new Date("2026-11-25T10:00:00Z");
beforeEach(async () => {
  await site.db.query("truncate together_point cascade");
  site.setClock(wednesday);
});
afterEach(() => site.setClock(null));

const save = `mutation ($id: ID, $version: Int, $input: TogetherPointInput!) {
  saveTogetherPoint(id: $id, version: $version, input: $input) { id version }
}`;

const variables = (facts: object) => ({
  input: { city: "Kalush", translations: { ua: { name: "Калуш" } }, ...facts },
});

const facts = {
  addressUa: "вул. Прикладна, 3, Калуш",
  addressEng: "3 Prykladna St, Kalush",
  phone: "+380 00 000 00 03",
  routeUrl: "https://maps.example/kalush",
  openingHours: [{ weekday: 1, opens: "10:00", closes: "18:00" }],
  hoursNoteUa: "Під час тривоги — в укритті.",
  hoursNoteEng: "In the shelter during alerts.",
  events: [{ day: "2026-11-26", time: "15:00", weeklyUntil: "2026-12-31", ua: "Малюємо", eng: "" }],
};

const shownFacts = `addressUa addressEng phone routeUrl openingHours { weekday opens closes }
  hoursNoteUa hoursNoteEng events { day time weeklyUntil ua eng }`;

async function aPublishedPoint(own: object): Promise<string> {
  const { id, version } = (await site.executeOrThrow(save, variables(own), "editor"))
    .saveTogetherPoint;
  await site.executeOrThrow(
    "mutation ($id: ID!, $v: Int!) { publish(kind: TOGETHER_POINT, id: $id, version: $v, language: UA) { id } }",
    { id, v: version },
    "editor",
  );
  return id;
}

const read = async (fields: string) =>
  (await site.executeOrThrow(`{ togetherPoint(city: "Kalush") { ${fields} } }`)).togetherPoint;

const refusal = async (own: object) =>
  (await site.execute(save, variables(own), "editor")).errors?.[0]?.extensions;

test("a mother reads the address, the phone, the way there and the hours", async () => {
  await aPublishedPoint(facts);
  expect(await read(shownFacts)).toEqual(facts);
});

test("a point of which nothing is known but its name has blank facts", async () => {
  await aPublishedPoint({});
  expect(await read(`${shownFacts} week { monday }`)).toEqual({
    addressUa: "",
    addressEng: "",
    phone: "",
    routeUrl: null,
    openingHours: [],
    hoursNoteUa: "",
    hoursNoteEng: "",
    events: [],
    week: null,
  });
});

test("a visitor cannot change the facts of a point", async () => {
  const { errors } = await site.execute(save, variables(facts));
  expect(errors?.[0]?.extensions).toMatchObject({ code: "UNAUTHENTICATED" });
});

test("the history has the facts, so that an earlier version can be restored", async () => {
  const id = await aPublishedPoint(facts);
  const [change] = await site.db.query("select content from change where item_id = $1", [id]);
  expect(change.content).toMatchObject(facts);
});

test("the days of the week are listed from Monday on, however they were entered", async () => {
  const on = (weekday: number) => ({ weekday, opens: "10:00", closes: "14:00" });
  await aPublishedPoint({ openingHours: [on(6), on(1)] });
  expect(await read("openingHours { weekday opens closes }")).toEqual({
    openingHours: [on(1), on(6)],
  });
});

const hours = { weekday: 1, opens: "10:00", closes: "18:00" };
const club = { day: "2026-11-26", time: "15:00", weeklyUntil: null, ua: "Шахи", eng: "" };

describe("an editor is told what is wrong:", () => {
  test.each([
    ["a point that closes before it opens", { openingHours: [{ ...hours, closes: "09:00" }] }],
    ["a point that is never open", { openingHours: [{ ...hours, closes: "10:00" }] }],
  ])("%s", async (_, own) =>
    expect(await refusal(own)).toEqual({
      code: "INVALID",
      fields: [{ path: "openingHours.0.closes", rule: "afterOpening" }],
    }),
  );

  test.each([
    ["the same day twice", { openingHours: [hours, hours] }, "openingHours", "arrayUnique"],
    [
      "an eighth day",
      { openingHours: [{ ...hours, weekday: 8 }] },
      "openingHours.0.weekday",
      "max",
    ],
    [
      "9 o’clock in words",
      { openingHours: [{ ...hours, opens: "9 am" }] },
      "openingHours.0.opens",
      "matches",
    ],
    ["a way on paper", { routeUrl: "http://maps.example" }, "routeUrl", "isUrl"],
    ["a script as a way", { routeUrl: "javascript:alert(1)" }, "routeUrl", "isUrl"],
    ["a phone in words", { phone: "on request" }, "phone", "matches"],
    ["no such day", { events: [{ ...club, day: "2026-02-30" }] }, "events.0.day", "isIso8601"],
    ["no text", { events: [{ ...club, ua: " " }] }, "events.0.ua", "requiredText"],
    [
      "an end before the beginning",
      { events: [{ ...club, weeklyUntil: "2026-11-25" }] },
      "events.0.weeklyUntil",
      "beforeFirst",
    ],
    [
      "every week for years",
      { events: [{ ...club, weeklyUntil: "2027-11-27" }] },
      "events.0.weeklyUntil",
      "withinYear",
    ],
  ])("%s", async (_, own, path, rule) =>
    expect(await refusal(own)).toMatchObject({ code: "INVALID", fields: [{ path, rule }] }),
  );
});

describe("what is on this week", () => {
  // Before the weeks of these tests, so that the point is published by then.
  beforeEach(() => site.setClock(new Date("2026-03-01T10:00:00Z")));

  const weekAt = async (now: string) => {
    site.setClock(new Date(now));
    return (await read("week { monday isNext entries { day time ua } }")).week;
  };
  const monday = { ...club, day: "2026-11-23", ua: "Ліплення" };
  const weekly = { ...club, day: "2026-11-12", weeklyUntil: "2026-12-03" };
  const daysOf = (week: { entries: { day: string }[] } | null) =>
    week?.entries.map(({ day }) => day) ?? null;

  test("has no day that is over", async () => {
    await aPublishedPoint({ events: [monday, weekly] });
    expect(await weekAt("2026-11-23T10:00:00Z")).toMatchObject({
      monday: "2026-11-23",
      isNext: false,
    });
    expect(daysOf(await weekAt("2026-11-23T10:00:00Z"))).toEqual(["2026-11-23", "2026-11-26"]);
    expect(daysOf(await weekAt("2026-11-24T10:00:00Z"))).toEqual(["2026-11-26"]);
  });

  test("changes at midnight in Kyiv", async () => {
    await aPublishedPoint({ events: [monday] });
    expect(daysOf(await weekAt("2026-11-23T21:59:59Z"))).toEqual(["2026-11-23"]);
    expect(await weekAt("2026-11-23T22:00:00Z")).toBeNull();
  });

  test("is next week’s once nothing is left, and says so", async () => {
    await aPublishedPoint({ events: [weekly] });
    expect(await weekAt("2026-11-27T10:00:00Z")).toEqual({
      monday: "2026-11-30",
      isNext: true,
      entries: [{ day: "2026-12-03", time: "15:00", ua: "Шахи" }],
    });
  });

  test("ends with the last day that editors have entered", async () => {
    await aPublishedPoint({ events: [weekly] });
    expect(daysOf(await weekAt("2026-12-03T10:00:00Z"))).toEqual(["2026-12-03"]);
    expect(await weekAt("2026-12-04T10:00:00Z")).toBeNull();
  });

  test("is in the order of time", async () => {
    const at = (time: string) => ({ ...club, time, ua: time });
    await aPublishedPoint({ events: [at("17:00"), at("09:30"), { ...club, day: "2026-11-25" }] });
    const { entries } = await weekAt("2026-11-25T10:00:00Z");
    expect(entries.map(({ day, time }: typeof club) => `${day} ${time}`)).toEqual([
      "2026-11-25 15:00",
      "2026-11-26 09:30",
      "2026-11-26 17:00",
    ]);
  });

  test("is right across the change to summer time", async () => {
    await aPublishedPoint({ events: [{ ...club, day: "2026-03-24", weeklyUntil: "2026-04-30" }] });
    expect(daysOf(await weekAt("2026-03-30T10:00:00Z"))).toEqual(["2026-03-31"]);
  });
});
