import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fixedPages } from "../../../../server/page/fixed-pages.ts";
import type { FieldError } from "../../../../server/platform/errors.ts";
import { startingHome } from "../../../../server/starting-content/pages/home.ts";
import { seedStartingContent } from "../../../../server/starting-content/seed.ts";
import { settingsOf } from "../../../support/content/saved-settings.ts";
import { anImageRow } from "../../../support/images/image-row.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open } = await aPageServer();

const { parts } = fixedPages.HOME;
const names = {
  ua: { foundationName: "Сонячний дім", mission: "Поруч із дітьми, яких ростять бабусі." },
  eng: { foundationName: "Sunny House", mission: "With children raised by grandparents." },
};

beforeAll(async () => {
  await seedStartingContent(site.db, new Date());
  await settingsOf(site).saved({
    email: "hello@sunny.example",
    translations: names,
    counters: [
      {
        ...{ id: "meals", numberUa: 40, numberEng: 40, sign: "EXACT", mark: "PARCEL" },
        ...{ unitUa: "", unitEng: "", labelUa: "обідів", labelEng: "meals" },
      },
    ],
  });
});

type Texts = { heading?: string; text?: string };
type Hero = Texts & {
  entries?: { title: string; address: string }[];
  scene?: string;
  imageId?: string;
  wideX?: number;
  wideY?: number;
};
type Block = { id: string; isHidden?: boolean; [content: string]: unknown };

const hero = (of: Hero = {}): Block => ({ id: randomUUID(), hero: { scene: "NONE", ...of } });
const section = (part: string, own: Texts = {}, isHidden = false): Block => ({
  id: randomUUID(),
  isHidden,
  sitePart: { part, ...own },
});
const allSections = () => parts.map((part) => section(part));

/** Saves the home page as an editor does; the errors of its fields. */
async function save(ua: Block[], eng = ua): Promise<FieldError[]> {
  const { page } = await site.executeOrThrow(
    `{ page(id: "", drafts: true) { id version } }`,
    {},
    "editor",
  );
  const translations = {
    ua: { title: "Головна", blocks: ua },
    eng: { title: "Home", blocks: eng },
  };
  const { errors } = await site.execute(
    `mutation ($id: ID!, $version: Int!, $input: PageInput!) {
      savePage(id: $id, version: $version, input: $input) { version }
    }`,
    { ...page, input: { address: "", translations } },
    "editor",
  );
  return (errors?.[0]?.extensions?.fields ?? []) as FieldError[]; // as `Invalid` puts them there
}

async function read(url: string) {
  const { body, statusCode } = await open(url);
  expect(statusCode).toBe(200);
  return body
    .slice(body.indexOf("<main"), body.indexOf("</main>"))
    .replaceAll("\u00a0", " ")
    .replace(/<\/?span>/g, "");
}

/** The headings of the sections, in order. */
const headings = (html: string) => [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);

