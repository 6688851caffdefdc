import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { aPublishedItem } from "../../support/content/published-item.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });

/** Fields with links that lead to nothing, and the first such link. */
async function deadLinksIn(kind: string, input: object): Promise<string[]> {
  const { publicationCheck } = await site.executeOrThrow(
    `query ($kind: ContentKind!, $input: JSONObject!) {
      publicationCheck(kind: $kind, input: $input) { kind path excerpt }
    }`,
    { kind, input },
    "editor",
  );
  return publicationCheck
    .filter(({ kind: found }: { kind: string }) => found === "DEAD_LINK")
    .map(({ path, excerpt }: Record<string, string>) => `${path} ${excerpt}`);
}

const postWith = (...addresses: string[]) => ({
  translations: {
    ua: {
      title: "Табір",
      content: addresses.map((each) => `<p><a href="${each}">далі</a></p>`).join(""),
    },
  },
});

test("an editor is told at once which links to the own site lead to nothing", async () => {
  const { id } = await aPublishedItem(site, "BlogPost", postWith());
  const alive = [`/blog/${id}`, "/reports", "/reports?lang=en#top", "mailto:a@b.example", "#top"];
  expect(await deadLinksIn("BLOG_POST", postWith(...alive))).toEqual([]);
  expect(await deadLinksIn("BLOG_POST", postWith("/reports", "/nowhere"))).toEqual([
    "translations.ua.content /nowhere",
  ]);
});

test("a link to a draft leads to nothing for visitors", async () => {
  const { saved } = await site.executeOrThrow(
    `mutation ($input: BlogPostInput!) { saved: saveBlogPost(input: $input) { id } }`,
    { input: postWith() },
    "editor",
  );
  const address = `/blog/${saved.id}`;
  expect(await deadLinksIn("BLOG_POST", postWith(address))).toEqual([
    `translations.ua.content ${address}`,
  ]);
});

test("a button of a block is a link, too; the page's own address is none", async () => {
  const blocks = [{ id: "a", callToAction: { heading: "Далі", address: "/nowhere" } }];
  const input = { address: "camps", translations: { ua: { title: "Табір", blocks } } };
  expect(await deadLinksIn("PAGE", input)).toEqual([
    "translations.ua.blocks.0.callToAction.address /nowhere",
  ]);
});
