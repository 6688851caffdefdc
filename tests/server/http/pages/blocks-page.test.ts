import { randomUUID } from "node:crypto";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { confidentiality } from "../../../../client/phrases/confidentiality.ts";
import type { Render } from "../../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../../server/platform/paths.ts";
import { pdf, uploadDocument } from "../../../support/content/a-pdf.ts";
import { aPageOfAllBlocks } from "../../../support/content/all-blocks.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { anImageRow } from "../../../support/images/image-row.ts";
import { aServer } from "../../../support/server/test-server.ts";

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render, keeps: true });

const open = (url: string) => site.request({ url, headers: { accept: "text/html" } });

const pictures = await Promise.all([1, 2, 3, 4].map(() => anImageRow(site.db)));
const page = aPageOfAllBlocks("everything", pictures);
await aPublishedItem(site, "Page", page);
// The way of things leads to the points, if there are any.
await aPublishedItem(site, "TogetherPoint", {
  city: "Kalush",
  translations: { ua: { name: "Калуш" }, eng: { name: "Kalush" } },
});

const withoutJoiners = (html: string) => html.replaceAll("\u00a0", " ");
const bodyOf = (html: string) =>
  withoutJoiners(html.slice(html.indexOf("<main"), html.indexOf("</main>")));

/** The JSON-LD of this type. */
function structuredData(html: string, type: string) {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...scripts]
    .map(([, text = ""]) => JSON.parse(text))
    .filter((data) => data["@type"] === type);
}

const html = bodyOf((await open("/everything?lang=en")).body);

