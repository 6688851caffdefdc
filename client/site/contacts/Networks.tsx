import type { ContactsPageQuery } from "../../graphql/generated/ContactsPage.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { contactsPhrases } from "../../phrases/site/contacts.ts";
import { NetworkIcon } from "../../ui/icons/network-icons.tsx";
import styles from "./Networks.module.css";

type NetworksProps = { settings: Pick<ContactsPageQuery["settings"], "socialLinks"> };

/** Links to the foundation's social networks, each with its name. */
export function Networks({ settings: { socialLinks } }: NetworksProps) {
  const phrases = usePhrases(contactsPhrases);
  if (socialLinks.length === 0) return null;
  return (
    <div className={styles.networks}>
      <h3 className={styles.heading}>{phrases.networks}</h3>
      <ul className={styles.links}>
        {socialLinks.map(({ url, network }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              <span className={styles.slip}>
                <NetworkIcon network={network} />
              </span>
              <span>{network}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
