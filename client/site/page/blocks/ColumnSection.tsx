import type { ReactNode } from "react";
import { useVideoLabels } from "../../../phrases/site/video.ts";
import { RichText } from "../../../ui/rich-text/RichText.tsx";
import styles from "./ColumnSection.module.css";

type ColumnSectionProps = {
  /** Of the heading, so that it is a fragment: /privacy#rights. */
  id: string;
  /** Blank for none. */
  title: string;
} & ({ children: ReactNode } | { html: string });

/** A section in a column: its heading, and paragraphs and lists below. */
export function ColumnSection(props: ColumnSectionProps) {
  const { id, title } = props;
  return (
    <section className={styles.section} aria-labelledby={title ? id : undefined}>
      {title && <h2 id={id}>{title}</h2>}
      {"html" in props ? (
        <ColumnText html={props.html} />
      ) : (
        <div className={styles.text}>{props.children}</div>
      )}
    </section>
  );
}

const ColumnText = ({ html }: { html: string }) => (
  <RichText html={html} videoLabels={useVideoLabels()} className={styles.text} />
);
