import type { DonationFragment } from "../../graphql/generated/Donation.ts";
import { editorPaths, paths } from "../../paths.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { donatePhrases } from "../../phrases/site/donate.ts";
import { EditActionLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import handBack from "../../ui/art/giving-hand-back.svg?no-inline";
import handFront from "../../ui/art/giving-hand-front.svg?no-inline";
import handMobileBack from "../../ui/art/giving-hand-mobile-back.svg?no-inline";
import handMobileFront from "../../ui/art/giving-hand-mobile-front.svg?no-inline";
import { ButtonLink } from "../../ui/Button.tsx";
import { CardIcon } from "../../ui/icons/icons.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import styles from "./DonateSheet.module.css";
import { RequisitesSlip } from "./transfer/RequisitesSlip.tsx";

type DonateSheetProps = {
  settings: DonationFragment;
  /** What editors wrote in place of its heading and text; blank where they did not. */
  own?: { heading: string; text: string };
};

/** The slip with the requisites, held by a drawn hand. Blank settings are omitted. */
export function DonateSheet({ settings, own }: DonateSheetProps) {
  const phrases = usePhrases(donatePhrases);
  const foreign = useForeignLanguage();
  const lang = foreign(settings.translation);
  const { cardPaymentUrl, iban, euroIban, foreignIban, paypalUrl, jarUrl } = settings;
  const hasWays = cardPaymentUrl || iban || euroIban || foreignIban || paypalUrl || jarUrl;
  const lead = own?.text || (hasWays ? leadOf(settings, phrases) : phrases.textWithoutWays);
  return (
    <Sheet tone="poppy-2" edge="b" labelledBy="donate" className={styles.sheet}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <EditActionLinks
            chips={[{ to: editorPaths.settings(), action: "settings", icon: "gear" }]}
          />
          <h2 id="donate">{own?.heading || phrases.heading}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {cardPaymentUrl && (
            <>
              <ButtonLink to={cardPaymentUrl} icon={<CardIcon />}>
                {phrases.byCard}
              </ButtonLink>
              <p className={styles.secure}>{phrases.secure}</p>
            </>
          )}
          {hasWays && (
            <div className={styles.all}>
              <TextLink to={paths.donate()}>{phrases.allWays}</TextLink>
            </div>
          )}
          {!hasWays && <ButtonLink to={paths.contacts()}>{phrases.contacts}</ButtonLink>}
        </div>
        {iban && (
          <div className={styles.giving}>
            <Hand className={styles.back} wide={handBack} narrow={handMobileBack} />
            <div className={styles.slip}>
              <RequisitesSlip settings={settings} lang={lang} />
            </div>
            <Hand className={styles.front} wide={handFront} narrow={handMobileFront} />
          </div>
        )}
      </div>
    </Sheet>
  );
}

function leadOf(
  { cardPaymentUrl, iban }: DonationFragment,
  phrases: (typeof donatePhrases)["UA"],
): string | null {
  if (cardPaymentUrl) return iban ? phrases.text : phrases.textWithoutAccount;
  return iban ? phrases.textWithoutCard : null;
}

function Hand(props: { className: string | undefined; wide: string; narrow: string }) {
  return (
    <picture className={props.className}>
      <source media="(min-width: 1024px)" srcSet={props.wide} width="860" height="420" />
      <img src={props.narrow} alt="" width="300" height="420" loading="lazy" />
    </picture>
  );
}
