import { LinkRows } from "../../../ui/LinkRows.tsx";
import type { BlockProps } from "../block.ts";
import { BlockSection } from "./BlockSection.tsx";

/** Rows that lead to other pages. */
export function LinksBlock({ content, id }: BlockProps<"LinksBlock">) {
  const { heading, entries } = content;
  const rows = entries.map(({ address, title, text }) => ({ to: address, title, text }));
  return (
    <BlockSection id={id} heading={heading}>
      <LinkRows columns={2} rows={rows} />
    </BlockSection>
  );
}
