import type { SheetTone } from "../../ui/page/Sheet.tsx";
import type { PageBlock } from "./block.ts";

const tones = {
  PAPER: "paper",
  SUN: "sun-3",
  SKY: "sky-2",
  LEAF: "leaf-2",
  PALE_SKY: "sky-1",
  ROSE: "poppy-1",
  POPPY: "poppy-2",
} as const;

/** The colour of the sheet on which a block lies. */
function toneOf({ content }: PageBlock): SheetTone {
  if (content.__typename === "WayBlock" && content.way === "PARTNERSHIP") return "sky-2";
  if (content.__typename === "FiguresBlock") return "sky-1";
  return "tone" in content ? tones[content.tone] : "paper";
}

/** Whether a block is laid out over the whole sheet. */
const isAlone = ({ content }: PageBlock) =>
  content.__typename === "TopicBlock" || content.__typename === "WayBlock";

export type SheetGroup = { tone: SheetTone; blocks: PageBlock[] };

/** Blocks in order; neighbours of the same colour share a sheet, unless one needs all of it. */
export function groupBySheet(blocks: readonly PageBlock[]): SheetGroup[] {
  const groups: SheetGroup[] = [];
  for (const block of blocks) {
    const tone = toneOf(block);
    const last = groups.at(-1);
    const shares = last?.tone === tone && ![...last.blocks, block].some(isAlone);
    if (shares) last.blocks.push(block);
    else groups.push({ tone, blocks: [block] });
  }
  return groups;
}
