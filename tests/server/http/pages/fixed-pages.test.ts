import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open } = await aPageServer();

/** The markup of the content, without the elements that only keep texts apart. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf("<main"), html.indexOf("</main>"))
    .replaceAll("\u00a0", " ")
    .replace(/<\/?span>/g, "");
const read = async (url: string) => textOf((await open(url)).body);

type Block = Record<string, unknown>;

/** Saves the texts of a page as an editor does; `ua` and `eng` have the same blocks. */
async function write(
  address: string,
  texts: Record<"ua" | "eng", { title: string; blocks: Block[] }>,
) {
  const { page } = await site.executeOrThrow(
    `query ($address: ID!) { page(id: $address, drafts: true) { id version } }`,
    { address },
    "editor",
  );
  await site.executeOrThrow(
    `mutation ($id: ID!, $version: Int!, $input: PageInput!) {
      savePage(id: $id, version: $version, input: $input) { version }
    }`,
    { ...page, input: { address, translations: texts } },
    "editor",
  );
}

const part = (name: string, texts: object = {}) => ({
  id: randomUUID(),
  sitePart: { part: name, ...texts },
});

describe("the page about the foundation", () => {
  test("shows a reader of each language the history that editors wrote", async () => {
    const history = (period: string, heading: string, what: string) => ({
      id: randomUUID(),
      timeline: { period, heading, closing: "1", entries: [{ title: "2026", text: what }] },
    });
    await write("about", {
      ua: {
        title: "Про нас",
        blocks: [history("2019", "Початок", "Перший гурт."), part("HASHTAG")],
      },
      eng: {
        title: "About us",
        blocks: [history("2019", "The beginning", "The first group."), part("HASHTAG")],
      },
    });
    expect(await read("/about")).toContain("Перший гурт.");
    const english = await read("/about?lang=en");
    expect(english).toContain("The beginning</h2>");
    expect(english).toContain("The first group.");
    expect(english).not.toContain("Перший гурт.");
  });

  test("shows a hashtag once an editor has written one", async () => {
    const withHashtag = (heading: string) => [part("HASHTAG", { heading, text: "Приєднуйтеся." })];
    expect(await read("/about")).not.toContain("Приєднуйтеся.");
    await write("about", {
      ua: { title: "Про нас", blocks: withHashtag("#РазомЛегше") },
      eng: { title: "About us", blocks: withHashtag("#BetterTogether") },
    });
    expect(await read("/about")).toContain("#Разом<wbr/>Легше</h2>");
    expect(await read("/about")).toContain("Приєднуйтеся.");
  });
});

describe("the privacy policy", () => {
  test("lists the headings of its blocks in its table of contents, and each link finds its section", async () => {
    const section = {
      id: randomUUID(),
      richText: { html: "<h2>Камери &amp; фото</h2><p>Не знімаємо.</p>" },
    };
    const generated = [
      "CONTROLLER",
      "FORMS_ASKED",
      "RETENTION",
      "RIGHTS",
      "WITHDRAWAL",
      "ON_DEVICE",
    ];
    const blocks = [
      part("TABLE_OF_CONTENTS"),
      section,
      ...generated.map((name) => part(name, name === "RIGHTS" ? { heading: "Що ви можете" } : {})),
    ];
    await write("privacy", {
      ua: { title: "Приватність", blocks },
      eng: { title: "Privacy", blocks },
    });
    const html = await read("/privacy");
    const [, contents = ""] = html.split(">Зміст</h2>");
    const links = [
      ...contents
        .slice(0, contents.indexOf("</ol>"))
        .matchAll(/href="\/privacy#([^"]+)"[^>]*>([^<]+)</g),
    ];
    expect(links.map(([, , title]) => title)).toEqual([
      "Камери &amp; фото",
      "Хто відповідає за ваші дані",
      "Які дані просимо й навіщо",
      "Що буде, коли строк зберігання закінчиться",
      "Що ви можете",
      "Як відкликати згоду",
      "Як прибрати світлину",
      "Що сайт зберігає на вашому пристрої",
    ]);
    for (const [, id, title] of links) expect(html).toContain(`<h2 id="${id}">${title}</h2>`);
  });
});

test("the sitemap and the search name a fixed page once", async () => {
  const { body } = await open("/sitemap.xml");
  expect(body.split("/about</loc>")).toHaveLength(2);
  const results = await read("/search?q=%D0%BF%D1%80%D0%BE+%D0%BD%D0%B0%D1%81"); // про нас
  expect(results.match(/href="\/about"/g)).toHaveLength(1);
});
