import type { LanguageKey } from "../../../phrases/language.tsx";
import { mergeOrders, moveItem } from "../../screen/list-order.ts";
import {
  type Block,
  type BlockContents,
  type BlockKind,
  blankContents,
  contentOf,
  kindOf,
} from "./block-content.ts";
import { withRowsOf, withTextsOf } from "./block-texts.ts";

/**
 * The blocks of a page. All functions but `alignBlocks` expect and return both languages' blocks
 * with the same ids in the same order, different in their texts alone.
 */
export type BilingualBlocks = Readonly<Record<LanguageKey, readonly Block[]>>;

/** One block in both languages. */
export type BlockPair = Readonly<Record<LanguageKey, Block>>;

/**
 * Makes both languages' blocks alike: a block that one language lacks is added with blank texts,
 * and the Ukrainian block decides about what both share.
 */
export function alignBlocks({ ua, eng }: BilingualBlocks): { ua: Block[]; eng: Block[] } {
  const idsOf = (blocks: readonly Block[]) => blocks.map(({ id }) => id);
  const find = (blocks: readonly Block[], id: string) => blocks.find((block) => block.id === id);
  const pairs = mergeOrders(idsOf(ua), idsOf(eng)).flatMap(
    (id) => alignedPair(find(ua, id), find(eng, id)) ?? [],
  );
  return { ua: pairs.map((pair) => pair.ua), eng: pairs.map((pair) => pair.eng) };
}

function alignedPair(ua: Block | undefined, eng: Block | undefined): BlockPair | null {
  const first = ua ?? eng;
  const kind = first && kindOf(first);
  if (!kind) return null;
  const texts = { ua: ua ? contentOf(ua, kind) : {}, eng: eng ? contentOf(eng, kind) : {} };
  const shared = withRowsOf(contentOf(first, kind), texts.eng);
  const block = { id: first.id, isHidden: first.isHidden ?? false };
  return {
    ua: { ...block, [kind]: withTextsOf(shared, texts.ua) },
    eng: { ...block, [kind]: withTextsOf(shared, texts.eng) },
  };
}

const inBoth = (
  blocks: BilingualBlocks,
  change: (blocks: readonly Block[], language: LanguageKey) => readonly Block[],
): BilingualBlocks => ({ ua: change(blocks.ua, "ua"), eng: change(blocks.eng, "eng") });

const changeOne = (
  blocks: BilingualBlocks,
  id: string,
  change: (block: Block, language: LanguageKey) => Block,
): BilingualBlocks =>
  inBoth(blocks, (list, language) =>
    list.map((block) => (block.id === id ? change(block, language) : block)),
  );

/** A new block. */
export function newBlock(kind: BlockKind, id: string): BlockPair {
  const block = { id, isHidden: false, [kind]: blankContents[kind] };
  return { ua: block, eng: block };
}

/** Null if no block has this id. */
export function findPair({ ua, eng }: BilingualBlocks, id: string): BlockPair | null {
  const [own, other] = [ua, eng].map((list) => list.find((block) => block.id === id));
  return own && other ? { ua: own, eng: other } : null;
}

/** Inserts a block at an index; one that is there already stays as it is. */
export const insertBlock = (blocks: BilingualBlocks, at: number, pair: BlockPair) =>
  findPair(blocks, pair.ua.id)
    ? blocks
    : inBoth(blocks, (list, language) => list.toSpliced(at, 0, pair[language]));

/** Moves a block to the position of another. */
export const moveBlock = (blocks: BilingualBlocks, id: string, over: string) =>
  inBoth(blocks, (list) => {
    const [from, to] = [id, over].map((one) => list.findIndex((block) => block.id === one));
    return from === undefined || to === undefined || from < 0 || to < 0
      ? list
      : moveItem(list, from, to);
  });

/** The first screen of a page stays the first of its blocks. */
export const heroFirst = (blocks: BilingualBlocks) =>
  inBoth(blocks, (list) => list.toSorted((a, b) => Number(!a.hero) - Number(!b.hero)));

/** Inserts a copy under a new id after the block. */
export function duplicateBlock(blocks: BilingualBlocks, id: string, copyId: string) {
  const pair = findPair(blocks, id);
  const at = blocks.ua.findIndex((block) => block.id === id) + 1;
  if (!pair) return blocks;
  return insertBlock(blocks, at, {
    ua: { ...pair.ua, id: copyId },
    eng: { ...pair.eng, id: copyId },
  });
}

export const removeBlock = (blocks: BilingualBlocks, id: string) =>
  inBoth(blocks, (list) => list.filter((block) => block.id !== id));

/** Puts a block's earlier version in its place. */
export const replaceBlock = (blocks: BilingualBlocks, pair: BlockPair) =>
  changeOne(blocks, pair.ua.id, (_, language) => pair[language]);

export const setHidden = (blocks: BilingualBlocks, id: string, isHidden: boolean) =>
  changeOne(blocks, id, (block) => ({ ...block, isHidden }));

/** Replaces the texts of a block in the other language by those of `from`. */
export function copyTexts(blocks: BilingualBlocks, id: string, from: LanguageKey) {
  const source = findPair(blocks, id)?.[from];
  return source ? changeOne(blocks, id, () => source) : blocks;
}

/**
 * Changes the content of a block in both languages; a `change` of a text returns the other
 * language's content as it is.
 */
export const changeContent = <Kind extends BlockKind>(
  blocks: BilingualBlocks,
  id: string,
  kind: Kind,
  change: (content: BlockContents[Kind], language: LanguageKey) => BlockContents[Kind],
) =>
  changeOne(blocks, id, (block, language) => ({
    ...block,
    [kind]: change(contentOf(block, kind), language),
  }));
