import { beforeEach, describe, expect, test } from "vitest";
import { EmergencyLineHours1795407100000 } from "../../../migrations/1795407100000-emergency-line-hours.ts";
import { entities } from "../../../server/entities.ts";
import { migrate, openDatabase } from "../../../server/platform/database/database.ts";
import { migrations } from "../../../server/platform/database/migrations.ts";
import { anOddDatabase } from "../../support/database/odd-database.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const { emergencyLines: lines } = await site.executeOrThrow(
  "{ emergencyLines { phone ua: hours eng: hours(language: ENG) } }",
);

interface Line {
  phone: string;
  ua: string;
  eng: string;
}

test("a visitor in danger reads the numbers of the emergency services first", () => {
  expect(lines.slice(0, 3).map(({ phone }: Line) => phone)).toEqual(["112", "102", "103"]);
});

test("a visitor in danger at night finds lines for violence and for thoughts of suicide that answer", () => {
  const atNight = lines.filter(({ ua, eng }: Line) => ua === "цілодобово" && eng === "24 hours");
  const phones = atNight.map(({ phone }: Line) => phone);
  expect(phones).toEqual(["112", "102", "103", "116 123", "7333"]);
});

test("a visitor reads of every other line that it does not always answer", () => {
  const others = lines.slice(5);
  expect(others).toHaveLength(2);
  for (const { ua, eng } of others) {
    expect(ua).toMatch(/години можуть змінюватися|\d\d:\d\d–\d\d:\d\d/);
    expect(eng).toMatch(/hours may vary|\d\d:\d\d–\d\d:\d\d/);
  }
});

const earlier = migrations.slice(0, migrations.indexOf(EmergencyLineHours1795407100000));

/** The phones of a data folder from before these lines, after a change by its staff. */
async function phonesAfter(change: string): Promise<string[]> {
  const url = await anOddDatabase("locale_provider libc locale 'C'", earlier);
  const db = await openDatabase({ url, entities, migrations });
  await db.query(change);
  await migrate(db);
  const rows = await db.query("select phone from emergency_line order by position");
  await db.destroy();
  return rows.map(({ phone }: { phone: string }) => phone);
}

test("a data folder from before gets these lines too", async () => {
  expect(await phonesAfter("select 1")).toEqual(lines.map(({ phone }: Line) => phone));
});

test("lines that staff have changed stay theirs", async () => {
  const change = "update emergency_line set phone = '15-47' where phone = '103'";
  expect(await phonesAfter(change)).toEqual(["112", "15-47", "0 800 100 102"]);
});

describe("an admin", () => {
  const save = (line: object) =>
    site.executeOrThrow(
      `mutation ($input: [EmergencyLineInput!]!) {
        saveEmergencyLines(input: $input) { confirmedAt confirmedBy }
      }`,
      { input: [{ phone: "15-47", nameUa: "Лінія", nameEng: "Line", hoursUa: "завжди", ...line }] },
      "admin",
    );
  const rung = new Date("2026-03-01T10:00:00.000Z");

  beforeEach(async () => {
    site.setClock(rung);
    await save({ confirm: true });
    site.setClock(new Date("2026-04-01T10:00:00.000Z"));
  });

  test("who has rung a line is named with the time, as long as number and hours stay", async () => {
    const { saveEmergencyLines } = await save({ nameUa: "Урядова лінія" });
    const [{ confirmedAt, confirmedBy }] = saveEmergencyLines;
    expect(confirmedAt).toBe(rung.toISOString());
    expect(confirmedBy).not.toBe("");
  });

  test("may type the number with any dash and what was copied along", async () => {
    const { saveEmergencyLines } = await save({ phone: "tel: 15–47\u200B" });
    expect(saveEmergencyLines).toMatchObject([{ confirmedAt: rung.toISOString() }]);
  });

  test.each([{ phone: "15-48" }, { hoursUa: "удень" }, { hoursEng: "by day" }])(
    "must ring it again after %j",
    async (change) => {
      const { saveEmergencyLines } = await save(change);
      expect(saveEmergencyLines).toEqual([{ confirmedAt: null, confirmedBy: "" }]);
    },
  );

  test("is not named to visitors", async () => {
    const { emergencyLines } = await site.executeOrThrow(
      "{ emergencyLines { confirmedAt confirmedBy } }",
    );
    expect(emergencyLines).toEqual([{ confirmedAt: null, confirmedBy: "" }]);
  });
});
