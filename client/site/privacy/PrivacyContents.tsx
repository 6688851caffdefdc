import { addresses } from "../../addresses.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { privacyPhrases } from "../../phrases/privacy.ts";
import { privacyDevicePhrases } from "../../phrases/privacy-device.ts";
import { privacyRightsPhrases } from "../../phrases/privacy-rights.ts";
import { InnerLink } from "../../ui/InnerLink.tsx";
import styles from "./PrivacyContents.module.css";
import { privacyParts } from "./PrivacyPart.tsx";

/** The way to each part; beside them where there is room. */
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
            <InnerLink to={`${addresses.privacy()}#${part}`}>{parts[part].title}</InnerLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
