import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { helpPhrases } from "../../phrases/site/help.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { DonateIcon } from "../../ui/icons/icons.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./HelpWithMoney.module.css";

/** In whole hryvnias, as in the projects Warm winter and School backpack. */
const prices = { blanket: 640, boots: 890, backpack: 2150, heater: 2300 } as const;
const things = ["blanket", "boots", "backpack", "heater"] as const;

/** What donations pay for, with a link to the requisites. */
export function HelpWithMoney() {
  const phrases = usePhrases(helpPhrases);
  const { title, text, donate, reports, prices: heading, note } = phrases.money;
  return (
    <Sheet tone="paper" edge="a" labelledBy="money">
      <div className={styles.columns}>
        <div>
          <h2 id="money">{title}</h2>
          <p className={styles.text}>{text}</p>
          <div className={styles.actions}>
            <ButtonLink to={`${paths.home()}#donate`} icon={<DonateIcon />}>
              {donate}
            </ButtonLink>
            <TextLink to={paths.reports()}>{reports}</TextLink>
          </div>
        </div>
        <div>
          <h3>{heading}</h3>
          <dl className={styles.prices}>
            {things.map((thing) => (
              <div key={thing}>
                <dt>{phrases[thing]}</dt>
                <dd>{phrases.price(prices[thing])}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{note}</p>
        </div>
      </div>
    </Sheet>
  );
}
