import { useLocation } from "react-router-dom";
import { addresses } from "../../addresses.ts";
import { useSentPageSuspenseQuery } from "../../graphql/generated/SentPage.ts";
import { applicationSentPhrases } from "../../phrases/application-sent.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { shellPhrases } from "../../phrases/shell.ts";
import { Breadcrumbs } from "../../ui/Breadcrumbs.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { telephone } from "../../ui/ContactWays.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { PageMissing } from "../../ui/PageMissing.tsx";
import { receiptOf } from "./receipt-of.ts";
import styles from "./SentPage.module.css";

/** The receipt: the number, when somebody answers, and what happens then. */
export function SentPage() {
  const phrases = usePhrases(applicationSentPhrases);
  const language = useLanguage();
  const { hours } = usePhrases(shellPhrases);
  const { settings } = useSentPageSuspenseQuery({ variables: { language } }).data;
  const { phone, opensAt, closesAt } = settings;
  const receipt = receiptOf(useLocation());
  if (!receipt) return <PageMissing />;
  const { number, form, replyDays, isFresh } = receipt;
  return (
    <div className={styles.page} data-ends-on="sky">
      <PageHead title={phrases.title} isIndexed={false} />
      <div className={styles.inner}>
        <Breadcrumbs
          label={phrases.path}
          steps={[{ to: addresses.home(), title: phrases.home }]}
          here={phrases.title}
        />
        <h1>{phrases.heading(number)}</h1>
        <p className={styles.lead}>{phrases.reply(replyDays)}</p>
        <section className={styles.sheet} aria-labelledby="next">
          <div className={styles.paper}>
            <h2 id="next">{phrases.whatNext}</h2>
            {form && <p>{phrases.next[form]}</p>}
            <p>{phrases.keepNumber}</p>
            {isFresh && <p>{phrases.draftErased}</p>}
            {phone && (
              <p>
                {phrases.question}{" "}
                <a href={telephone(phone)} className={styles.whole}>
                  {phone}
                </a>{" "}
                <span className={styles.whole}>({hours(opensAt, closesAt)})</span>
              </p>
            )}
            <p className={styles.action}>
              <ButtonLink to={addresses.home()} look="ink">
                {phrases.toHome}
              </ButtonLink>
            </p>
          </div>
        </section>
      </div>
    </div>
  );
}
