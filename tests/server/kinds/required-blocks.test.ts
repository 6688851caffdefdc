import { randomUUID } from "node:crypto";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import type { Render } from "../../../server/http/pages/render-contract.ts";
import type { BlockContents } from "../../../server/page/blocks.ts";
import { defaultPages } from "../../../server/page/default-pages.ts";
import { ensureFixedPages } from "../../../server/page/ensure-fixed-pages.ts";
import { type FixedPage, fixedPages } from "../../../server/page/fixed-pages.ts";
import { renderModule } from "../../../server/platform/paths.ts";
import { startingWordsIn } from "../../support/content/starting-words.ts";
import { aServer } from "../../support/server/test-server.ts";

const { render }: { render: Render } = await import(pathToFileURL(renderModule).href);
const site = await aServer({ render });
await ensureFixedPages(site.db, new Date());

const save = `mutation ($id: ID!, $version: Int!, $input: PageInput!) {
  savePage(id: $id, version: $version, input: $input) { id }
}`;

type Change = (block: BlockContents) => object | null;

/** Saves the page's present blocks, changed; a block that becomes null is left out. */
async function saveWith(name: FixedPage, change: Change) {
  const { id, address } = fixedPages[name];
  const { page } = await site.executeOrThrow(
    `query ($id: ID!) { page(id: $id) { version } }`,
    { id },
    "editor",
  );
  const blocksIn = (blocks: readonly BlockContents[]) =>
    blocks.flatMap((block) => {
      const changed = change(block);
      return changed ? [{ id: randomUUID(), ...changed }] : [];
    });
  const { ua, eng } = defaultPages[name];
  const translations = {
    ua: { ...ua, blocks: blocksIn(ua.blocks) },
    eng: { ...eng, blocks: blocksIn(eng.blocks) },
  };
  return site.execute(
    save,
    { id, version: page.version, input: { address, translations } },
    "editor",
  );
}

const refusalOf = async (name: FixedPage, change: Change) =>
  (await saveWith(name, change)).errors?.[0]?.extensions.fields;

const refusal = (found: string) =>
  ["ua", "eng"].map((language) => ({
    path: `translations.${language}.blocks`,
    rule: "requiredBlock",
    found,
  }));

describe("an editor is told which block a page must keep:", () => {
  test.each(["MONEY", "THINGS", "TIME", "PROFESSION", "PARTNERSHIP"])(
    "help without the way %s",
    async (way) => {
      const without: Change = (block) => (block.way?.way === way ? null : block);
      expect(await refusalOf("HELP", without)).toEqual(refusal(way));
    },
  );

  test("help with a hidden way", async () => {
    const hidden: Change = (block) => ({ ...block, isHidden: block.way?.way === "TIME" });
    expect(await refusalOf("HELP", hidden)).toEqual(refusal("TIME"));
  });

  test.each([
    ["PARTNERS", "topic", "topic"],
    ["PARTNERS", "way", "PARTNERSHIP"],
    ["TOGETHER", "steps", "steps"],
    ["PSYCHOLOGICAL_WORK", "steps", "steps"],
    ["PSYCHOLOGICAL_WORK", "topic", "confidentialTopic"],
    ["HUMANITARIAN_HELP", "topic", "topic"],
    ["TOY_LIBRARY", "steps", "steps"],
  ] as const)("%s without %s", async (name, kind, found) => {
    expect(await refusalOf(name, (block) => (block[kind] ? null : block))).toEqual(refusal(found));
  });

  test("the page of psychological work without the promise of confidentiality", async () => {
    const silent: Change = (block) =>
      block.topic ? { topic: { ...block.topic, isConfidential: false } } : block;
    expect(await refusalOf("PSYCHOLOGICAL_WORK", silent)).toEqual(refusal("confidentialTopic"));
  });
});

test("an editor rewrites a way to help, and visitors read it", async () => {
  const rewritten: Change = (block) =>
    block.way?.way === "TIME" ? { way: { ...block.way, heading: "Дві години" } } : block;
  expect((await saveWith("HELP", rewritten)).errors).toBeUndefined();
  const { body } = await site.request({ url: "/help", headers: { accept: "text/html" } });
  expect(body).toContain("Дві години</h2>");
});

describe("on a site without demo content", () => {
  const open = async (path: string) => {
    const { body } = await site.request({ url: path, headers: { accept: "text/html" } });
    return body.slice(body.indexOf("<main"), body.indexOf("</main>")).replaceAll("\u00a0", " ");
  };

  test.each([
    ["/help", "Грошима", "Стати волонтером"],
    ["/help?lang=en", "With money", "Become a volunteer"],
    ["/partners", "Як можна співпрацювати", "Стати партнером"],
    ["/partners?lang=en", "Ways to work together", "Become a partner"],
    ["/projects/together", "Що відбувається на точці", "Напрями діяльності"],
    ["/projects/psychologicalWork?lang=en", "Individual consultations", "Book a session"],
    ["/projects/humanitarianHelp", "Наші цілі", "Потрібна допомога"],
    ["/projects/toyLibrary?lang=en", "Borrow, play, swap", "Areas of activity"],
  ])("a visitor of %s reads neutral texts and finds the way on", async (path, text, link) => {
    const html = await open(path);
    expect(html).toContain(`>${text}</h2>`);
    expect(html).toContain(link);
  });

  test("these texts name no sum, no deadline and no foundation, and the program's own nothing that one foundation alone builds", () => {
    const ofProgram = JSON.stringify([defaultPages.HELP, defaultPages.PARTNERS]);
    const ofStartingContent = JSON.stringify([
      defaultPages.TOGETHER,
      defaultPages.PSYCHOLOGICAL_WORK,
      defaultPages.HUMANITARIAN_HELP,
      defaultPages.TOY_LIBRARY,
    ]);
    expect(ofProgram + ofStartingContent).not.toMatch(/\d|Долон|Doloni|Чернівц|Chernivtsi/i);
    expect(startingWordsIn(ofProgram)).toEqual([]);
  });

  test("each way to help keeps the fragment that links lead to", async () => {
    const html = await open("/help");
    for (const fragment of ["money", "things", "time", "profession", "partnership"]) {
      expect(html).toContain(`<h2 id="${fragment}"`);
      expect(html).toContain(`href="/help#${fragment}"`);
    }
  });
});
