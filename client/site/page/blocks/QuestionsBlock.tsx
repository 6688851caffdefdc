import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { ChevronIcon } from "../../../ui/icons/icons.tsx";
import type { BlockProps } from "../block.ts";
import { BlockSection, Paragraphs } from "./BlockSection.tsx";
import styles from "./QuestionsBlock.module.css";

/** Questions, each of which opens its answer. */
export function QuestionsBlock({ content, id }: BlockProps<"QuestionsBlock">) {
  const { heading, entries } = content;
  return (
    <BlockSection id={id} heading={heading} isBeside>
      <div>
        {entries
          .filter(({ title }) => title)
          .map(({ title, text }) => (
            <details key={title} className={styles.question}>
              <summary>
                <h3>{addNonBreakingSpaces(title)}</h3>
                <ChevronIcon size={20} />
              </summary>
              <div className={styles.answer}>
                <Paragraphs text={text} />
              </div>
            </details>
          ))}
      </div>
    </BlockSection>
  );
}
