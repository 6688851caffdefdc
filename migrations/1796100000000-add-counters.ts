import type { MigrationInterface, QueryRunner } from "typeorm";

type Language = "ua" | "eng";
type Numbers = Record<string, unknown>;
type Source = { counter?: string } & Record<string, unknown>;

/**
 * The five counters with the texts that the program showed, in its order; in English, children were
 * shown in full.
 */
const counters = [
  {
    id: "childrenThousands",
    column: "children_thousands",
    name: "CHILDREN_THOUSANDS",
    eng: 1000,
    sign: "ABOUT",
    unit: ["тис.", ""],
    label: ["дітей отримали психологічну допомогу", "children received psychological help"],
    mark: "PALM",
  },
  {
    id: "tons",
    column: "tons",
    name: "TONS",
    eng: 1,
    sign: "EXACT",
    unit: ["тонн", "tons"],
    label: ["гуманітарної допомоги", "of humanitarian aid"],
    mark: "PARCEL",
  },
  {
    id: "families",
    column: "families",
    name: "FAMILIES",
    eng: 1,
    sign: "OVER",
    unit: ["", ""],
    label: ["родин отримали харчування", "families received food"],
    mark: "HOUSE",
  },
  {
    id: "partners",
    column: "partners",
    name: "PARTNERS",
    eng: 1,
    sign: "EXACT",
    unit: ["", ""],
    label: ["партнерів допомогли ресурсами", "partners helped with resources"],
    mark: "FIGURE",
  },
  {
    id: "institutions",
    column: "institutions",
    name: "INSTITUTIONS",
    eng: 1,
    sign: "ABOUT",
    unit: ["", ""],
    label: ["закладів отримали медичну підтримку", "institutions received medical support"],
    mark: "CROSS",
  },
] as const;

/** The plural forms that the program chose by the Ukrainian number: for 1, 21 …, and for 2, 3, 4, 22 … */
const forms: Record<string, { one: string; few: string }> = {
  тонн: { one: "тонна", few: "тонни" },
  "партнерів допомогли ресурсами": {
    one: "партнер допоміг ресурсами",
    few: "партнери допомогли ресурсами",
  },
  "закладів отримали медичну підтримку": {
    one: "заклад отримав медичну підтримку",
    few: "заклади отримали медичну підтримку",
  },
};
const englishForms: Record<string, string> = {
  tons: "ton",
  "partners helped with resources": "partner helped with resources",
  "institutions received medical support": "institution received medical support",
};
const ukrainianRule = new Intl.PluralRules("uk");

function ukrainian(count: number, many: string): string {
  const rule = ukrainianRule.select(count);
  const form = forms[many];
  return (rule === "one" ? form?.one : rule === "few" ? form?.few : many) ?? many;
}

const english = (count: number, many: string) =>
  count === 1 ? (englishForms[many] ?? many) : many;

/** Counters of numbers and sources as they were stored; those that nobody had given are left out. */
function countersOf(
  numberOf: (language: Language, counter: (typeof counters)[number]) => unknown,
  sources: unknown,
) {
  const listed: Source[] = Array.isArray(sources) ? sources : [];
  return counters.flatMap((counter) => {
    const { id, name, sign, unit, label, mark } = counter;
    const ua = Number(numberOf("ua", counter) ?? 0);
    const eng = Number(numberOf("eng", counter) ?? 0);
    const source = listed.find((one) => one.counter === name);
    if (ua === 0 && eng === 0 && source?.kind !== "CONTENT") return [];
    return {
      id,
      numberUa: ua,
      numberEng: eng * counter.eng,
      sign,
      unitUa: ukrainian(ua, unit[0]),
      unitEng: english(eng, unit[1]),
      labelUa: ukrainian(ua, label[0]),
      labelEng: english(eng, label[1]),
      mark,
      source: source ? withoutCounter(source) : null,
    };
  });
}

const withoutCounter = ({ counter: _, ...source }: Source) => source;

/**
 * The home page's counters are a list in the settings, each with its texts and its source. The five
 * that the program knew become the first rows, also in the history. In the list of demo values, their
 * sources stay and their numbers go: these are not the demo's.
 */
