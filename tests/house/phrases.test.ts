import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../server/platform/paths.ts";

type Phrases = Record<"UA" | "ENG", Record<string, unknown>>;

const isPhrases = (value: unknown): value is Phrases =>
  typeof value === "object" && value !== null && "UA" in value && "ENG" in value;

const files = globSync("client/phrases/**/*.{ts,tsx}", { cwd: root });
const sets = (
  await Promise.all(
    files.map(async (file) => {
      const exported: object = await import(join(root, file));
      return Object.entries(exported).flatMap(([name, value]) =>
        isPhrases(value) ? [{ name, phrases: value }] : [],
      );
    }),
  )
).flat();

test("every phrase exists in both languages, and none is empty", () => {
  expect(sets.length).toBeGreaterThan(70);
  for (const { name, phrases } of sets) {
    expect(Object.keys(phrases.UA), name).toEqual(Object.keys(phrases.ENG));
    for (const language of ["UA", "ENG"] as const) {
      expect(emptyIn(phrases[language]), `${name} ${language}`).toEqual([]);
    }
  }
});

test("no English phrase contains Cyrillic letters", () => {
  for (const { name, phrases } of sets) {
    const cyrillic = textsIn(phrases.ENG).filter((text) => /[а-яіїєґ]/i.test(text));
    expect(
      cyrillic.filter((text) => !ownNames.test(text)),
      name,
    ).toEqual([]);
  }
});

test("no Ukrainian phrase is in English", () => {
  for (const { name, phrases } of sets) {
    // Names, addresses and abbreviations have no two small words in a row.
    const english = textsIn(phrases.UA).filter(
      (text) => /\b[a-z]{2,}\s[a-z]{2,}\b/.test(text) && !/[а-яіїєґ]/i.test(text),
    );
    expect(english, name).toEqual([]);
  }
});

test("the guide from the demo to the launch calls everything as the program does", () => {
  const guide = readFileSync(join(root, "docs/from-demo-to-launch.md"), "utf8");
  const labels = [...guide.matchAll(/“([^”]+)”/g)].map(([, label = ""]) =>
    label.replace(/\s+/g, " "),
  );
  const known = new Set(
    sets.flatMap(({ phrases }) => textsIn(phrases.ENG)).map((text) => text.replace(/\s/g, " ")),
  );
  expect(labels.length).toBeGreaterThan(12);
  expect(labels.filter((label) => !known.has(label))).toEqual([]);
});

/** The language switch names each language in that language. */
const ownNames = /^УКР$|українськ/i;

const emptyIn = (phrases: object) =>
  Object.entries(phrases).flatMap(([key, value]) => (value === "" ? [key] : []));

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

/** Words that the interface does not use, with what it says instead. */
const otherWords: readonly (readonly [RegExp, string])[] = [
  [/безкоштовн|безплатн/i, "безоплатно"],
  [/несудимість/i, "витяг про відсутність судимості"],
  [/no-criminal-record/i, "criminal record certificate"],
  [/не вистачає/i, "бракує, немає"],
  [/(?<!розділові |[а-яіїєґ])(знак|знаки|знаків)(?![а-яіїєґ])/, "символ"],
  [/термін(?!ов)/i, "строк"],
  [/опрацюван|опрацьов/i, "обробка, розгляд"],
  [/рубрик/i, "категорія"],
  [/координаторц|адміністраторк/i, "адміністрація сайту"],
  [/(?<!на)(?<!за)леж(ить|ать)/i, "зберігається"],
  [/Щось пішло не так|Something went wrong/, "what failed, and what to do"],
  [/Заповніть це поле|Fill in this field/, "what to enter into that field"],
  [/e-mail|\bmails?\b(?!:| server| provider)/i, "email"],
  [/requisites (for|into)|"Requisites"/, "bank details"],
  [/[Tt]ake (it |this one )?back|taken back|take off|taken off/, "restore, remove, hide"],
  [/Path to this page/, "Breadcrumb"],
  [/MHPSS/, "psychosocial support"],
  [/пита(є|ємо|ти) згод/, "просити згоди"],
  [
    /сімейний дім|family house|центр протезування|prosthetics cent|[Дд]есять (дитячих )?точок|[Tt]en TOGETHER/,
    "nothing: it is true of one foundation only",
  ],
  [/особист\S* (дан|відомост)/i, "персональні дані"],
  [/personal details/i, "personal data"],
  [/вивантаж/i, "експортувати"],
  [/[Зз]ада(ти|йте|сть)(?!\p{L})/u, "створити пароль, указати змінну"],
  [/т(ой|ого|ому), хто обслуговує/i, "адміністрація сервера"],
  [/(?<!\p{L})з сайту/iu, "із сайту"],
  [/підвал/i, "низ сторінки"],
  [/незряч|blind people/i, "люди, які не бачать; people who cannot see"],
  [/кабінет(?!.? банку)/i, "керування сайтом"],
  [/(за|Зберігати), (годин|місяців)/, "За скільки годин…, Скільки місяців…"],
  [/Порожньо —|Blank:/, "Якщо лишити порожнім, …"],
  [/\bwhoever\b/i, "people who, the server’s administrator"],
  [/\bterms?\b/i, "deadline, retention period"],
];

/** An item is removed from the site; a picture is hidden, and stays where it is. */
const picturesAreHidden = "client/phrases/admin/hide-pictures.ts";
const otherItemWords: typeof otherWords = [
  [/сховати? (\S+ )?із сайту|сховано із сайту|сховається|"Не ховати"/i, "прибрати із сайту"],
  [/(hid(e|den) from|cancel) (the site|publication)|unpublish(?!ed)/i, "remove from the site"],
];

/** The same for the admin area, where some of these words have another meaning than on the site. */
const otherAdminWords: typeof otherWords = [
  [/^["`](чернетк\p{L}|drafts?)["`]/iu, "не на сайті, чернетка змін"],
  [/видал(ити|ено) світлин|світлину видалено|deleted? the picture/i, "до кошика, стерти"],
  [/^["`]Повернути(["`]|:)|\bbr(ing|ought) (it )?back/, "скасувати, відновити"],
  [/(додати|всі|опублікувати|перевірка|стан) цифр|цифри \p{L}+[нт]о(?!\p{L})/iu, "суми"],
  [/грн|гривень|\bUAH\b/, "₴"],
  [/зображен(ня|ь)|\bimages?\b(?!\})/i, "світлина, picture"],
  [/в роботу|"У роботі"/i, "розглядати"],
  [/згод\S* скінчи/i, "закінчилася"],
  [/адміністратор/i, "адміністрація сайту, люди з правами адміністрування"],
  [/\badmins?\b(?! area| mode)/i, "administrator"],
  [/\bpapers?\b/i, "document"],
  [/\boperations?\b/i, "transaction"],
];

test("the interface has one word for one thing", () => {
  for (const file of files) {
    const texts = readFileSync(join(root, file), "utf8").match(/"[^"\n]*"|`[^`]*`/g) ?? [];
    const words = [
      ...otherWords,
      ...(file.includes("/admin/") ? otherAdminWords : []),
      ...(file.includes("/admin/") && file !== picturesAreHidden ? otherItemWords : []),
    ];
    for (const [word, instead] of words) {
      const found = texts.filter((text) => word.test(text) && !text.startsWith('"../'));
      expect.soft(found, `${file}: say “${instead}”`).toEqual([]);
    }
  }
});
