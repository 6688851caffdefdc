import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { privacyPhrases } from "../../phrases/site/privacy/privacy.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import type { Heading } from "../page/headings.ts";
import styles from "./PrivacyContents.module.css";

type PrivacyContentsProps = {
  /** Its own heading. */
  title: string;
  id: string;
  headings: readonly Heading[];
};

/** Table of contents; beside the text where there is room. */
export function PrivacyContents({ title, id, headings }: PrivacyContentsProps) {
  const phrases = usePhrases(privacyPhrases);
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <h2 id={id}>{title || phrases.contents}</h2>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id}>
            <InternalLink to={`${paths.privacy()}#${heading.id}`}>{heading.title}</InternalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
