import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Render } from "../../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../../server/platform/paths.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { anImageRow } from "../../../support/images/image-row.ts";
import { aServer } from "../../../support/server/test-server.ts";

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const publicUrl = "https://doloni.example";
const site = await aServer({ render, publicUrl });

const { id: authorId } = await aPublishedItem(site, "Member", {
  imageId: await anImageRow(site.db),
  translations: {
    ua: { name: "Олена", surname: "Мельник", role: "психологиня" },
    eng: { name: "Olena", surname: "Melnyk", role: "psychologist" },
  },
});

async function openPost(input: object, search = "") {
  const { id } = await aPublishedItem(site, "BlogPost", {
    translations: { ua: { title: "Допис" }, eng: { title: "A post" } },
    ...input,
  });
  const url = `/blog/${id}${search}`;
  const { body } = await site.request({ url, headers: { accept: "text/html" } });
  const scripts = body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const [posting] = [...scripts]
    .map(([, text = ""]) => JSON.parse(text))
    .filter((data) => data["@type"] === "BlogPosting");
  return { body, author: posting.author };
}

test("a reader finds name, role and page of a post's author, and so does a search engine", async () => {
  const { body, author } = await openPost({ authorId }, "?lang=en");
  const pageOfAuthor = "/team/olena-melnyk?lang=en";
  expect(body).toContain(`<a href="${pageOfAuthor}" data-discover="true">Olena Melnyk</a>`);
  expect(body).toContain("<span>psychologist</span>");
  expect(author).toEqual({
    "@type": "Person",
    name: "Olena Melnyk",
    jobTitle: "psychologist",
    url: `${publicUrl}${pageOfAuthor}`,
    image: expect.stringMatching(/^https:\/\/doloni\.example\/images\//),
  });
});

test("an author outside the team has a name and no page", async () => {
  const { body, author } = await openPost({ authorNameUa: "Марія Примаченко" });
  expect(body).toContain("<strong>Марія Примаченко</strong>");
  expect(author).toEqual({ "@type": "Person", name: "Марія Примаченко" });
});

test("a post without an author is signed by the foundation", async () => {
  const { author } = await openPost({});
  expect(author).toMatchObject({ "@type": "NGO", url: publicUrl });
});

test("the list of posts names their authors", async () => {
  const { body } = await site.request({ url: "/blog", headers: { accept: "text/html" } });
  expect(body).toMatch(/Олена Мельник<\/span>.{0,20} · /);
});

test("a reader of English gets a post without a translation in Ukrainian, marked as such, with a notice", async () => {
  const { body } = await openPost({ translations: { ua: { title: "Допис" } } }, "?lang=en");
  expect(body).toMatch(/<html[^>]*lang="en"/);
  expect(body).toMatch(/<h1[^>]*lang="uk"[^>]*>Допис<\/h1>/);
  expect(body).toMatch(/In\sUkrainian only so far/);
});
