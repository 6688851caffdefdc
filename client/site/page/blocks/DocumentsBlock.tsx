import { languageCodes, useLanguage } from "../../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../../phrases/non-breaking-spaces.ts";
import { formatSize } from "../../../phrases/numbers.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { pagePhrases } from "../../../phrases/site/page.ts";
import { DocumentIcon, DownloadIcon } from "../../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { BlockProps, PageBlock } from "../block.ts";
import { BlockSection } from "./BlockSection.tsx";
import styles from "./DocumentsBlock.module.css";

/** Rows with documents; the format is read from the address, the size of uploaded ones is known. */
export function DocumentsBlock(props: BlockProps<"DocumentsBlock"> & Pick<PageBlock, "documents">) {
  const { content, id, documents } = props;
  const { heading, entries } = content;
  const { documents: phrases } = usePhrases(pagePhrases);
  const language = useLanguage();
  const sizeAt = (address: string) => {
    const document = documents.find(({ url }) => url === address);
    return document && formatSize(document.size, language);
  };
  return (
    <BlockSection id={id} heading={heading} isBeside>
      <ul className={styles.documents}>
        {entries.map(({ title, text, address }) => (
          <li key={`${address} ${title}`}>
            <span className={styles.icon}>
              <DocumentIcon size={28} />
            </span>
            <div>
              {title && <h3>{addNonBreakingSpaces(title)}</h3>}
              {text && <p className={styles.text}>{addNonBreakingSpaces(text)}</p>}
            </div>
            {address && (
              <a href={address} className={styles.link} rel="noopener">
                <VisuallyHidden>{`${title}: `}</VisuallyHidden>
                <DownloadIcon size={20} />
                <span lang={languageCodes[language].html}>
                  {[phrases.open, formatOf(address), sizeAt(address)].filter(Boolean).join(", ")}
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

/** "PDF" of "/documents/charter.pdf"; blank when the address does not say. */
const formatOf = (address: string): string =>
  /\.([a-z]{3,4})(?:[?#]|$)/i.exec(address.replace(/^https:\/\/[^/]+/, ""))?.[1]?.toUpperCase() ??
  "";
