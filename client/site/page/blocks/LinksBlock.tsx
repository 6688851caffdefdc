import { useContext } from "react";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { LinkRows } from "../../../ui/LinkRows.tsx";
import { type BlockProps, ColumnContext } from "../block.ts";
import { BlockSection } from "./BlockSection.tsx";

/** Rows that lead to other pages. */
export function LinksBlock({ content, id }: BlockProps<"LinksBlock">) {
  const isInColumn = useContext(ColumnContext);
  const { heading, entries } = content;
  const rows = entries.map(({ address, title, text }) => ({
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
