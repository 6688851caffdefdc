import { useLocation } from "react-router-dom";
import { useThanksPageSuspenseQuery } from "../../../graphql/generated/ThanksPage.ts";
import { addressOf, paths } from "../../../paths.ts";
import { formatMonthOfYear } from "../../../phrases/dates.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { formatExactMoney } from "../../../phrases/money.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { thanksPhrases } from "../../../phrases/site/thanks.ts";
import { useDrafts } from "../../../ui/admin-mode/admin-mode.ts";
import palmVase from "../../../ui/art/palm-vase.svg?no-inline";
import { ButtonLink } from "../../../ui/Button.tsx";
import { LinkRows } from "../../../ui/LinkRows.tsx";
import { PrintButton } from "../../../ui/PrintButton.tsx";
import { PictureHero } from "../../../ui/page/hero/PictureHero.tsx";
import { Invitation } from "../../../ui/page/Invitation.tsx";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import { PrintedSource } from "../../../ui/page/PrintedSource.tsx";
import { Sheet } from "../../../ui/page/Sheet.tsx";
import { giftIn } from "./gift.ts";
import { ShareDonating } from "./ShareDonating.tsx";
import styles from "./ThanksPage.module.css";

/** Where donors return from the page of a payment service. Nothing is stored of what they gave. */
export function ThanksPage() {
  const language = useLanguage();
  const phrases = usePhrases(thanksPhrases);
  const gift = giftIn(useLocation().search);
  return (
    <>
      <PageHead title={phrases.title} isIndexed={false} />
      <PictureHero
        tone="poppy-1"
        path={{
          label: phrases.path,
          steps: [
            { to: paths.home(), title: phrases.home },
            { to: paths.donate(), title: phrases.donate },
          ],
          here: phrases.title,
        }}
        title={phrases.heading}
        lead={phrases.lead}
        ratio="515 / 460"
        picture={<img src={palmVase} alt="" width="460" height="580" fetchPriority="high" />}
      >
        {gift && (
          <p className={styles.gift}>
            <span>{phrases.gift}</span>{" "}
            <b>{formatExactMoney(gift.amount, language, gift.currency)}</b>
          </p>
        )}
      </PictureHero>
      <Sheet tone="paper" edge="a" labelledBy="next">
        <PrintedSource />
        <div className={styles.columns}>
          <div>
            <h2 id="next">{phrases.next}</h2>
            <p className={styles.note}>
              {gift && <span>{phrases.sumOfAddress}</span>} <span>{phrases.noProof}</span>
            </p>
            <PrintButton label={phrases.print} />
          </div>
          <div>
            <WhatNext />
            <ShareDonating />
          </div>
        </div>
      </Sheet>
      <div data-ends-on="leaf" className={styles.screenOnly}>
        <Invitation id="help" title={phrases.help} text={phrases.helpText}>
          <ButtonLink to={paths.help()} look="ink">
            {phrases.ways}
          </ButtonLink>
        </Invitation>
      </div>
    </>
  );
}

/** The receipt, the reports, and what to do when something went wrong. */
function WhatNext() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(thanksPhrases);
  const { reports } = useThanksPageSuspenseQuery({ variables: { language, drafts } }).data;
  const [latest] = reports.items;
  return (
    <LinkRows
      rows={[
        { to: "", title: phrases.receipt, text: phrases.receiptText },
        ...(latest
          ? [
              { to: paths.reports(), title: phrases.reports, text: phrases.reportsText },
              {
                to: paths.report(addressOf(latest)),
                title: phrases.latest(formatMonthOfYear(latest, language)),
              },
            ]
          : []),
        { to: paths.donate(), title: phrases.failed, text: phrases.failedText },
        { to: paths.contacts(), title: phrases.question, text: phrases.questionText },
      ]}
    />
  );
}
