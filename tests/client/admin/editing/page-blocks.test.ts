import { describe, expect, test } from "vitest";
import { defaultChoices, mergeForms } from "../../../../client/admin/editor/compare/conflict.ts";
import {
  alignBlocks,
  type BilingualBlocks,
  changeContent,
  copyTexts,
  duplicateBlock,
  insertBlock,
  moveBlock,
  newBlock,
  removeBlock,
  setHidden,
} from "../../../../client/admin/page/blocks/bilingual-blocks.ts";
import {
  type Block,
  blockKinds,
  blockOf,
} from "../../../../client/admin/page/blocks/block-content.ts";
import { blockText, excerptOf } from "../../../../client/admin/page/blocks/block-summary.ts";
import {
  countPageTexts,
  normalizePage,
  type PageForm,
} from "../../../../client/admin/page/page-form.ts";
import { pageNestedFields } from "../../../../client/admin/page/page-nested-fields.ts";
import { newId } from "../../../../client/admin/screen/new-id.ts";

const quote = (id: string, text: string, imageId: string | null = null): Block => ({
  id,
  isHidden: false,
  quote: { text, author: "", imageId },
});

const links = (id: string, ...rows: [title: string, address: string][]): Block => ({
  id,
  isHidden: false,
  links: {
    heading: "",
    entries: rows.map(([title, address]) => ({ title, text: "", address, imageId: null })),
  },
});

const two: BilingualBlocks = {
  ua: [quote("a", "Раз"), quote("b", "Два")],
  eng: [quote("a", "One"), quote("b", "Two")],
};

const idsOf = ({ ua, eng }: BilingualBlocks) => {
  expect(eng.map(({ id }) => id)).toEqual(ua.map(({ id }) => id));
  return ua.map(({ id }) => id);
};

describe("the blocks of both languages are made alike:", () => {
  test("a block that only one language has is added to the other with blank texts", () => {
    const { ua, eng } = alignBlocks({ ua: [quote("a", "Раз", "picture")], eng: [] });
    expect(ua).toEqual([quote("a", "Раз", "picture")]);
    expect(eng).toEqual([quote("a", "", "picture")]);
  });

  test("a block that only English has stays behind the one that it followed", () => {
    const blocks = alignBlocks({
      ua: [quote("a", "Раз"), quote("c", "Три")],
      eng: [quote("a", "One"), quote("b", "Two"), quote("c", "Three")],
    });
    expect(idsOf(blocks)).toEqual(["a", "b", "c"]);
  });

  test("where they differ in what they share, Ukrainian decides, and no text is lost", () => {
    const { eng } = alignBlocks({
      ua: [links("a", ["Допомога", "/help"])],
      eng: [links("a", ["Help", "/other"], ["News", "/news"])],
    });
    expect(eng).toEqual([links("a", ["Help", "/help"], ["News", "/news"])]);
  });

  test("a table has the rows and columns of both languages", () => {
    const table = (rows: string[][]): Block => ({
      id: "a",
      isHidden: false,
      table: { heading: "", rows },
    });
    const { ua, eng } = alignBlocks({
      ua: [table([["Місто"]])],
      eng: [
        table([
          ["Town", "Children"],
          ["Lviv", "9"],
        ]),
      ],
    });
    expect(ua).toEqual([
      table([
        ["Місто", ""],
        ["", ""],
      ]),
    ]);
    expect(eng).toEqual([
      table([
        ["Town", "Children"],
        ["Lviv", "9"],
      ]),
    ]);
  });

  test("what is alike already stays equal", () => {
    expect(alignBlocks(two)).toEqual(two);
  });
});

describe("an editor changes the list of blocks:", () => {
  test.each(blockKinds)("a new block of the kind %s is the same in both languages", (kind) => {
    const blocks = insertBlock(two, 1, newBlock(kind, "new"));
    expect(idsOf(blocks)).toEqual(["a", "new", "b"]);
    expect(alignBlocks(blocks)).toEqual(blocks);
  });

  test("a block is moved in both languages", () => {
    expect(idsOf(moveBlock(two, "b", "a"))).toEqual(["b", "a"]);
    expect(moveBlock(two, "b", "gone")).toEqual(two);
  });

  test("a copy has its own id and follows the block", () => {
    const blocks = duplicateBlock(two, "a", "copy");
    expect(idsOf(blocks)).toEqual(["a", "copy", "b"]);
    expect(blocks.eng[1]).toEqual(quote("copy", "One"));
  });

  test("a removed block comes back with its texts, once", () => {
    const pair = { ua: quote("a", "Раз"), eng: quote("a", "One") };
    const removed = removeBlock(two, "a");
    expect(idsOf(removed)).toEqual(["b"]);
    expect(insertBlock(removed, 0, pair)).toEqual(two);
    expect(insertBlock(two, 0, pair)).toEqual(two);
  });

  test("a block is hidden in both languages", () => {
    const { ua, eng } = setHidden(two, "a", true);
    expect([ua[0]?.isHidden, eng[0]?.isHidden]).toEqual([true, true]);
  });
});

