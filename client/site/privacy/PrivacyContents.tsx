import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { privacyPhrases } from "../../phrases/site/privacy/privacy.ts";
import { privacyDevicePhrases } from "../../phrases/site/privacy/privacy-device.ts";
import { privacyRightsPhrases } from "../../phrases/site/privacy/privacy-rights.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import styles from "./PrivacyContents.module.css";
import { privacyParts } from "./PrivacyPart.tsx";

/** Table of contents; beside the text where there is room. */
export function PrivacyContents() {
  const phrases = usePhrases(privacyPhrases);
  const rights = usePhrases(privacyRightsPhrases);
  const device = usePhrases(privacyDevicePhrases);
  const parts = { ...phrases, ...rights, device };
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{phrases.contents}</h2>
      <ol>
        {privacyParts.map((part) => (
          <li key={part}>
            <InternalLink to={`${paths.privacy()}#${part}`}>{parts[part].title}</InternalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