describe("a visitor of the home page", () => {
  beforeEach(async () => void (await save([hero(), ...allSections()])));

  test("reads the slogan, the text and the buttons that editors wrote, in each language", async () => {
    const button = (title: string, address: string) => ({ title, address });
    const ua = hero({
      ...{ heading: "Дім, де чекають", text: "Ми поруч." },
      entries: [button("Допомогти", "/donate"), button("Наш канал", "https://t.me/sunny")],
    });
    const eng = {
      ...ua,
      hero: {
        ...{ scene: "NONE", heading: "A house that waits", text: "" },
        entries: [button("Help", "/donate"), button("", "https://t.me/sunny")],
      },
    };
    const others = allSections();
    expect(await save([ua, ...others], [eng, ...others])).toEqual([]);
    const ukrainian = await read("/");
    expect(ukrainian).toMatch(/<h1 id="hero"[^>]*>Дім, де чекають<\/h1>/);
    expect(ukrainian).toContain("Ми поруч.</p>");
    expect(ukrainian).toMatch(/href="https:\/\/t\.me\/sunny"[^>]*>.*?Наш канал/);
    const english = await read("/?lang=en");
    expect(english).toMatch(/<h1 id="hero"[^>]*>A house that waits<\/h1>/);
    expect(english).toContain(`${names.eng.mission}</p>`);
    expect(english).toContain('href="/donate?lang=en"');
    expect(english).not.toContain("t.me/sunny");
  });

  test("reads the foundation's name and mission where no slogan is written", async () => {
    const html = await read("/");
    expect(html).toMatch(/<h1 id="hero"[^>]*>Сонячний дім<\/h1>/);
    expect(html).toContain(`${names.ua.mission}</p>`);
    expect(html).not.toContain(startingHome.ua.blocks[0]?.hero?.heading);
  });

  test("finds the sections in the order that editors chose, under their own headings, and none that is hidden", async () => {
    const first = ["DONATION", "PROJECTS"];
    const rest = parts.filter((part) => ![...first, "COUNTERS"].includes(part));
    const blocks = [
      hero(),
      section("DONATION", { heading: "Разом легше", text: "Кожен внесок — обід." }),
      section("PROJECTS"),
      section("COUNTERS", {}, true),
      ...rest.map((part) => section(part)),
    ];
    expect(headings(await read("/"))[0]).toBe("year");
    expect(await save(blocks)).toEqual([]);
    const html = await read("/");
    expect(headings(html).slice(0, 2)).toEqual(["donate", "projects"]);
    expect(html).toContain("Разом легше</h2>");
    expect(html).toContain("Кожен внесок — обід.");
    expect(html).not.toContain("обідів");
  });

  test("reads blocks of other kinds between the sections, with their styles before any script", async () => {
    const quote = { id: randomUUID(), quote: { text: "Тут тепло", author: "Бабуся Оля" } };
    const [counters, ...others] = allSections();
    await save([hero({ heading: "Дім" }), ...(counters ? [counters] : []), quote, ...others]);
    const html = await read("/");
    expect(html.indexOf("обідів")).toBeLessThan(html.indexOf("Тут тепло"));
    expect(html.indexOf("Тут тепло")).toBeLessThan(html.indexOf('id="projects"'));
    expect(html).toMatch(/<h1 id="hero"[^>]*>Дім<\/h1>/);
    const [, className = ""] = /<(?:blockquote|figure)[^>]* class="([\w-]+)/.exec(html) ?? [];
    expect(className).not.toBe("");
    const { body } = await open("/");
    const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    const texts = await Promise.all(sheets.map(async ([, href = ""]) => (await open(href)).body));
    expect([body.slice(0, body.indexOf("</head>")), ...texts].join("")).toContain(`.${className}`);
  });

  test("sees the foundation's own picture, loaded first, with what matters in view", async () => {
    const imageId = await anImageRow(site.db);
    await save([hero({ imageId, wideX: 0.25, wideY: 0.4 }), ...allSections()]);
    const html = await read("/");
    expect(html).toContain("--wide:25% 40%");
    expect(html).toMatch(/fetchPriority="high"/i);
    expect(html).not.toContain("data-scene");
  });

  test("sees the hand-tree where editors chose it", async () => {
    await save([hero({ scene: "HAND_TREE" }), ...allSections()]);
    expect(await read("/")).toContain("data-scene");
  });
});

describe("an editor of the home page is told", () => {
  const both = (path: string, rule: string, found?: string) =>
    ["ua", "eng"].map((language) => ({
      path: `translations.${language}.blocks${path}`,
      rule,
      ...(found && { found }),
    }));

  test("that a section can be hidden but not removed", async () => {
    const missing = allSections().slice(1);
    expect(await save([hero(), ...missing])).toEqual(both("", "requiredPart", "COUNTERS"));
    expect(await save([hero(), section("COUNTERS", {}, true), ...missing])).toEqual([]);
  });

  test("that the first screen is the first block, and visible", async () => {
    const sections = allSections();
    const found = "hero";
    expect(await save([...sections, hero()])).toEqual(
      both(`.${sections.length}.hero`, "misplacedPart", found),
    );
    expect(await save(sections)).toEqual(both("", "requiredBlock", found));
    const hidden = { ...hero(), isHidden: true };
    expect(await save([hidden, ...sections])).toEqual(both("", "requiredBlock", found));
  });

  test.each(["", "javascript:alert(1)", "mailto:a@b.org", "//evil.example"])(
    "that a button cannot lead to %j",
    async (address) => {
      const errors = await save([
        hero({ entries: [{ title: "Далі", address }] }),
        ...allSections(),
      ]);
      expect(errors.length).toBeGreaterThan(0);
      expect(errors[0]?.path).toContain("hero.entries");
    },
  );
});

test("another page has no first screen", async () => {
  const translations = { ua: { title: "Інша", blocks: [hero()] } };
  const { errors } = await site.execute(
    "mutation ($input: PageInput!) { savePage(input: $input) { id } }",
    { input: { address: "another", translations } },
    "editor",
  );
  expect(errors?.[0]?.extensions?.fields).toMatchObject([{ rule: "misplacedPart" }]);
});

test("the sitemap names the home page once", async () => {
  const { body } = await open("/sitemap.xml");
  expect(body.match(/<loc>https?:\/\/[^/]+\/<\/loc>/g)).toHaveLength(1);
});
