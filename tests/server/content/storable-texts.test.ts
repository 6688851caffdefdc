import { describe, expect, test } from "vitest";
import { normaliseAlternativeText } from "../../../server/image/alternative-text.ts";
import { restClient } from "../../support/server/rest-client.ts";
import { aServer } from "../../support/server/test-server.ts";
import { elementsOf } from "../../support/server/xml.ts";

const site = await aServer();
const call = restClient(site);
// As an office program pastes it, with half of an emoji at the end.
const pasted = "Зимо\u0001вий\u000Bнабір \uDFFF";
const stored = "Зимовий\nнабір \uFFFD";

describe("a text whose letters are written in parts is stored with whole letters", () => {
  const [parts, whole] = ["Краи\u0306 і\u0308жі", "Край їжі"];

  test("by an editor, in a heading and in a text with formatting", async () => {
    const { saveBlogPost } = await site.executeOrThrow(
      `mutation ($ua: BlogPostTranslationInput!) {
        saveBlogPost(input: { translations: { ua: $ua } }) { translation { title content } }
      }`,
      { ua: { title: parts, content: `<p>${parts}</p>` } },
      "editor",
    );
    expect(saveBlogPost.translation).toEqual({ title: whole, content: `<p>${whole}</p>` });
  });

  test("by a REST client, and in the description of a picture", async () => {
    const { body } = await call("POST", "/members", { translations: { ua: { name: parts } } });
    expect(body.translations.ua.name).toBe(whole);
    expect(normaliseAlternativeText({ altUa: parts }).altUa).toBe(whole);
  });
});

describe("a text with characters that no feed may contain", () => {
  test("is saved by an editor without them", async () => {
    const { saveMember } = await site.executeOrThrow(
      `mutation ($name: String!) {
        saveMember(input: { translations: { ua: { name: $name } } }) { translation { name } }
      }`,
      { name: pasted },
      "editor",
    );
    expect(saveMember.translation.name).toBe(stored);
  });

  test("is saved by a REST client without them", async () => {
    const { status, body } = await call("POST", "/members", {
      translations: { ua: { name: pasted } },
    });
    expect([status, body.translations.ua.name]).toEqual([201, stored]);
  });

  test("that an earlier version saved leaves the feed readable", async () => {
    const texts = { title: "Зимовий набір", content: "<p>Набір</p>" };
    const { body } = await call("POST", "/blog", { translations: { ua: texts } });
    await site.db.query("update blog_post_translation set title = $2 where item_id = $1", [
      body._id,
      "Зимовий\u000Bнабір\u0001\uFFFE",
    ]);
    const feed = await site.request({ url: "/feeds/blog.xml" });
    expect(feed.body).toContain("Зимовий\nнабір");
    expect(() => elementsOf(feed.body)).not.toThrow();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
    expect(feed.body).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/);
  });
});
