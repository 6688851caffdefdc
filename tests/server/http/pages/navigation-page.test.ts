import { describe, expect, test } from "vitest";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open, ids } = await aPageServer();

const save = (fromPath: string, toPath: string, previousFromPath?: string) =>
  site.execute(
    `mutation ($fromPath: String!, $toPath: String!, $previousFromPath: String) {
      saveRedirect(fromPath: $fromPath, toPath: $toPath, previousFromPath: $previousFromPath) { fromPath toPath }
    }`,
    { fromPath, toPath, previousFromPath },
    "editor",
  );
const refusal = async (fromPath: string, toPath = "/about") => {
  const { errors } = await save(fromPath, toPath);
  return errors?.[0]?.extensions.fields;
};
const leadsTo = async (url: string) => {
  const { statusCode, headers } = await open(url);
  return [statusCode, headers.location];
};

describe("an editor's redirect", () => {
  test.each([
    ["an address of the former site", "/pro-fond.html"],
    ["an address with Ukrainian letters", "/про-фонд"],
    ["an address below a section of the site", "/news/2019/summer"],
    ["the address of a post that is gone", "/blog/long-ago"],
    ["the address of a project that is gone", "/projects/winter"],
  ])("leads a visitor on from %s, in their language", async (_, path) => {
    expect((await save(path, "/about")).errors).toBeUndefined();
    expect(await leadsTo(encodeURI(path))).toEqual([301, "/about"]);
    expect(await leadsTo(`${encodeURI(path)}?lang=en`)).toEqual([301, "/about?lang=en"]);
  });

  test("is refused from a path that shows a page, a file or a part of the program", async () => {
    await aPublishedItem(site, "Page", {
      address: "volunteers",
      translations: { ua: { title: "Волонтери" } },
    });
    const shown = ["/about", "/volunteers", `/gallery/${ids.gallery}`, "/admin", "/editor/blog/x"];
    const files = ["/robots.txt", "/sitemap.xml", "/graphql", "/images/a/b.webp", "/api/nothing"];
    for (const path of [...shown, ...files]) {
      expect([path, await refusal(path)]).toEqual([
        path,
        [{ path: "fromPath", rule: "showsPage" }],
      ]);
    }
  });

  test("is refused from the address of a draft, which would hide it once it is published", async () => {
    const saved = await site.execute(
      `mutation { savePage(input: { address: "planned", translations: { ua: { title: "Чернетка" } } }) { id } }`,
      {},
      "editor",
    );
    expect(saved.errors).toBeUndefined();
    expect(await refusal("/planned")).toMatchObject([{ rule: "showsPage" }]);
  });

  test("can be changed, although it leads on now", async () => {
    await save("/old", "/about");
    expect((await save("/old", "/team", "/old")).errors).toBeUndefined();
    expect(await leadsTo("/old")).toEqual([301, "/team"]);
  });
});

describe("a visitor with an old address", () => {
  test.each([
    ["?amount=640", "/donate?amount=640"],
    ["?amount=640&currency=EUR&lang=en", "/donate?lang=en&amount=640&currency=EUR"],
    ["?project=a&project=b", "/donate?project=a&project=b"],
    ["?q=%D1%97%26", "/donate?q=%D1%97%26"],
    ["?a=100%", "/donate?a=100%25"],
  ])("keeps its query %s", async (query, target) => {
    await save("/help-us", "/donate");
    expect(await leadsTo(`/help-us${query}`)).toEqual([301, target]);
  });

  test.each([
    ["in capitals", "/про-майбутнє", "/Про-МАЙБУТНЄ"],
    ["that an editor wrote in capitals", "/Про-Майстрів", "/про-майстрів"],
    ["with й in two characters", "/йти-далі", "/йти-далі".normalize("NFD")],
    ["whose й an editor wrote in two characters", "/йшли".normalize("NFD"), "/йшли"],
    ["with both", "/Мій-Край", "/мІй-край".normalize("NFD")],
  ])("%s is led on", async (_, fromPath, opened) => {
    expect((await save(fromPath, "/about")).errors).toBeUndefined();
    expect(await leadsTo(encodeURI(opened))).toEqual([301, "/about"]);
  });

  test("is led from each of two addresses that differ in capitals alone to its own target", async () => {
    await save("/report-a", "/about");
    await save("/Report-A", "/team");
    expect(await leadsTo("/report-a")).toEqual([301, "/about"]);
    expect(await leadsTo("/Report-A")).toEqual([301, "/team"]);
  });

  test("never goes in circles between capitals", async () => {
    await save("/lost", "/Lost");
    expect(await leadsTo("/lost")).toEqual([301, "/Lost"]);
    expect((await open("/Lost")).statusCode).toBe(404);
  });
});

test("a path to which no redirect leads still shows the not-found page", async () => {
  for (const path of [
    "/nothing",
    "/blog/nothing",
    "/news/2018",
    "/gallery/togetherPoints/Nowhere",
  ]) {
    expect([path, (await open(path)).statusCode]).toEqual([path, 404]);
  }
});

describe("a visitor without scripts", () => {
  const linksIn = (html: string, from: string, to: string) => {
    const part = html.slice(html.indexOf(from), html.indexOf(to));
    return [...part.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(?:<span[^>]*>)?([^<]*)/g)].map(
      ([, href, text = ""]) => [href, text.replaceAll("\u00a0", " ")],
    );
  };
  const footerOf = (html: string) => linksIn(html, 'id="pages"', "<dl");

  test("finds every page of the menu in the footer, in both languages", async () => {
    const ukrainian = footerOf((await open("/about")).body);
    expect(ukrainian).toContainEqual(["/about", "Про нас"]);
    expect(ukrainian).toContainEqual(["/news", "Новини"]);
    expect(ukrainian).toHaveLength(12);
    const english = footerOf((await open("/about?lang=en")).body);
    expect(english).toContainEqual(["/news?lang=en", "News"]);
  });

  test("sees at once what an editor changed, in the header too", async () => {
    const { navigationSettings } = await site.executeOrThrow(
      "{ navigationSettings { version } }",
      {},
      "editor",
    );
    await site.executeOrThrow(
      `mutation ($version: Int!) {
        saveNavigation(version: $version, input: {
          header: [{ id: "a", sitePage: NEWS, labelUa: "Що нового", labelEng: "What is new" }],
          footer: [{ id: "b", url: "https://shop.example/", labelEng: "Shop" }]
          links: [{ id: "c", sitePage: CONTACTS, labelUa: "Пишіть нам", labelEng: "Write to us" }]
          button: [{ id: "d", sitePage: REPORTS, labelUa: "Гляньте звіти" }]
        }) { version }
      }`,
      navigationSettings,
      "editor",
    );
    const { body } = await open("/about");
    expect(footerOf(body)).toEqual([
      ["https://shop.example/", "Shop"],
      ["/news", "Що нового"],
    ]);
    expect(body).toContain('href="https://shop.example/" rel="noopener" lang="en"');
    const header = linksIn(body, "<header", "</header");
    expect(header).toContainEqual(["/contacts", "Пишіть нам"]);
    expect(body.slice(0, body.indexOf("</header"))).toContain("Гляньте звіти");
    const addresses = header.map(([address]) => address);
    expect(addresses).toContain("/reports");
    expect(addresses).not.toContain("/donate");
    expect(addresses).not.toContain("/need-help");
    expect(footerOf((await open("/about?lang=en")).body)).toContainEqual([
      "/news?lang=en",
      "What is new",
    ]);
  });
});
