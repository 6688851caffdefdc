import { usePhrases } from "../../../phrases/phrases.ts";
import { layoutPhrases } from "../../../phrases/site/layout.ts";
import {
  FacebookIcon,
  InstagramIcon,
  TelegramIcon,
  YoutubeIcon,
} from "../../../ui/icons/network-icons.tsx";
import type { LayoutSettings } from "../layout-settings.ts";
import styles from "./SocialLinks.module.css";

const networks = [
  { name: "Facebook", field: "facebookUrl", Icon: FacebookIcon },
  { name: "Instagram", field: "instagramUrl", Icon: InstagramIcon },
  { name: "Telegram", field: "telegramUrl", Icon: TelegramIcon },
  { name: "YouTube", field: "youtubeUrl", Icon: YoutubeIcon },
] as const;

/** Links to the social networks for which the settings have a URL. */
export function SocialLinks({ settings }: { settings: LayoutSettings }) {
  const phrases = usePhrases(layoutPhrases);
  const present = networks.filter(({ field }) => settings[field]);
  if (present.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={phrases.social}>
      {present.map(({ name, field, Icon }) => (
        <li key={name}>
          <a href={settings[field] ?? ""} aria-label={name} rel="noopener">
            <span className={styles.slip}>
              <Icon size={18} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
