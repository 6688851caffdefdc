import { expect, test } from "vitest";
import { Image } from "../../../../server/image/image.entity.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { anImageRow } from "../../../support/images/image-row.ts";
import { aServer } from "../../../support/server/test-server.ts";

const site = await aServer();

/** A picture in the library; its URL and the tag without a description of its own. */
async function aPicture(altUa: string, altEng = "") {
  const id = await anImageRow(site.db);
  const image = await site.db.getRepository(Image).save({ id, altUa, altEng });
  const { url } = await site.db.manager.findOneByOrFail(Image, { id: image.id });
  return { id, tag: `<img src="${url}" />`, described: (alt: string) => tagWith(url, alt) };
}

const tagWith = (url: string, alt: string) =>
  `<img src="${url}" alt="${alt}" data-alt="library" />`;

const aPost = (ua: string, eng = ua) =>
  aPublishedItem(site, "BlogPost", {
    translations: {
      ua: { title: "Допис", shortDescription: "…", content: ua },
      eng: { title: "Post", shortDescription: "…", content: eng },
    },
  });

const contentIn = async (id: string, language: "UA" | "ENG", fillsAlt = true) => {
  const { blogPost } = await site.executeOrThrow(
    `query ($id: ID!, $language: Language!, $fillsAlt: Boolean!) {
      blogPost(id: $id, language: $language) { translation { content(fillsAlt: $fillsAlt) } }
    }`,
    { id, language, fillsAlt },
  );
  return blogPost.translation.content;
};

const correct = (id: string, ua: string, eng: string) =>
  site.executeOrThrow(
    `mutation ($id: ID!, $ua: String!, $eng: String!) {
      saveAlternativeText(id: $id, ua: $ua, eng: $eng) { id }
    }`,
    { id, ua, eng },
    "editor",
  );

test("a correction of a picture's description in the library shows in every text, in its language", async () => {
  const picture = await aPicture("Діти");
  const { id } = await aPost(`<p>а</p>${picture.tag}`);
  expect(await contentIn(id, "ENG")).toBe(`<p>а</p>${picture.described("Діти")}`);
  await correct(picture.id, 'Діти & "дорослі"', "Children");
  expect(await contentIn(id, "UA")).toContain(picture.described("Діти &amp; &quot;дорослі&quot;"));
  expect(await contentIn(id, "ENG")).toContain(picture.described("Children"));
});

test("a description of its own in one text is not replaced by the library's", async () => {
  const picture = await aPicture("Діти");
  const own = picture.tag.replace(" />", ' alt="Оля і Петро" />');
  const { id } = await aPost(own);
  await correct(picture.id, "Інше", "");
  expect(await contentIn(id, "UA")).toBe(own);
});

test("a picture that is not in the library has no description", async () => {
  const { id } = await aPost('<img src="https://images.example/a.png" />');
  expect(await contentIn(id, "UA")).toBe(tagWith("https://images.example/a.png", ""));
});

test("the editor reads the text without the library's descriptions", async () => {
  const { tag } = await aPicture("Діти");
  const { id } = await aPost(tag);
  expect(await contentIn(id, "UA", false)).toBe(tag);
});

test("a REST client that sends back what it read leaves the text following the library", async () => {
  const picture = await aPicture("Діти");
  const { id } = await aPost(picture.tag);
  const { translations } = (await site.request({ url: `/api/blog/${id}` })).json();
  expect(translations.ua.content).toBe(picture.described("Діти"));
  const sent = await site.request(
    { method: "PUT", url: `/api/blog/${id}`, payload: { translations } },
    "editor",
  );
  expect(sent.statusCode).toBe(200);
  expect(await contentIn(id, "UA", false)).toBe(picture.tag);
});

test("a feed has the library's descriptions, and a link in place of a video", async () => {
  const { tag } = await aPicture("Діти у парку");
  await aPost(
    `${tag}<figure data-youtube="dQw4w9WgXcQ"><figcaption>Як ми пакуємо</figcaption></figure>`,
  );
  const { body } = await site.request({ url: "/feeds/blog.xml" });
  expect(body).toContain('alt="Діти у парку"');
  expect(body).toContain('<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Як ми пакуємо</a>');
});

test("a text with many pictures takes one statement more than one without, and a page likewise", async () => {
  const pictures = await Promise.all(Array.from({ length: 12 }, () => aPicture("Діти")));
  const bare = await aPost("<p>а</p>");
  const full = await aPost(pictures.map(({ tag }) => tag).join(""));
  const [fewest, most] = [
    await site.countStatements(() => contentIn(bare.id, "UA")),
    await site.countStatements(() => contentIn(full.id, "UA")),
  ];
  expect(most).toBe(fewest + 1);

  const blocks = pictures.map(({ tag }, index) => ({
    id: `00000000-0000-4000-8000-00000000000${index.toString(16)}`,
    richText: { html: tag },
  }));
  const page = (all: object[]) => ({
    address: `page-${all.length}`,
    translations: {
      ua: { title: "Сторінка", lead: "", metaTitle: "", metaDescription: "", blocks: all },
    },
  });
  const [short, long] = [
    await aPublishedItem(site, "Page", page([])),
    await aPublishedItem(site, "Page", page(blocks)),
  ];
  const read = (id: string) =>
    site.executeOrThrow(
      "query ($id: ID!) { page(id: $id) { translation { blocks { content { ... on RichTextBlock { html } } } } } }",
      { id },
    );
  const statements = (id: string) => site.countStatements(() => read(id));
  expect(await statements(long.id)).toBe((await statements(short.id)) + 1);
  const { page: shown } = await read(long.id);
  expect(shown.translation.blocks[11].content.html).toBe(pictures[11]?.described("Діти"));
});
