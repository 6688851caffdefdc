import { describe, expect, test } from "vitest";
import { randomNumbers } from "../../support/cache/consistency-check.ts";
import { aConsent, showing, valid, withdraw } from "../../support/consent/consents.ts";
import { settingsOf } from "../../support/content/saved-settings.ts";
import { anImageRow } from "../../support/images/image-row.ts";
import { aServer } from "../../support/server/test-server.ts";

const site = await aServer();
const now = new Date("2026-11-25T12:00:00Z");
site.setClock(now);
let version = 1;

async function isWithheld(imageId: string): Promise<boolean> {
  const document = "query ($id: ID!) { image(id: $id) { isWithheld } }";
  return (await site.executeOrThrow(document, { id: imageId }, "editor")).image.isWithheld;
}

async function setRule(picturesNeedConsent: boolean): Promise<void> {
  const { data } = await settingsOf(site).saveWith({ picturesNeedConsent }, version);
  if (!data) throw new Error("the settings were refused");
  version += 1;
}

const seed = Number(process.env.TEST_SEED ?? 20_261_125);
const next = randomNumbers(seed);
const oneOf = <Value>(...values: Value[]): Value =>
  values[Math.floor(next() * values.length)] as Value; // the index is one of the list

interface RandomConsent {
  state: "ASKED" | "GIVEN" | "REFUSED" | "WITHDRAWN";
  uses: string[];
  validUntil: string | null;
}

const aRandomConsent = (): RandomConsent => ({
  state: oneOf("GIVEN", "GIVEN", "GIVEN", "ASKED", "REFUSED", "WITHDRAWN"),
  uses: oneOf(["SITE"], ["SITE", "PRINT"], ["SITE", "SOCIAL_NETWORKS"], ["PRINT"], []),
  validUntil: oneOf(null, null, "2026-11-25", "2026-11-24", "2027-05-01"),
});

/** The rule in words: the test's own, without the database's. */
function ruleSays(shows: string, consents: RandomConsent[], isRuleOn: boolean): boolean {
  if (consents.some(({ state }) => state === "REFUSED" || state === "WITHDRAWN")) return true;
  if (shows !== "CHILDREN" || !isRuleOn) return false;
  const isValid = ({ state, uses, validUntil }: RandomConsent) =>
    state === "GIVEN" && uses.includes("SITE") && (!validUntil || validUntil >= "2026-11-25");
  return consents.length === 0 || !consents.every(isValid);
}

describe("a picture is withheld exactly when the rule says so", () => {
  test("whoever is shown, whatever the consents, in whatever order they are written", async () => {
    const pictures: { id: string; shows: string; consents: RandomConsent[] }[] = [];
    for (let count = 0; count < 60; count += 1) {
      const id = await anImageRow(site.db);
      const shows = oneOf("UNKNOWN", "NOBODY", "ADULTS", "CHILDREN", "CHILDREN", "CHILDREN");
      const consents = Array.from({ length: oneOf(0, 1, 1, 2) }, aRandomConsent);
      const isShownFirst = oneOf(true, false);
      if (isShownFirst) await showing(site, [id], shows);
      for (const { state, ...rest } of consents) {
        const isWithdrawn = state === "WITHDRAWN";
        const input = { ...rest, state: isWithdrawn ? "GIVEN" : state, givenOn: "2026-01-01" };
        const saved = await aConsent(site, [id], input);
        if (isWithdrawn) await withdraw(site, saved.id);
      }
      if (!isShownFirst) await showing(site, [id], shows);
      pictures.push({ id, shows, consents });
    }
    const outcomes = new Set<boolean>();
    for (const isRuleOn of [true, false, true]) {
      await setRule(isRuleOn);
      for (const { id, shows, consents } of pictures) {
        const expected = ruleSays(shows, consents, isRuleOn);
        const what = `TEST_SEED=${seed}: ${shows} ${JSON.stringify(consents)} ${isRuleOn}`;
        expect(await isWithheld(id), what).toBe(expected);
        outcomes.add(expected);
      }
    }
    expect(outcomes.size).toBe(2);
  }, 60_000);
});

describe("the last day of a consent", () => {
  test("ends at midnight in Kyiv, in summer and in winter", async () => {
    const days = [
      ["2027-07-01", "2027-07-01T20:59:59.999Z", "2027-07-01T21:00:00Z"],
      ["2027-12-01", "2027-12-01T21:59:59.999Z", "2027-12-01T22:00:00Z"],
    ] as const;
    for (const [validUntil, last, over] of days) {
      const id = await anImageRow(site.db);
      await showing(site, [id], "CHILDREN");
      await aConsent(site, [id], { validUntil });
      for (const [moment, expected] of [
        [last, false],
        [over, true],
      ] as const) {
        const [row] = await site.db.query(
          "select withheld_from <= $2 as over from image where id = $1",
          [id, moment],
        );
        expect(row.over).toBe(expected);
      }
    }
  });
});

describe("two changes at the same time", () => {
  test("never publish a picture that one of them withholds", async () => {
    const id = await anImageRow(site.db);
    await showing(site, [id], "CHILDREN");
    const given = await aConsent(site, [id]);
    const asked = await aConsent(site, [id], { state: "ASKED" });
    const save = `mutation ($id: ID!, $version: Int!, $input: ConsentInput!) {
      saveConsent(id: $id, version: $version, input: $input) { id }
    }`;
    await Promise.all([
      withdraw(site, given.id),
      site.executeOrThrow(save, { id: asked.id, version: asked.version, input: valid }, "editor"),
    ]);
    expect(await isWithheld(id)).toBe(true);
  });
});
