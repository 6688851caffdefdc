import { useLocation } from "react-router-dom";
import { useSentPageSuspenseQuery } from "../../graphql/generated/SentPage.ts";
import { paths } from "../../paths.ts";
import { receiptPhrases } from "../../phrases/application/receipt.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { layoutPhrases } from "../../phrases/site/layout.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { telHref } from "../../ui/ContactWays.tsx";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { parseReceipt } from "./receipt.ts";
import styles from "./SentPage.module.css";

/** The receipt page: the application's number, the reply time, and the next steps. */
export function SentPage() {
  const phrases = usePhrases(receiptPhrases);
  const language = useLanguage();
  const { hours } = usePhrases(layoutPhrases);
  const { settings } = useSentPageSuspenseQuery({ variables: { language } }).data;
  const { phone, opensAt, closesAt } = settings;
  const receipt = parseReceipt(useLocation());
  if (!receipt) return <PageNotFound />;
  const { number, form, replyDays, isFresh } = receipt;
  return (
    <div className={styles.page} data-ends-on="sky">
      <PageHead title={phrases.title} isIndexed={false} />
      <div className={styles.inner}>
        <Breadcrumbs
          label={phrases.path}
          steps={[{ to: paths.home(), title: phrases.home }]}
          here={phrases.title}
        />
        <h1>{phrases.heading(number)}</h1>
        <p className={styles.lead}>{phrases.reply(replyDays)}</p>
        <section className={styles.sheet} aria-labelledby="next">
          <div className={styles.paper}>
            <h2 id="next">{phrases.whatNext}</h2>
            <p>{form ? phrases.next[form] : phrases.nextInGeneral}</p>
            <p>{phrases.keepNumber}</p>
            {isFresh && <p>{phrases.draftErased}</p>}
            {phone && (
              <p>
                {phrases.question}{" "}
                <a href={telHref(phone)} className={styles.whole}>
                  {phone}
                </a>{" "}
                <span className={styles.whole}>({hours(opensAt, closesAt)})</span>
              </p>
            )}
            <p className={styles.action}>
              <ButtonLink to={paths.home()} look="ink">
                {phrases.toHome}
              </ButtonLink>
            </p>
          </div>
        </section>
      </div>
    </div>
  );
}
