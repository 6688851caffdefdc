import type { ReactNode } from "react";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import styles from "./BlockSection.module.css";

type BlockSectionProps = {
  /** Of the heading, which may be blank. */
  id: string;
  heading: string;
  /** The heading beside the content on wide screens, as on the project pages; else above it. */
  isBeside?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A block with its heading. */
export function BlockSection(props: BlockSectionProps) {
  const { id, heading, isBeside = false, className = "", children } = props;
  if (!heading) return <div className={className}>{children}</div>;
  return (
    <section
      aria-labelledby={id}
      className={`${isBeside ? styles.beside : styles.above} ${className}`}
    >
      <h2 id={id}>{addNonBreakingSpaces(heading)}</h2>
      {children}
    </section>
  );
}

/** Plain text; a line break begins a new paragraph. */
export function Paragraphs({ text, className }: { text: string; className?: string | undefined }) {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== "")
    .map((line, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, in order
      <p key={place} className={className}>
        {addNonBreakingSpaces(line)}
      </p>
    ));
}
