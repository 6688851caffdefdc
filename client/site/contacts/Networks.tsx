import type { ContactsPageQuery } from "../../graphql/generated/ContactsPage.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { contactsPhrases } from "../../phrases/site/contacts.ts";
import {
  FacebookIcon,
  InstagramIcon,
  TelegramIcon,
  YoutubeIcon,
} from "../../ui/icons/network-icons.tsx";
import styles from "./Networks.module.css";

const networks = [
  { name: "Facebook", field: "facebookUrl", Icon: FacebookIcon },
  { name: "Instagram", field: "instagramUrl", Icon: InstagramIcon },
  { name: "Telegram", field: "telegramUrl", Icon: TelegramIcon },
  { name: "YouTube", field: "youtubeUrl", Icon: YoutubeIcon },
] as const;

/** Links to the social networks for which the settings have a URL, each with its name. */
export function Networks({ settings }: { settings: ContactsPageQuery["settings"] }) {
  const phrases = usePhrases(contactsPhrases);
  const present = networks.filter(({ field }) => settings[field]);
  if (present.length === 0) return null;
  return (
    <div className={styles.networks}>
      <h3 className={styles.heading}>{phrases.networks}</h3>
      <ul className={styles.links}>
        {present.map(({ name, field, Icon }) => (
          <li key={name}>
            <a href={settings[field] ?? ""} rel="noopener">
              <span className={styles.slip}>
                <Icon size={18} />
              </span>
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
