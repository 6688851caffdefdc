import { useLocation } from "react-router-dom";
import { useSafetySuspenseQuery } from "../../graphql/generated/Safety.ts";
import { paths } from "../../paths.ts";
import { receiptPhrases } from "../../phrases/application/receipt.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import newsBird from "../../ui/art/news-bird.svg?no-inline";
import { telHref } from "../../ui/ContactWays.tsx";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { isOfferOfHelp, parseReceipt } from "../application/receipt.ts";
import { NextDoors } from "./NextDoors.tsx";
import { ReceiptNumber } from "./ReceiptNumber.tsx";
import styles from "./SentPage.module.css";

/** The receipt page: the application's number, the reply time, the next steps, other ways to help. */
export function SentPage() {
  const phrases = usePhrases(receiptPhrases);
  const receipt = parseReceipt(useLocation());
  if (!receipt) return <PageNotFound />;
  const { number, form, replyDays, promisedHours } = receipt;
  const reply = replyDays ? phrases.reply(replyDays) : null;
  const term = promisedHours ? phrases.promised(promisedHours) : reply;
  return (
    <div className={styles.page} data-ends-on="sky">
      <PageHead title={phrases.title} isIndexed={false} />
      <div className={styles.inner}>
        <Breadcrumbs
          label={phrases.path}
          steps={[{ to: paths.home(), title: phrases.home }]}
          here={phrases.title}
        />
        <div className={styles.head}>
          <div>
            <h1>{phrases.heading(number)}</h1>
            {term && <p className={styles.lead}>{term}</p>}
            <ReceiptNumber number={number} />
          </div>
          <img src={newsBird} alt="" width="620" height="400" className={styles.art} />
        </div>
        <div className={styles.columns}>
          <WhatNext receipt={receipt} />
          <NextDoors form={form} />
        </div>
      </div>
    </div>
  );
}

type WhatNextProps = { receipt: NonNullable<ReturnType<typeof parseReceipt>> };

function WhatNext({ receipt: { form, isFresh } }: WhatNextProps) {
  const phrases = usePhrases(receiptPhrases);
  const language = useLanguage();
  const { settings, emergencyLines } = useSafetySuspenseQuery({ variables: { language } }).data;
  const { phone, translation } = settings;
  const emergency = form && isOfferOfHelp(form) ? undefined : emergencyLines[0];
  return (
    <section className={styles.sheet} aria-labelledby="next">
      <div className={styles.paper}>
        <h2 id="next">{phrases.whatNext}</h2>
        <p>{form ? phrases.next[form] : phrases.nextInGeneral}</p>
        <p>{phrases.keepNumber}</p>
        {isFresh && <p>{phrases.draftErased}</p>}
        {phone && (
          <p>
            <span>{phrases.question}</span>{" "}
            <a href={telHref(phone)} className={styles.whole}>
              {phone}
            </a>{" "}
            {translation.schedule && <span>{`(${translation.schedule})`}</span>}
          </p>
        )}
        {emergency && (
          <p className={styles.danger}>
            <span>{phrases.danger}</span>{" "}
            <a href={telHref(emergency.phone)} className={styles.whole}>
              {emergency.phone}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
