import type { ReactNode } from "react";
import { type Language, useForeignLanguage } from "../../phrases/language.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { BlockGroups } from "./BlockGroups.tsx";
import type { PageBlock } from "./block.ts";
import { groupBySheet, isInvitation, type SheetGroup } from "./sheet-groups.ts";
import type { SiteParts } from "./site-parts.ts";

type BlockSheetsProps = {
  blocks: readonly PageBlock[];
  /** Language of the blocks' texts. */
  language: Language;
  /** What the page draws itself. */
  parts?: SiteParts | undefined;
  /** The hero, above the sheets. */
  children: ReactNode;
};

/** The blocks of a page on sheets of paper. */
export function BlockSheets({ blocks, language, parts = {}, children }: BlockSheetsProps) {
  const lang = useForeignLanguage()({ language });
  const groups = groupBySheet(blocks, parts);
  return (
    <div data-ends-on={endOf(groups)}>
      {children}
      <BlockGroups groups={groups} blocks={blocks} parts={parts} lang={lang} />
      {groups.length === 0 && <Sheet tone="paper">{null}</Sheet>}
    </div>
  );
}

/** The colours that the footer's edge continues; all others end on paper. */
function endOf(groups: readonly SheetGroup[]): "sky" | "leaf" | undefined {
  const last = groups.at(-1);
  // The raised hands of an invitation stand on the footer's meadow.
  if (last?.blocks[0] && isInvitation(last.blocks[0])) return "leaf";
  return last?.tone === "sky-2" ? "sky" : last?.tone === "leaf-2" ? "leaf" : undefined;
}
