import { usePhrases } from "../../../phrases/phrases.ts";
import { layoutPhrases } from "../../../phrases/site/layout.ts";
import { hasLogo, NetworkIcon } from "../../../ui/icons/network-icons.tsx";
import type { LayoutSettings } from "../layout-settings.ts";
import styles from "./SocialLinks.module.css";

/** Links to the foundation's social networks, by their logos or names, in the order of the settings. */
export function SocialLinks({ settings: { socialLinks } }: { settings: LayoutSettings }) {
  const phrases = usePhrases(layoutPhrases);
  if (socialLinks.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={phrases.social}>
      {socialLinks.map(({ url, network }) => (
        <li key={url}>
          <a href={url} aria-label={network} rel="noopener">
            <span className={styles.slip}>
              {hasLogo(network) ? <NetworkIcon network={network} /> : network}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
