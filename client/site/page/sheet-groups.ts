import type { SheetTone } from "../../ui/page/Sheet.tsx";
import type { PageBlock } from "./block.ts";
import type { SitePartDrawing, SiteParts } from "./site-parts.ts";

const tones = { PAPER: "paper", SUN: "sun-3", SKY: "sky-2", LEAF: "leaf-2" } as const;

/** The colour of the sheet on which a block lies. */
function toneOf({ content }: PageBlock): SheetTone {
  if (content.__typename === "FiguresBlock") return "sky-1";
  return "tone" in content ? tones[content.tone] : "paper";
}

export type SheetGroup = {
  tone: SheetTone;
  blocks: PageBlock[];
  /** The first block draws sheets of its own, or stands beside all others. */
  place: SitePartDrawing["place"];
};

const placeOf = ({ content }: PageBlock, parts: SiteParts): SheetGroup["place"] =>
  (content.__typename === "SitePartBlock" && parts[content.part]?.place) || "block";

/** Blocks in order; neighbours of the same colour share a sheet. */
export function groupBySheet(blocks: readonly PageBlock[], parts: SiteParts = {}): SheetGroup[] {
  const groups: SheetGroup[] = [];
  for (const block of blocks) {
    const [tone, place] = [toneOf(block), placeOf(block, parts)];
    const last = groups.at(-1);
    const isContinued = last?.tone === tone && last.place !== "sheet" && place === "block";
    if (isContinued) last.blocks.push(block);
    else groups.push({ tone, place, blocks: [block] });
  }
  return groups;
}
