import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import type { BlockProps } from "../block.ts";
import { BlockSection } from "./BlockSection.tsx";
import styles from "./FiguresBlock.module.css";

/** Large figures with what they count. */
export function FiguresBlock({ content, id }: BlockProps<"FiguresBlock">) {
  const { heading, entries } = content;
  return (
    <BlockSection id={id} heading={heading}>
      <ul className={styles.figures}>
        {entries.map(({ title, text }) => (
          <li key={`${title} ${text}`}>
            {title && <Figure text={title} />}
            {text && <p className={styles.what}>{addNonBreakingSpaces(text)}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** A figure such as "6 hours": the number is larger than its unit. */
function Figure({ text }: { text: string }) {
  const [, number = "", unit = text] = /^(?=[^\p{L}\p{N}]*\p{N})([^\p{L}]*)(.*)$/u.exec(text) ?? [];
  return (
    <p className={styles.figure}>
      <span>{number}</span>
      <span className={styles.unit}>{unit}</span>
    </p>
  );
}