describe("a visitor without scripts reads every kind of block:", () => {
  test.each([
    ["text", ">How it began</h2>"],
    ["a link in the text", '<a href="/blog"'],
    ["a picture with text", ">The storehouse</h2>"],
    ["pictures", ">Pictures of the day</h2>"],
    ["a quotation", "<blockquote"],
    ["who said it", "Oksana, volunteer</figcaption>"],
    ["steps", "<h3>Write</h3>"],
    ["a fact", "<dd>from 14</dd>"],
    ["events", ">The children arrive.</p>"],
    ["figures", '>6 </span><span class="'],
    ["people", "<span>Denys Kruk</span></h3>"],
    ["links", 'href="/reports?lang=en"'],
    ["a call to action", 'href="/help?lang=en"'],
    ["a document", 'href="/documents/charter.pdf"'],
    ["a question", "<h3>Is it free?</h3>"],
    ["its answer", "<p>Yes, always.</p>"],
    ["a video, as a link", 'href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"'],
    ["a table", '<th scope="col">City</th>'],
    ["its heading as the caption", "<caption><h2"],
    ["a form", 'href="/help/volunteer?lang=en"'],
    ["a topic", ">A room to talk in</h2>"],
    ["its aspects", "<h3>In person</h3>"],
    ["its note", ">Good to know</h3>"],
    ["what psychologists promise", confidentiality.ENG.promise],
    ["and the exception", confidentiality.ENG.exception],
    ["its link", ">What we spent</span>"],
    ["a way to help, with its fragment", '<h2 id="things">Bring things</h2>'],
    ["its paragraphs", "<p>We are glad of company.</p>"],
    ["what is accepted", "</svg><span>whole toys</span></li>"],
    ["what is refused", "</svg><span>toy weapons</span></li>"],
    ["the link of this way", 'href="/gallery/togetherPoints?lang=en"'],
  ])("%s", (_, markup) => {
    expect(html).toContain(markup);
  });

  test("and nothing of another host is loaded", () => {
    expect(html).not.toMatch(/<(?:img|iframe|script|source|link)[^>]+(?:src|srcset|href)="https:/);
    expect(html).not.toContain("<iframe");
  });
});

test("a reader of a page is told the size of a document that was uploaded", async () => {
  const { url } = (await uploadDocument(site)).json();
  const documents = { entries: [{ title: "Статут", address: url }] };
  const blocks = [{ id: randomUUID(), documents }];
  await aPublishedItem(site, "Page", {
    address: "papers",
    translations: { ua: { title: "Документи", blocks }, eng: { title: "Documents", blocks } },
  });
  expect(bodyOf((await open("/papers")).body)).toContain(`Відкрити, PDF, ${pdf.length} Б`);
  expect(bodyOf((await open("/papers?lang=en")).body)).toContain(`Open, PDF, ${pdf.length} B`);
});

test("empty fields show nothing: neither headings nor lists nor buttons", async () => {
  const emptyBlocks = page.translations.ua.blocks.flatMap(({ id, ...content }) => {
    const [name = ""] = Object.keys(content);
    return name === "way" ? [] : [{ id, [name]: {} }];
  });
  const translations = { ua: { title: "Порожня", blocks: emptyBlocks } };
  await aPublishedItem(site, "Page", { address: "empty", translations });
  const empty = bodyOf((await open("/empty")).body);
  expect(empty).toContain(">Порожня</h1>");
  expect(empty).not.toMatch(/<(h2|h3|summary|blockquote|table|img|iframe)\b/);
  expect(empty).not.toMatch(/<(p|ul|ol|dl|figure)[^>]*><\/\1>/);
});

test("a way to help keeps its name and its form without any text", async () => {
  const blocks = [{ id: page.translations.ua.blocks[0]?.id, way: { way: "TIME" } }];
  await aPublishedItem(site, "Page", {
    address: "wordless",
    translations: { ua: { title: "Без слів", blocks } },
  });
  const wordless = bodyOf((await open("/wordless")).body);
  expect(wordless).toContain('<h2 id="time">Час</h2>');
  expect(wordless).toContain('href="/help/volunteer"');
});

describe("search engines", () => {
  test("find the questions of a page with their answers, in the page's language", async () => {
    const [english] = structuredData((await open("/everything?lang=en")).body, "FAQPage");
    expect(english).toMatchObject({ inLanguage: "en" });
    expect(english.mainEntity[0]).toEqual({
      "@type": "Question",
      name: "Is it free?",
      acceptedAnswer: { "@type": "Answer", text: "Yes, always." },
    });
    const [ukrainian] = structuredData((await open("/everything")).body, "FAQPage");
    expect(ukrainian.mainEntity).toHaveLength(2);
  });

  test("are told the page's own title and description, or else its heading and lead", async () => {
    const english = (await open("/everything?lang=en")).body;
    expect(english).toContain("<title>Every kind of block · Charity foundation</title>");
    expect(english).toContain('name="description" content="What a page can be made of."');
    const ukrainian = (await open("/everything")).body;
    expect(ukrainian).toContain("<title>Усі блоки · Благодійний фонд</title>");
    expect(ukrainian).toContain('content="Сторінка, на якій є кожен вид блоку."');
  });

  test("find the page and the site's own pages in the sitemap, each once", async () => {
    const { body } = await site.request({ url: "/sitemap.xml" });
    for (const path of ["/everything", "/about"]) {
      const addresses = body.match(new RegExp(`<loc>[^<]*${path}</loc>`, "g"));
      expect([path, addresses?.length]).toEqual([path, 1]);
    }
  });
});

test("a reader of the other language reads the page with its language marked", async () => {
  const translations = {
    ua: { title: "Лише українською", blocks: page.translations.ua.blocks.slice(0, 1) },
  };
  await aPublishedItem(site, "Page", { address: "ukrainian", translations });
  const foreign = bodyOf((await open("/ukrainian?lang=en")).body);
  expect(foreign).toMatch(/<h1[^>]* lang="uk"[^>]*>Лише українською/);
  expect(foreign).toMatch(/<div [^>]*lang="uk"[^>]*>.*Як усе почалося/s);
  expect(foreign).toContain("In Ukrainian only so far");
});

describe("a visitor is told that there is no page", () => {
  test.each(["/nothing-here", "/nothing/here", "/Everything", "/everything/more", "/projects/a/b"])(
    "at %s",
    async (path) => {
      const { statusCode, body } = await open(path);
      expect(statusCode).toBe(404);
      expect(bodyOf(body)).toContain('action="/search"');
    },
  );

  test("at the page's id, which is no path", async () => {
    const { page: found } = await site.executeOrThrow(`{ page(id: "everything") { id } }`);
    expect((await open(`/${found.id}`)).statusCode).toBe(404);
  });

  test("at once when it is withdrawn, and at a draft", async () => {
    const translations = { ua: { title: "Тимчасова", blocks: [] } };
    const input = { address: "for-a-while", translations };
    const { id, version } = await aPublishedItem(site, "Page", input);
    expect((await open("/for-a-while")).statusCode).toBe(200);
    await site.executeOrThrow(
      `mutation ($id: ID!, $version: Int!) {
        unpublish(kind: PAGE, id: $id, version: $version, language: UA) { id }
      }`,
      { id, version },
      "editor",
    );
    expect((await open("/for-a-while")).statusCode).toBe(404);
  });
});

describe("a visitor with an old link", () => {
  const locationOf = async (path: string) => {
    const { statusCode, headers } = await open(path);
    return [statusCode, headers.location];
  };

  test("reads the page at its new address, in the same language", async () => {
    const translations = { ua: { title: "Переїзд", blocks: [] } };
    const { id, version } = await aPublishedItem(site, "Page", { address: "before", translations });
    expect((await open("/before")).statusCode).toBe(200);
    await site.executeOrThrow(
      `mutation ($id: ID!, $version: Int!, $input: PageInput!) {
        savePage(id: $id, version: $version, input: $input) { id }
      }`,
      { id, version, input: { address: "after", translations } },
      "editor",
    );
    expect(await locationOf("/before")).toEqual([301, "/after"]);
    expect(await locationOf("/before?lang=en")).toEqual([301, "/after?lang=en"]);
    expect((await open("/after")).statusCode).toBe(200);
  });

  test.each(["/старі/новини", "/index.php", "/2019/05/Camp"])(
    "is led on from %s, which an editor has entered",
    async (fromPath) => {
      await site.executeOrThrow(
        `mutation ($fromPath: String!) {
          saveRedirect(fromPath: $fromPath, toPath: "/news") { toPath }
        }`,
        { fromPath },
        "editor",
      );
      expect(await locationOf(encodeURI(fromPath))).toEqual([301, "/news"]);
    },
  );

  test.each([
    ["/про-нас", "/%D0%BF%D1%80%D0%BE-%D0%BD%D0%B0%D1%81"],
    ["/%D0%BF%D1%80%D0%BE", "/%D0%BF%D1%80%D0%BE"],
    ["/two%20words", "/two%20words"],
    ["/a%2Fb", "/a%2Fb"],
  ])("is led on to %s, in whatever letters the editor has entered it", async (toPath, location) => {
    await site.executeOrThrow(
      `mutation ($toPath: String!) {
        saveRedirect(fromPath: "/lead-on", toPath: $toPath) { toPath }
      }`,
      { toPath },
      "editor",
    );
    expect(await locationOf("/lead-on?lang=en")).toEqual([301, `${location}?lang=en`]);
  });
});

test("a path without a page costs at most two statements more than an unknown project", async () => {
  const statementsFor = (path: string) => site.countStatements(() => open(path));
  await open("/Nothing");
  const ofProject = await statementsFor("/projects/a");
  expect(await statementsFor("/No_such_page")).toBeLessThanOrEqual(ofProject + 1);
  expect(await statementsFor("/no-such-page")).toBeLessThanOrEqual(ofProject + 2);
});
