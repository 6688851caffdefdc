import { describe, expect, test } from "vitest";
import { itemPath } from "../../../support/content/item-path.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import {
  aPageServer,
  bypassed,
  cacheResultOf,
  hit,
  stored,
} from "../../../support/server/page-server.ts";

const { site, open, ids } = await aPageServer();

const textOf = (body: string) => body.replaceAll("\u00a0", " ");
const searched = (text: string, rest = "") => open(`/search?q=${encodeURIComponent(text)}${rest}`);

describe("a visitor without scripts", () => {
  test("reads the results in both languages, with the words marked", async () => {
    const ukrainian = textOf((await searched("табір")).body);
    expect(ukrainian).toContain(`href="${await itemPath(site, "Gallery", ids.gallery)}"`);
    expect(ukrainian).toContain("<mark>Табір</mark>");
    expect(ukrainian).toContain("Знайдено 2 результати");
    const english = textOf((await searched("camp", "&lang=en")).body);
    expect(english).toContain("<mark>camp</mark>");
    expect(english).toContain("2 results found");
  });

  test("finds a fixed page by a word that is not in its title", async () => {
    expect((await searched("донат")).body).toMatch(
      /data-result="" href="\/help"|href="\/help" data-result=""/,
    );
  });

  test("finds a project and its fixed page once", async () => {
    const translations = { ua: { name: "Іграшкотека з паротягом" } };
    await aPublishedItem(site, "Project", { page: "toyLibrary", translations });
    const { body } = await searched("іграшкотека");
    const results = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
    expect(results.match(/href="\/projects\/toyLibrary"/g)).toHaveLength(1);
  });

  test("keeps the words in the field, whatever they are", async () => {
    const { body } = await searched('"><script>alert(1)</script>');
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(body).not.toContain("<script>alert(1)");
  });

  test("sees markup in a title as text", async () => {
    await aPublishedItem(site, "BlogPost", {
      translations: { ua: { title: "Кошик 1 < 2 & <i>ціна</i>" } },
    });
    const { body } = await searched("кошик");
    expect(body).toContain("<mark>Кошик</mark>");
    expect(body).not.toContain("<i>ціна");
  });

  test.each([
    ["too long a text", "слово ".repeat(20), "Запит задовгий: можна до 100 символів."],
    ["punctuation alone", "…!?", "У запиті немає літер чи цифр."],
    ["NUL", "\0", "У запиті немає літер чи цифр."],
    ["one letter", "я", "Замало літер."],
  ])("is told what is wrong with %s, and keeps it", async (_, typed, message) => {
    const { statusCode, body } = await searched(typed);
    expect(statusCode).toBe(200);
    expect(textOf(body)).toContain(message);
    expect(body).toContain('aria-invalid="true"');
    expect(body).toContain(`value="${typed.trim().replace("\0", "\ufffd")}"`);
  });

  test("who finds nothing is shown ways on", async () => {
    const { body } = await searched("жирафоподібне");
    expect(textOf(body)).toContain("Нічого не знайдено");
    for (const path of ["/need-help", "/help", "/contacts"]) {
      expect(body).toContain(`href="${path}"`);
    }
  });

  test("ignores a kind that does not exist", async () => {
    expect((await searched("табір", "&kind=NOTHING")).statusCode).toBe(200);
  });
});

describe("pages of results", () => {
  test("are not listed by search engines", async () => {
    for (const url of ["/search", "/search?q=camp&lang=en"]) {
      expect((await open(url)).body).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  test("never fill the cache, unlike the page without words", async () => {
    for (const url of ["/search?q=camp", "/search?q=camp&kind=GALLERY", "/search?kind=GALLERY"]) {
      await open(url);
      expect([url, cacheResultOf(await open(url))]).toEqual([url, bypassed]);
    }
    expect(cacheResultOf(await open("/search"))).toBe(stored);
    expect(cacheResultOf(await open("/search"))).toBe(hit);
  });

  test("of a search show the next reader nothing of it on other pages", async () => {
    const [one, plain] = [await open("/gallery?q=camp&kind=GALLERY"), await open("/gallery")];
    expect(one.body).toBe(plain.body);
  });

  test("are refused to a network that searches without end, in the reader's language", async () => {
    const from = { remoteAddress: "192.0.2.7", headers: { accept: "text/html" } };
    for (let index = 0; index < 600; index += 1) {
      const { statusCode } = await site.request({ url: "/search?q=1", ...from });
      if (statusCode !== 200) expect([index, statusCode]).toEqual([index, 200]);
    }
    const refused = await site.request({ url: "/search?q=1&lang=en", ...from });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.body).toContain("Too many searches in a row");
    const others = ["/search", "/gallery"].map((url) => site.request({ url, ...from }));
    expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await searched("camp")).statusCode).toBe(200);
  }, 60_000);
});
