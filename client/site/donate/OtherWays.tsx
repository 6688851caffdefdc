import { type ReactNode, useId } from "react";
import type { DonatePageQuery } from "../../graphql/generated/DonatePage.ts";
import { useForeignLanguage, useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { donationPagePhrases } from "../../phrases/site/donation-page.ts";
import { ArrowIcon, ChevronIcon } from "../../ui/icons/icons.tsx";
import { PrintButton } from "../../ui/PrintButton.tsx";
import { Chips } from "../../ui/search/Chips.tsx";
import { addressOf, type DonationChoice, type DonationProps } from "./donation-choice.ts";
import { giveId, waysId } from "./donation-ids.ts";
import { currenciesOf, hasPaymentPage, isForAbroad } from "./existing-ways.ts";
import styles from "./OtherWays.module.css";
import { paymentPage } from "./payment-page.ts";
import { FromAbroad } from "./transfer/FromAbroad.tsx";
import { RequisitesSlip } from "./transfer/RequisitesSlip.tsx";

type WaysProps = DonationProps & { data: DonatePageQuery };

/** The ways that exist beside the button, folded; a transfer is open where it is the only way. */
export function OtherWays({ data, choice, onChoose }: WaysProps) {
  const phrases = usePhrases(donationPagePhrases);
  const language = useLanguage();
  const settings = useChosenSettings(data);
  const { iban, jarUrl, paypalUrl } = settings;
  const isInHryvnias = choice.currency === "UAH";
  const button = paymentPage(settings, choice)?.by;
  const hryvniasAlone = !isForAbroad(settings) && !hasPaymentPage(settings);
  const foreign = useForeignLanguage();
  const transfer = iban && (
    <Fold key="transfer" title={phrases.transfer} isOpen={isInHryvnias && !button}>
      {hryvniasAlone && <p className={styles.note}>{phrases.hryvniasAlone}</p>}
      {choice.isMonthly && <p className={styles.note}>{phrases.monthlyTransfer}</p>}
      <div className={styles.slip}>
        <RequisitesSlip settings={settings} lang={foreign(settings.translation)} />
      </div>
      <PrintButton label={phrases.print} />
    </Fold>
  );
  const abroad = isForAbroad(settings) && (
    <Fold key="abroad" title={phrases.transferAbroad} isOpen={!isInHryvnias}>
      <Currencies choice={choice} currencies={currenciesOf(settings)} />
      <FromAbroad settings={settings} />
      <PrintButton label={phrases.print} />
    </Fold>
  );
  const paypal = paypalUrl && isInHryvnias && (
    <WayLink key="paypal" to={paypalUrl} title={phrases.paypal} />
  );
  const jar = jarUrl && !choice.isMonthly && button !== "jar" && (
    <WayLink key="jar" to={jarUrl} title={phrases.jar} />
  );
  const ways =
    language === "UA" ? [transfer, jar, abroad, paypal] : [paypal, abroad, transfer, jar];
  if (!ways.some(Boolean) && data.projects.items.length === 0) return null;
  return (
    <section className={styles.ways} id={waysId} aria-labelledby={`${waysId}-title`}>
      <h2 id={`${waysId}-title`} className={styles.title}>
        {button ? phrases.otherWays : phrases.ways}
      </h2>
      <div>
        {ways}
        <Projects data={data} choice={choice} onChoose={onChoose} />
      </div>
    </section>
  );
}

function Fold(props: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className={styles.way} open={props.isOpen}>
      <summary className={styles.row}>
        <span>{props.title}</span>
        <ChevronIcon size={20} />
      </summary>
      <div className={styles.content}>{props.children}</div>
    </details>
  );
}

const WayLink = ({ to, title }: { to: string; title: string }) => (
  <p className={styles.way}>
    <a href={to} className={styles.row} rel="noopener">
      <span>{title}</span>
      <ArrowIcon />
    </a>
  </p>
);

type CurrenciesProps = { choice: DonationChoice; currencies: DonationChoice["currency"][] };

/** An amount belongs to its currency: another currency begins with its own suggestion. */
function Currencies({ choice, currencies }: CurrenciesProps) {
  const phrases = usePhrases(donationPagePhrases);
  if (currencies.length < 2) return null;
  return (
    <Chips
      label={phrases.currency}
      keepsPlace
      chips={currencies.map((currency) => ({
        to: addressOf(
          currency === choice.currency ? choice : { ...choice, currency, amount: null },
        ),
        name: phrases.currencies[currency],
        isCurrent: currency === choice.currency,
      }))}
    />
  );
}

/** What the money is for; a field of the form with the amount. */
function Projects({ data, choice, onChoose }: WaysProps) {
  const phrases = usePhrases(donationPagePhrases);
  const foreign = useForeignLanguage();
  const id = useId();
  const { settings } = data;
  const projects = data.projects.items;
  if (projects.length === 0) return null;
  const hasTransfer = settings.iban || isForAbroad(settings);
  return (
    <Fold title={phrases.project} isOpen={false}>
      <label htmlFor={id} className={styles.label}>
        {phrases.projectLabel}
      </label>
      <select
        id={id}
        form={giveId}
        name="project"
        className={styles.select}
        key={choice.projectId}
        defaultValue={choice.projectId ?? ""}
        onChange={({ target }) => onChoose({ projectId: target.value || null })}
      >
        <option value="">{phrases.wholeWork}</option>
        {projects.map((project) => (
          <option key={project.id} value={project.id} lang={foreign(project.translation)}>
            {project.translation.name}
          </option>
        ))}
      </select>
      <p className={styles.note}>
        {hasTransfer && <span>{phrases.inPurpose}</span>}{" "}
        {hasPaymentPage(settings) && <span>{phrases.inComment}</span>}
      </p>
    </Fold>
  );
}

/** The settings with the codes and the purposes of the chosen amount and project. */
function useChosenSettings({ settings, donationTransfer }: DonatePageQuery) {
  const language = useLanguage();
  const { codes, purposeUa, purposeEng, purposeAbroad } = donationTransfer;
  const { translation, abroad } = settings;
  const purpose = translation.language === "UA" ? purposeUa : purposeEng;
  return {
    ...settings,
    paymentCodes: codes,
    translation: { ...translation, language, paymentPurpose: purpose },
    abroad: { ...abroad, paymentPurpose: purposeAbroad },
  };
}
