import { useId } from "react";
import type { DonatePageQuery } from "../../graphql/generated/DonatePage.ts";
import { paths } from "../../paths.ts";
import { useForeignLanguage, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { donatePhrases } from "../../phrases/site/donate.ts";
import { donationPagePhrases } from "../../phrases/site/donation-page.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { CardIcon } from "../../ui/icons/icons.tsx";
import { PrintButton } from "../../ui/PrintButton.tsx";
import styles from "./DonateWays.module.css";
import type { DonationChoice } from "./donation-choice.ts";
import { FromAbroad, isForAbroad } from "./FromAbroad.tsx";
import { RequisitesSlip } from "./RequisitesSlip.tsx";

type WaysProps = { data: DonatePageQuery; choice: DonationChoice };

/** The ways to pay what was chosen: abroad a transfer comes first, in Ukraine the card. */
export function DonateWays({ data, choice }: WaysProps) {
  const phrases = usePhrases(donationPagePhrases);
  const id = useId();
  const settings = useChosenSettings(data);
  const foreign = useForeignLanguage();
  const { iban, cardPaymentUrl, paypalUrl, jarUrl } = settings;
  const isAbroad = choice.place === "abroad";
  const hasTransfer = isAbroad ? isForAbroad(settings) : Boolean(iban);
  const links = <WayButtons data={data} choice={choice} />;
  if (!hasTransfer && !cardPaymentUrl && !paypalUrl && !jarUrl) {
    return (
      <div className={styles.none}>
        <p>{phrases.none}</p>
        <ButtonLink to={paths.contacts()}>{phrases.contacts}</ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.ways}>
      {!isAbroad && links}
      {hasTransfer && (
        <section aria-labelledby={id}>
          <h2 id={id} className={styles.title}>
            {phrases.transfer}
          </h2>
          {choice.isMonthly && <p className={styles.note}>{phrases.monthlyTransfer}</p>}
          {isAbroad ? (
            <FromAbroad settings={settings} />
          ) : (
            <div className={styles.slip}>
              <RequisitesSlip settings={settings} lang={foreign(settings.translation)} />
            </div>
          )}
          <PrintButton label={phrases.print} />
        </section>
      )}
      {isAbroad && links}
    </div>
  );
}

/** By card, to the jar and by PayPal. */
function WayButtons({ data, choice }: WaysProps) {
  const phrases = usePhrases(donationPagePhrases);
  const { amount: formatAmount } = usePhrases(donatePhrases);
  const { cardPaymentUrl, cardAmountUrl, monthlyPaymentUrl, paypalUrl, jarUrl } = data.settings;
  const { amount, currency, isMonthly, place } = choice;
  const fixedUrl =
    amount && currency === "UAH" && cardAmountUrl?.replace("{amount}", String(amount));
  const card = isMonthly ? monthlyPaymentUrl : fixedUrl || cardPaymentUrl;
  const cardName = isMonthly
    ? phrases.monthlyByCard
    : phrases.byCard(fixedUrl ? formatAmount(amount, currency) : null);
  const note =
    place === "abroad" ? phrases.cardInHryvnias : !fixedUrl && !isMonthly && phrases.cardAmountText;
  if (!card && !paypalUrl && !jarUrl) return null;
  return (
    <div className={styles.buttons}>
      {card && (
        <div>
          <ButtonLink to={card} icon={<CardIcon />} isWideOnMobile>
            {cardName}
          </ButtonLink>
          <p className={styles.note}>{note ? `${phrases.cardText} ${note}` : phrases.cardText}</p>
        </div>
      )}
      {place === "ukraine" && jarUrl && !isMonthly && (
        <ButtonLink to={jarUrl} look="outline" isWideOnMobile>
          {phrases.jar}
        </ButtonLink>
      )}
      {place === "abroad" && paypalUrl && (
        <ButtonLink to={paypalUrl} look="outline" isWideOnMobile>
          {phrases.paypal}
        </ButtonLink>
      )}
    </div>
  );
}

/** The settings with the codes and the purpose of the chosen amount and project. */
function useChosenSettings({ settings, donationTransfer }: DonatePageQuery) {
  const language = useLanguage();
  const { codes, purposeUa, purposeEng } = donationTransfer;
  const { translation, abroad } = settings;
  const purpose = translation.language === "UA" ? purposeUa : purposeEng;
  return {
    ...settings,
    paymentCodes: codes,
    translation: { ...translation, language, paymentPurpose: purpose },
    abroad: { ...abroad, paymentPurpose: purposeEng },
  };
}
