import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { BlockEntry, BooleanField } from "../../../server/page/block-fields.ts";
import { blockFieldsOf } from "../../../server/page/block-sheet.ts";
import { blockClasses } from "../../../server/page/blocks.ts";
import { imageIdsIn, plainTextOf, toStoredBlocks } from "../../../server/page/stored-blocks.ts";

/** A content whose every text is its own path, and whose every picture has an id of its own. */
function filled(type: new () => object, path: string): { texts: string[]; content: object } {
  const texts: string[] = [];
  const written = (name: string) => {
    texts.push(`${path}.${name}`);
    return `${path}.${name}`;
  };
  const fields = blockFieldsOf(type).map(({ name, type: of }) => {
    switch (of) {
      case "text":
      case "html":
        return [name, written(name)];
      case "table":
        return [name, [[written(name)]]];
      case "rows": {
        const row = filled(BlockEntry, `${path}.${name}`);
        texts.push(...row.texts);
        return [name, [row.content]];
      }
      case "image":
        return [name, randomUUID()];
      case "images":
        return [name, [randomUUID()]];
      case "link":
        return [name, "/help"];
      default:
        return [name, Reflect.get(new type(), name)];
    }
  });
  return { texts, content: Object.fromEntries(fields) };
}

test.each(Object.entries(blockClasses))(
  "a visitor finds a block of the kind %s by each of its texts, and by nothing else",
  (kind, type) => {
    const { texts, content } = filled(type, kind);
    const blocks = toStoredBlocks([{ id: randomUUID(), isHidden: false, [kind]: content }]);
    expect(plainTextOf(blocks).split("\n").toSorted()).toEqual(texts.toSorted());
  },
);

test.each(Object.entries(blockClasses))(
  "the pictures of a block of the kind %s and of its rows count as used",
  (kind, type) => {
    const { content } = filled(type, kind);
    const ids = JSON.stringify(content).match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
    expect(imageIdsIn([{ [kind]: content }])).toEqual(ids);
  },
);

test("a name is of one type in all blocks, because stored blocks are read by the names of their fields", () => {
  class Odd {
    heading: boolean = false;
  }
  const declare = () => BooleanField("Whether it has a heading.")(Odd.prototype, "heading");
  expect(declare).toThrow("heading is not always boolean");
});
