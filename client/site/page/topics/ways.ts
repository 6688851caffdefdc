import type { PageBlock } from "../block.ts";

/** The fragment of each way in the address of the page: /help#money. */
const fragments = {
  MONEY: "money",
  THINGS: "things",
  TIME: "time",
  PROFESSION: "profession",
  PARTNERSHIP: "partnership",
} as const;

export type HelpWay = keyof typeof fragments;

/** The ways to help on a page, each once, in their order. */
export function waysIn(blocks: readonly PageBlock[]): { way: HelpWay; blockId: string }[] {
  const ways = blocks.flatMap(({ id, content }) =>
    content.__typename === "WayBlock" ? [{ way: content.way, blockId: id }] : [],
  );
  return ways.filter(({ way }, place) => ways.findIndex((each) => each.way === way) === place);
}

export const fragmentOf = (way: HelpWay): string => fragments[way];

/** The id of a block's heading: the first block of a way has the way's fragment. */
export function headingIdOf({ id }: PageBlock, blocks: readonly PageBlock[]): string {
  const first = waysIn(blocks).find(({ blockId }) => blockId === id);
  return first ? fragmentOf(first.way) : `block-${id}`;
}
