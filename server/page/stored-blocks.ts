import { cleanRichText, withoutTags } from "../content/rich-text.ts";
import { blockFieldTypeOf } from "./block-sheet.ts";
import {
  type BlockContents,
  blockClasses,
  contentNamesOf,
  type PageBlock,
  type PageBlockInput,
} from "./blocks.ts";

/** What is stored: the input, without the contents that are not given. */
export type StoredBlock = Pick<PageBlockInput, "id" | "isHidden"> & BlockContents;

/** Returns the blocks as they are stored, with HTML sanitised by `cleanRichText`. */
export function toStoredBlocks(
  blocks: readonly PageBlockInput[],
  publicUrl?: string,
): StoredBlock[] {
  return blocks.map((block) => {
    const stored: StoredBlock = { id: block.id, isHidden: block.isHidden };
    for (const name of contentNamesOf(block)) {
      const content = { ...block[name] };
      if ("html" in content) content.html = cleanRichText(String(content.html), publicUrl);
      Object.assign(stored, { [name]: content });
    }
    return stored;
  });
}

/** Returns the blocks as the API answers them; hidden ones only if `includesHidden`. */
export function fromStoredBlocks(
  blocks: readonly StoredBlock[],
  { includesHidden }: { includesHidden: boolean },
): PageBlock[] {
  return blocks
    .filter(({ isHidden }) => includesHidden || !isHidden)
    .flatMap((block) =>
      contentNamesOf(block).map((name) => {
        const { id, isHidden } = block;
        return { id, isHidden, content: Object.assign(new blockClasses[name](), block[name]) };
      }),
    );
}

/** Ids of the images to which the blocks refer, each once. */
export function imageIdsIn(blocks: readonly BlockContents[]): string[] {
  const ids = valuesIn(blocks, (key) => /^images?$/.test(blockFieldTypeOf(key) ?? ""));
  return [...new Set(ids)];
}

/** The texts of the blocks for search, without tags and addresses; hidden blocks left out. */
export function plainTextOf(blocks: readonly StoredBlock[]): string {
  const visible = blocks.filter(({ isHidden }) => !isHidden);
  return valuesIn(visible, isText).map(withoutTags).join("\n").trim();
}

const isText = (key: string) => ["text", "html", "table"].includes(blockFieldTypeOf(key) ?? "");

/** All strings, at any depth, under properties that `isWanted` accepts. */
function valuesIn(value: unknown, isWanted: (key: string) => boolean, key = ""): string[] {
  if (typeof value === "string") return isWanted(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => valuesIn(one, isWanted, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => valuesIn(one, isWanted, name));
}
