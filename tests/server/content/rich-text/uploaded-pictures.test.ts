import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { cleanRichText } from "../../../../server/content/rich-text.ts";
import { aPublishedItem } from "../../../support/content/published-item.ts";
import { aForm } from "../../../support/images/image-server.ts";
import { aPicture } from "../../../support/images/picture-files.ts";
import { aServer } from "../../../support/server/test-server.ts";

const publicUrl = "http://doloni.example:8080";
const site = await aServer({ publicUrl });

/** The address that the upload of a picture answers. */
async function anUploadedUrl(): Promise<string> {
  const payload = aForm(["file", await aPicture()]);
  const answer = await site.request({ method: "POST", url: "/api/images", payload }, "editor");
  return answer.json().url;
}

/** The text of a visitor's page, for each kind with a text. */
const texts: [string, (html: string) => object, string][] = [
  ["BlogPost", (content) => ({ title: "Допис", content }), "translation { html: content }"],
  [
    "Project",
    (description) => ({ name: "Проєкт", description }),
    "translation { html: description }",
  ],
  [
    "Page",
    (html) => ({ title: "Сторінка", blocks: [{ id: randomUUID(), richText: { html } }] }),
    "translation { blocks { content { ... on RichTextBlock { html } } } }",
  ],
];

test.each(texts)(
  "a picture in a text of %s may have the address that its upload answered",
  async (kind, textsOf, fields) => {
    const url = await anUploadedUrl();
    const path = new URL(url).pathname;
    expect(url).toBe(publicUrl + path);
    const own = kind === "Page" ? { address: "a-page" } : {};
    const translations = { ua: textsOf(`<p>а</p><img src="${url}" alt="Діти">`) };
    const { id } = await aPublishedItem(site, kind, { ...own, translations });
    const field = kind[0]?.toLowerCase() + kind.slice(1);
    const { item } = await site.executeOrThrow(
      `query ($id: ID!) { item: ${field}(id: $id) { ${fields} } }`,
      { id },
    );
    expect(JSON.stringify(item)).toContain(
      JSON.stringify(`<p>а</p><img src="${path}" alt="Діти" />`),
    );
  },
);

test.each([
  ["of another host", "http://elsewhere.example/images/a.webp", ""],
  ["of another port", "http://doloni.example/images/a.webp", ""],
  ["of a host that begins alike", "http://doloni.example:8080.elsewhere.example/a.webp", ""],
  [
    "that an editor's session sees",
    `${publicUrl}/admin/images/${"ab12".repeat(6)}/original.webp?session=a`,
    `/images/${"ab12".repeat(6)}/original.webp`,
  ],
  ["of a stock of pictures", "https://images.example/a.png", "https://images.example/a.png"],
])("an address %s is no exception", (_whose, src, stored) => {
  const clean = cleanRichText(`<img src="${src}" alt="">`, publicUrl);
  expect(clean).toBe(stored && `<img src="${stored}" alt="" />`);
});
