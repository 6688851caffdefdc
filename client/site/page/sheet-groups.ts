import type { SheetTone } from "../../ui/page/Sheet.tsx";
import type { PageBlock } from "./block.ts";

const tones = { PAPER: "paper", SUN: "sun-3", SKY: "sky-2", LEAF: "leaf-2" } as const;

/** The colour of the sheet on which a block lies. */
function toneOf({ content }: PageBlock): SheetTone {
  if (content.__typename === "FiguresBlock") return "sky-1";
  return "tone" in content ? tones[content.tone] : "paper";
}

export type SheetGroup = { tone: SheetTone; blocks: PageBlock[] };

/** Blocks in order; neighbours of the same colour share a sheet. */
export function groupBySheet(blocks: readonly PageBlock[]): SheetGroup[] {
  const groups: SheetGroup[] = [];
  for (const block of blocks) {
    const tone = toneOf(block);
    const last = groups.at(-1);
    if (last?.tone === tone) last.blocks.push(block);
    else groups.push({ tone, blocks: [block] });
  }
  return groups;
}