export class AddCounters1796100000000 implements MigrationInterface {
  name = "AddCounters1796100000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE settings ADD counters jsonb NOT NULL DEFAULT '[]'");
    await convertSettings(runner);
    await runner.query("ALTER TABLE settings DROP COLUMN counter_sources");
    await runner.query(
      `ALTER TABLE settings_translation
         DROP CONSTRAINT settings_translation_counters,
         ${counters.map(({ column }) => `DROP COLUMN ${column}`).join(", ")}`,
    );
    await convertHistory(runner);
    await convertDemo(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE settings ADD counter_sources jsonb NOT NULL DEFAULT '[]'");
    await runner.query(
      `ALTER TABLE settings_translation
         ${counters.map(({ column }) => `ADD ${column} integer NOT NULL DEFAULT 0`).join(", ")},
         ADD CONSTRAINT settings_translation_counters CHECK (
           least(institutions, families, partners, tons, children_thousands) >= 0)`,
    );
    await withoutVersions(runner, async () => {
      for (const { id, column, name, eng } of counters) {
        await runner.query(
          `UPDATE settings SET counter_sources = counter_sources ||
             jsonb_build_array(jsonb_build_object('counter', $2::text) || (counter -> 'source'))
           FROM (SELECT jsonb_array_elements(counters) AS counter FROM settings) rows
           WHERE counter ->> 'id' = $1 AND jsonb_typeof(counter -> 'source') = 'object'`,
          [id, name],
        );
        await runner.query(
          `UPDATE settings_translation SET ${column} = CASE language
             WHEN 'ua' THEN (counter ->> 'numberUa')::int
             ELSE (counter ->> 'numberEng')::int / $2 END
           FROM (SELECT jsonb_array_elements(counters) AS counter FROM settings) rows
           WHERE counter ->> 'id' = $1`,
          [id, eng],
        );
      }
    });
    await runner.query("ALTER TABLE settings DROP COLUMN counters");
  }
}

/** What the settings say stays the same, and so does their version. */
async function withoutVersions(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  const triggers = [
    ["settings", "keep_settings_version"],
    ["settings_translation", "keep_settings_texts_version"],
  ];
  for (const [table, trigger] of triggers) {
    await runner.query(`ALTER TABLE ${table} DISABLE TRIGGER ${trigger}`);
  }
  await work();
  for (const [table, trigger] of triggers) {
    await runner.query(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`);
  }
}

async function convertSettings(runner: QueryRunner): Promise<void> {
  const [settings]: { counter_sources: unknown }[] = await runner.query(
    "SELECT counter_sources FROM settings",
  );
  if (!settings) return;
  const texts: Numbers[] = await runner.query("SELECT * FROM settings_translation");
  const rows = countersOf(
    (language, { column }) => texts.find((one) => one.language === language)?.[column],
    settings.counter_sources,
  );
  await withoutVersions(runner, async () => {
    await runner.query("UPDATE settings SET counters = $1", [JSON.stringify(rows)]);
  });
}

type RecordedSettings = {
  counterSources?: unknown;
  translations?: Partial<Record<Language, Numbers>>;
} & Record<string, unknown>;

async function convertHistory(runner: QueryRunner): Promise<void> {
  const changes: { id: string; content: RecordedSettings }[] = await runner.query(
    "SELECT id, content FROM change WHERE kind = 'Settings' AND content IS NOT NULL",
  );
  for (const { id, content } of changes) {
    const { counterSources, translations, ...rest } = content;
    if (!translations) continue;
    const converted = {
      ...rest,
      counters: countersOf((language, one) => translations[language]?.[one.id], counterSources),
      translations: Object.fromEntries(
        Object.entries(translations).map(([language, texts]) => [language, withoutNumbers(texts)]),
      ),
    };
    await runner.query("SELECT rewrite_change($1, NULL, $2)", [id, JSON.stringify(converted)]);
  }
}

const withoutNumbers = (texts: Numbers) =>
  Object.fromEntries(
    Object.entries(texts).filter(([name]) => !counters.some(({ id }) => id === name)),
  );

async function convertDemo(runner: QueryRunner): Promise<void> {
  const rows: { content: Record<string, unknown> }[] = await runner.query(
    "SELECT content FROM demo_item WHERE kind = 'Settings' AND content IS NOT NULL",
  );
  for (const { content } of rows) {
    const { counterSources, ...values } = content;
    const listed: Source[] = Array.isArray(counterSources) ? counterSources : [];
    for (const { id, name } of counters) {
      for (const language of ["ua", "eng"]) delete values[`translations.${language}.${id}`];
      const source = listed.find((one) => one.counter === name);
      if (source) values[`counters.${id}.source`] = withoutCounter(source);
    }
    await runner.query("UPDATE demo_item SET content = $1 WHERE kind = 'Settings'", [
      JSON.stringify(values),
    ]);
  }
}
