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
import styles from "./OtherWays.module.css";
import { paymentPage } from "./payment-page.ts";
import { FromAbroad, isForAbroad } from "./transfer/FromAbroad.tsx";
import { RequisitesSlip } from "./transfer/RequisitesSlip.tsx";

type WaysProps = DonationProps & { data: DonatePageQuery };

/** The ways that exist beside the button, folded; a transfer is open where it is the only way. */
export function OtherWays({ data, choice, onChoose }: WaysProps) {
  const phrases = usePhrases(donationPagePhrases);
  const language = useLanguage();
  const settings = useChosenSettings(data);
  const { iban, jarUrl, paypalUrl, cardPaymentUrl } = settings;
  const isInHryvnias = choice.currency === "UAH";
  const hasButton = paymentPage(settings, choice) !== null;
  const foreign = useForeignLanguage();
  const transfer = iban && (
    <Fold key="transfer" title={phrases.transfer} isOpen={isInHryvnias && !hasButton}>
      {choice.isMonthly && <p className={styles.note}>{phrases.monthlyTransfer}</p>}
      <div className={styles.slip}>
        <RequisitesSlip settings={settings} lang={foreign(settings.translation)} />
      </div>
      <PrintButton label={phrases.print} />
    </Fold>
  );
  const abroad = isForAbroad(settings) && (
    <Fold key="abroad" title={phrases.transferAbroad} isOpen={!isInHryvnias}>
      <Currencies choice={choice} />
      <FromAbroad settings={settings} />
      <PrintButton label={phrases.print} />
    </Fold>
  );
  const paypal = paypalUrl && isInHryvnias && (
    <WayLink key="paypal" to={paypalUrl} title={phrases.paypal} />
  );
  const jar = jarUrl && !choice.isMonthly && <WayLink key="jar" to={jarUrl} title={phrases.jar} />;
  return (
    <section className={styles.ways} id={waysId} aria-labelledby={`${waysId}-title`}>
      <h2 id={`${waysId}-title`} className={styles.title}>
        {cardPaymentUrl ? phrases.otherWays : phrases.ways}
      </h2>
      <div>
        {language === "UA" ? [transfer, jar, abroad, paypal] : [paypal, abroad, transfer, jar]}
        <Projects projects={data.projects.items} choice={choice} onChoose={onChoose} />
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

/** An amount belongs to its currency: another currency begins with its own suggestion. */
function Currencies({ choice }: { choice: DonationChoice }) {
  const phrases = usePhrases(donationPagePhrases);
  return (
    <Chips
      label={phrases.currency}
      keepsPlace
      chips={(["EUR", "USD", "UAH"] as const).map((currency) => ({
        to: addressOf(
          currency === choice.currency ? choice : { ...choice, currency, amount: null },
        ),
        name: phrases.currencies[currency],
        isCurrent: currency === choice.currency,
      }))}
    />
  );
}

type ProjectsProps = DonationProps & { projects: DonatePageQuery["projects"]["items"] };

/** What the money is for; a field of the form with the amount. */
function Projects({ projects, choice, onChoose }: ProjectsProps) {
  const phrases = usePhrases(donationPagePhrases);
  const foreign = useForeignLanguage();
  const id = useId();
  if (projects.length === 0) return null;
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
      <p className={styles.note}>{phrases.projectNote}</p>
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
