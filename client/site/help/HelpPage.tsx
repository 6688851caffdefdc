import { useHelpPageSuspenseQuery } from "../../graphql/generated/HelpPage.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { helpPhrases } from "../../phrases/site/help.ts";
import palmVase from "../../ui/art/palm-vase.svg?no-inline";
import { ButtonLink } from "../../ui/Button.tsx";
import { Invitation } from "../../ui/page/Invitation.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PictureHero } from "../../ui/page/PictureHero.tsx";
import styles from "./HelpPage.module.css";
import { HelpWithMoney } from "./HelpWithMoney.tsx";
import { HelpWithProfession } from "./HelpWithProfession.tsx";
import { HelpWithThings } from "./HelpWithThings.tsx";
import { HelpWithTime } from "./HelpWithTime.tsx";

/** In the order of the page; each is also a fragment: /help#money. */
const ways = ["money", "things", "time", "profession", "partnership"] as const;

/** Five ways to help, each with its requirements and a contact. */
export function HelpPage() {
  const phrases = usePhrases(helpPhrases);
  const language = useLanguage();
  const { settings } = useHelpPageSuspenseQuery({ variables: { language } }).data;
  return (
    <div data-ends-on="leaf">
      <PageHead title={phrases.title} description={phrases.description} />
      <PictureHero
        tone="sun-3"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: phrases.title,
        }}
        title={phrases.title}
        lead={phrases.lead}
        ratio="515 / 460"
        picture={<img src={palmVase} alt="" width="460" height="580" fetchPriority="high" />}
      >
        <nav aria-label={phrases.ways}>
          <ul className={styles.ways}>
            {ways.map((way) => (
              <li key={way}>
                <ButtonLink to={`${paths.help()}#${way}`} look="white" isSmall>
                  {phrases[way].short}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      </PictureHero>
      <HelpWithMoney />
      <HelpWithThings settings={settings} />
      <HelpWithTime settings={settings} />
      <HelpWithProfession settings={settings} />
      <Invitation
        id="partnership"
        title={phrases.partnership.title}
        text={phrases.partnership.text}
      >
        <ButtonLink to={paths.partner()} look="ink">
          {phrases.partnership.form}
        </ButtonLink>
        <ButtonLink to={paths.partners()} look="outline">
          {phrases.partnership.more}
        </ButtonLink>
      </Invitation>
    </div>
  );
}
