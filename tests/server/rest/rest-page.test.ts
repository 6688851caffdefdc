import { expect, test } from "vitest";
import { aPageServer } from "../../support/server/page-server.ts";

const { site, open } = await aPageServer();

test.each([
  ["/api", "uk", "увімкніть JavaScript", "Документ OpenAPI", "English"],
  ["/api?lang=en", "en", "switch on JavaScript", "OpenAPI document", "Українська"],
])(
  "a developer without JavaScript is led from %s to the document, in that language",
  async (url, tag, sentence, link, other) => {
    const { headers, body } = await open(url);
    expect(headers["content-language"]).toBe(tag);
    const [, withoutScripts] = /<noscript><p>(.*?)<\/p><\/noscript>/s.exec(body) ?? [];
    expect(withoutScripts).toContain(sentence);
    expect(body).toContain(`<a href="/api/openapi.json">${link}</a>`);
    expect(body).toMatch(new RegExp(`hreflang="\\w+">${other}</a>`));
  },
);

test("the page runs no script and shows no style but its own, and compiles none", async () => {
  const policy = String((await open("/api")).headers["content-security-policy"]);
  expect(policy).toMatch(/script-src [^;]*'nonce-/);
  expect(policy).not.toMatch(
    /unsafe-eval|script-src [^;]*unsafe-inline|style-src [^;]*unsafe-inline/,
  );
  expect(policy).toContain("require-trusted-types-for 'script';trusted-types vue;");
});

test("the document of the whole site describes no call of its own screens", async () => {
  const { paths } = (await site.request({ url: "/api/openapi.json" })).json();
  expect(Object.keys(paths).length).toBeGreaterThan(15);
  expect(Object.keys(paths).filter((path) => /preview|content|openapi|viewer/.test(path))).toEqual(
    [],
  );
});

test("the page has one address, and programs that ask it for JSON are told that it has none", async () => {
  const moved = await open("/api/?lang=en");
  expect([moved.statusCode, moved.headers.location]).toEqual([301, "/api?lang=en"]);
  const json = await open("/api", { accept: "application/json" });
  expect([json.statusCode, json.json().code]).toEqual([404, "NOT_FOUND"]);
});

test("a visitor sees a project that a REST client creates, until the client deletes it", async () => {
  const payload = {
    translations: {
      ua: { name: "Бібліотека на колесах", miniDesc: "Книжки їдуть до дітей.", desc: "" },
      eng: { name: "Library on wheels", miniDesc: "Books travel to children.", desc: "" },
    },
  };
  expect((await open("/projects?lang=en")).body).not.toContain("Library on wheels");
  const created = await site.request({ method: "POST", url: "/api/projects", payload }, "editor");
  expect(created.statusCode).toBe(201);
  expect((await open("/projects?lang=en")).body).toContain("Library on wheels");
  expect((await open("/projects")).body).toContain("Бібліотека на колесах");

  const url = `/api/projects/${created.json()._id}`;
  expect((await site.request({ method: "DELETE", url }, "editor")).statusCode).toBe(200);
  expect((await open("/projects?lang=en")).body).not.toContain("Library on wheels");
});