test("a new block gets an id that the server accepts, each its own", () => {
  const ids = [newId(), newId()];
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

describe("an editor changes a block:", () => {
  test("a text changes in its language alone", () => {
    const { ua, eng } = changeContent(two, "a", "quote", (content, language) =>
      language === "eng" ? { ...content, text: "First" } : content,
    );
    expect([ua[0], eng[0]]).toEqual([quote("a", "Раз"), quote("a", "First")]);
  });

  test("a picture changes in both languages and leaves the texts", () => {
    const { ua, eng } = changeContent(two, "a", "quote", (content) => ({
      ...content,
      imageId: "p",
    }));
    expect([ua[0], eng[0]]).toEqual([quote("a", "Раз", "p"), quote("a", "One", "p")]);
  });

  test("its texts are copied to the other language; other blocks stay", () => {
    expect(copyTexts(two, "a", "ua").eng).toEqual([quote("a", "Раз"), quote("b", "Two")]);
  });

  test("a stored block becomes the input without what only answers have", () => {
    const entry = { __typename: "BlockEntry", title: "Оля", text: "", address: "", imageId: null };
    const content = { __typename: "PeopleBlock" as const, heading: "", entries: [entry] };
    const { __typename, ...row } = entry;
    expect(blockOf({ id: "a", isHidden: false, content, documents: [] })).toEqual({
      id: "a",
      isHidden: false,
      people: { heading: "", entries: [row] },
    });
  });
});

const page = (ua: Block[], eng: Block[] = [], more: object = {}): PageForm => {
  const blank = { title: "", lead: "", metaTitle: "", metaDescription: "" };
  const translations = {
    ua: { ...blank, title: "Ми", blocks: ua },
    eng: { ...blank, blocks: eng },
  };
  return normalizePage({ address: "us", imageId: null, metaImageId: null, ...more, translations });
};

describe("two editors change the blocks of a page", () => {
  const base = page([quote("a", "Раз"), quote("b", "Два")]);
  const conflictOf = (mine: PageForm, theirs: PageForm) => ({
    base,
    mine,
    theirs: { version: 2, form: theirs },
    lists: pageNestedFields.lists,
  });
  const textsIn = (form: object) =>
    (form as PageForm).translations.ua.blocks.map(({ id, quote: said }) => [id, said?.text]);

  test("different blocks are merged without a choice", () => {
    const mine = page([quote("a", "Раз мій"), quote("b", "Два")]);
    const theirs = page([quote("b", "Два їхнє"), quote("a", "Раз"), quote("c", "Три")]);
    const conflict = conflictOf(mine, theirs);
    const choices = defaultChoices(conflict);
    expect([...choices.values()]).not.toContain(null);
    expect(textsIn(mergeForms(conflict, choices))).toEqual([
      ["b", "Два їхнє"],
      ["a", "Раз мій"],
      ["c", "Три"],
    ]);
  });

  test("a block that one removed and the other left alone is removed", () => {
    const mine = page([quote("b", "Два"), quote("mine", "Моє")]);
    const theirs = page([quote("a", "Раз"), quote("b", "Два їхнє")]);
    const conflict = conflictOf(mine, theirs);
    expect(textsIn(mergeForms(conflict, defaultChoices(conflict)))).toEqual([
      ["b", "Два їхнє"],
      ["mine", "Моє"],
    ]);
  });

  test("the same block needs a choice, and only that one", () => {
    const mine = page([quote("a", "Мій"), quote("b", "Два")]);
    const theirs = page([quote("a", "Їхній"), quote("b", "Два")]);
    const choices = defaultChoices(conflictOf(mine, theirs));
    expect([...choices]).toEqual([["translations.ua.blocks.a", null]]);
  });
});

describe("the editor of a page", () => {
  test("expects a text in one language where the other has it, and a title", () => {
    const form = page([quote("a", "Раз")]);
    expect(countPageTexts(form, "UA")).toEqual({ filled: 2, fields: 2 });
    expect(countPageTexts(form, "ENG")).toEqual({ filled: 0, fields: 2 });
  });

  test("counts a language that is written in blocks alone", () => {
    expect(countPageTexts(page([], [quote("a", "One")]), "ENG").filled).toBe(1);
  });

  test("leads an error of a shared field to the one field of both languages", () => {
    const { pathOf } = pageNestedFields;
    const shared = "blocks.3.links.entries.0.address";
    expect(pathOf(`translations.eng.${shared}`)).toBe(shared);
    expect(pathOf("translations.eng.blocks.3.quote.text")).toBe(
      "translations.eng.blocks.3.quote.text",
    );
    expect(pathOf("translations.eng.title")).toBe("translations.eng.title");
  });

  test("names a field of a block by the place and the kind of the block", () => {
    const form = page([quote("a", "Раз"), links("b", ["Допомога", ""])]);
    const { labelOf } = pageNestedFields;
    expect(labelOf("blocks.1.links.entries.0.address", form, "UA")).toBe(
      "Блок 2: Посилання, рядок 1",
    );
    expect(labelOf("translations.eng.blocks.a", form, "ENG")).toBe("Block 1: Quotation");
    expect(labelOf("translations.ua.title", form, "UA")).toBeNull();
  });

  test("shows a block in comparisons as text, with what it leads to and whether it is hidden", () => {
    const block = { ...links("b", ["Допомога", "/help"]), isHidden: true };
    expect(blockText(block, "UA")).toBe("Посилання (приховано)\nДопомога\n/help");
    expect(excerptOf({ id: "a", richText: { html: "<p>Ми <b>поруч</b></p>" } }, "UA")).toBe(
      "Ми поруч",
    );
  });
});
