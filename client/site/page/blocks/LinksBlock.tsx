import { useContext } from "react";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { LinkRows } from "../../../ui/LinkRows.tsx";
import { type BlockProps, ColumnContext } from "../block.ts";
import { useRemovedForms } from "../useRemovedForms.ts";
import { BlockSection } from "./BlockSection.tsx";

/** Rows that lead to other pages; those to removed forms are left out. */
export function LinksBlock({ content, id }: BlockProps<"LinksBlock">) {
  const isInColumn = useContext(ColumnContext);
  const { heading, entries } = content;
  const { isRemovedPage } = useRemovedForms();
  const existing = entries.filter(({ address }) => !isRemovedPage(address));
  if (existing.length === 0) return null;
  const rows = existing.map(({ address, title, text }) => ({
    to: address,
    title: addNonBreakingSpaces(title),
    text: addNonBreakingSpaces(text),
  }));
  return (
    <BlockSection id={id} heading={heading}>
      <LinkRows columns={isInColumn ? 1 : 2} rows={rows} />
    </BlockSection>
  );
}
