import { beforeAll, describe, expect, test } from "vitest";
import { neighboursPhrases, sharingPhrases } from "../../../../client/phrases/sharing.ts";
import { joinPhrases } from "../../../../client/phrases/site/join.ts";
import { anItemOfKind, kindCases } from "../../../support/content/kind-cases.ts";
import { aPageServer } from "../../../support/server/page-server.ts";

const { site, open } = await aPageServer();

/** The address of the list of each kind whose items have pages of their own. */
const parents = {
  BlogPost: "/blog",
  Report: "/reports",
  Gallery: "/gallery",
  Project: "/projects",
  TogetherPoint: "/gallery/togetherPoints",
};
const addresses: Record<string, string> = {};

async function anItem(name: string, texts: { ua: string; eng: string }, index: number) {
  const kind = kindCases.find((each) => each.name === name);
  if (!kind) throw new Error(`There is no kind ${name}.`);
  return anItemOfKind(site, kind, texts, { index });
}

beforeAll(async () => {
  for (const [name, parent] of Object.entries(parents)) {
    const { key } = await anItem(name, { ua: "Перше", eng: "The first" }, 1);
    addresses[name] = `${parent}/${key}`;
    await anItem(name, { ua: "Друге", eng: "The second" }, 2);
  }
});

const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** The page with plain spaces, and its status. */
async function read(address = "") {
  const { statusCode, body } = await open(address);
  return { statusCode, html: plain(body) };
}

describe.each(Object.keys(parents))("the page of one item of %s", (name) => {
  test.each([
    ["UA", ""],
    ["ENG", "?lang=en"],
  ] as const)(
    "lets a reader copy its address, and ends with how to help, in %s",
    async (language, query) => {
      const { statusCode, html } = await read(`${addresses[name]}${query}`);
      expect(statusCode).toBe(200);
      expect(html).toContain(plain(sharingPhrases[language].copy));
      const { title, donate, join } = joinPhrases[language];
      const ending = html.slice(html.indexOf(`>${plain(title)}</h2>`), html.indexOf("</main>"));
      const links = [...ending.matchAll(/<a[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/g)];
      const hrefOf = (text: string) =>
        links.find(([, , inside]) => inside?.includes(plain(text)))?.[1];
      // A project's page gives to that project.
      const chosen = name === "Project" ? `?project=${addresses.Project?.split("/").at(-1)}` : "";
      const code = query && chosen ? "&amp;lang=en" : query;
      expect([hrefOf(donate), hrefOf(join)]).toEqual([`/donate${chosen}${code}`, `/help${query}`]);
    },
  );
});

test("a visitor goes from a project to the next one in the list", async () => {
  const { html } = await read(`${addresses.Project}?lang=en`);
  const { label, next, previous } = neighboursPhrases.ENG.projects;
  const beside = html.slice(html.indexOf(`aria-label="${label}"`));
  const links = beside.slice(0, beside.indexOf("</nav>"));
  expect(links).toContain(next);
  expect(links).toContain("The second");
  expect(links).not.toContain(previous);
});
