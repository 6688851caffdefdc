import { beforeEach, describe, expect, test } from "vitest";
import { settingsOf } from "../../../support/content/saved-settings.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();
const { refusal, saveWith, saved } = settingsOf(site);
beforeEach(() => site.db.query("truncate settings cascade"));

describe("before the settings were saved", () => {
  test("a visitor reads them while the first request of another visitor is writing them", async () => {
    await site.db.query("insert into settings default values");
    const { settings } = await site.executeOrThrow("{ settings { translation { language } } }");
    expect(settings.translation).toEqual({ language: "UA" });
  });

  test("a visitor reads the specification's year, working hours and counters, and empty texts", async () => {
    const { settings } = await site.executeOrThrow(`{ settings(language: ENG) {
      version foundingYear phone iban cardPaymentUrl
      counters { numberUa unitUa numberEng labelEng source { kind } }
      translation { language schedule foundationName }
    } }`);
    expect(settings).toEqual({
      version: 1,
      foundingYear: 2022,
      phone: "",
      iban: "",
      cardPaymentUrl: null,
      counters: [
        {
          numberUa: 95,
          unitUa: "тис.",
          numberEng: 95_000,
          labelEng: "children received psychological help",
        },
        { numberUa: 87, unitUa: "тонн", numberEng: 87, labelEng: "of humanitarian aid" },
        { numberUa: 9000, unitUa: "", numberEng: 9000, labelEng: "families received food" },
        { numberUa: 40, unitUa: "", numberEng: 45, labelEng: "partners helped with resources" },
        {
          numberUa: 35,
          unitUa: "",
          numberEng: 35,
          labelEng: "institutions received medical support",
        },
      ].map((counter) => ({ ...counter, source: null })),
      translation: { language: "ENG", schedule: "Mon–Fri, 10:00–18:00", foundationName: "" },
    });
  });

  test("simultaneous readers get the same row", async () => {
    const read = () => site.executeOrThrow("{ settings { id translation { id } } }");
    const [first, ...others] = await Promise.all([read(), read(), read(), read()]);
    for (const other of others) expect(other).toEqual(first);
  });

  test("an admin saves without having read them", async () => {
    expect(await saved({})).toMatchObject({ saveSettings: { version: 2 } });
  });
});

test("reading them takes one statement", async () => {
  const read = () => site.executeOrThrow("{ settings { phone translation { foundationName } } }");
  await read();
  expect(await site.countStatements(read)).toBe(1);
});

test("an admin saves both languages, and a visitor reads them", async () => {
  expect(await saved({ email: "hello@doloni.example" })).toMatchObject({
    saveSettings: { email: "hello@doloni.example", translation: { foundationName: "Doloni" } },
  });
  const { settings } = await site.executeOrThrow(
    "{ settings { email translations { foundationName } } }",
  );
  expect(settings.email).toBe("hello@doloni.example");
  expect(settings.translations).toContainEqual({ foundationName: "Долоні" });
});

test("a field that is left out returns to its default", async () => {
  await saved({ email: "hello@doloni.example", foundingYear: 2022 });
  expect(await saved({}, 2)).toMatchObject({ saveSettings: { email: "", foundingYear: null } });
});

test("an editor may not change the settings, and a visitor has to sign in", async () => {
  expect(await refusal({}, 1, "editor")).toEqual({ code: "FORBIDDEN" });
  expect(await refusal({}, 1, "visitor")).toEqual({ code: "UNAUTHENTICATED" });
  expect(await saved({})).toMatchObject({ saveSettings: { version: 2 } });
});

test("one of two admins who save at the same time gets a conflict", async () => {
  await saved({});
  const answers = await Promise.all([saveWith({}, 2), saveWith({}, 2)]);
  const refused = answers.flatMap(({ errors }) => errors?.[0]?.extensions ?? []);
  expect(refused).toMatchObject([{ code: "CONFLICT", reason: "stale" }]);
});

test("the database allows only one row of them", async () => {
  await saved({});
  const second = site.db.query("insert into settings (id) values (2)");
  await expect(second).rejects.toThrow("settings_one");
});
