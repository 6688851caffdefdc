import type { ReactNode } from "react";
import { useOfferFrameSuspenseQuery } from "../../graphql/generated/OfferFrame.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { contactWaysPhrases } from "../../phrases/site/contact-ways.ts";
import { offerPhrases } from "../../phrases/site/offer.ts";
import { ContactWays } from "../../ui/ContactWays.tsx";
import { LinkRows } from "../../ui/LinkRows.tsx";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs.tsx";
import { type PageDescription, PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { useIsMissing } from "../application/state/useIsMissing.ts";
import { useWhatExists } from "../page/useWhatExists.ts";
import styles from "./OfferFrame.module.css";

const offers = ["volunteer", "psychologist", "partner"] as const;
const forms = { volunteer: "VOLUNTEER", psychologist: "PSYCHOLOGIST", partner: "PARTNER" } as const;

type OfferTexts = {
  title: string;
  description: PageDescription;
  lead: string;
  /** Replaces the description where no children's point is public. */
  withoutPoints?: { description: PageDescription };
};

type OfferFrameProps = {
  offer: (typeof offers)[number];
  texts: OfferTexts;
  children: ReactNode;
};

/** Layout of every form that offers help: a contact person, and the other ways to help. */
export function OfferFrame({ offer, texts, children }: OfferFrameProps) {
  const phrases = usePhrases(offerPhrases);
  const { isFilled, isOpen } = useWhatExists();
  const { description } = (!isFilled("TOGETHER_POINTS") && texts.withoutPoints) || texts;
  const isMissing = useIsMissing(forms[offer]);
  if (isMissing) return <PageNotFound />;
  const others = offers.filter((one) => one !== offer && isOpen(forms[one]));
  return (
    <div className={styles.page} data-ends-on="sky">
      <PageHead title={texts.title} description={description} />
      <div className={styles.inner}>
        <Breadcrumbs
          label={phrases.path}
          steps={[
            { to: paths.home(), title: phrases.home },
            { to: paths.help(), title: phrases.help },
          ]}
          here={texts.title}
        />
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <div className={styles.columns}>
          <div className={styles.main}>{children}</div>
          <div className={styles.aside}>
            <AskFirst subject={texts.title} />
            <aside aria-labelledby="others">
              <h2 id="others" className={styles.others}>
                {phrases.others}
              </h2>
              <LinkRows
                rows={[
                  ...others.map((one) => ({ to: paths[one](), title: phrases[one] })),
                  { to: paths.help(), title: phrases.all },
                ]}
              />
            </aside>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Contact details for people who prefer to talk first. */
function AskFirst({ subject }: { subject: string }) {
  const phrases = usePhrases(offerPhrases);
  const { replyTime } = usePhrases(contactWaysPhrases);
  const language = useLanguage();
  const { settings } = useOfferFrameSuspenseQuery({ variables: { language } }).data;
  const { phone, email, translation } = settings;
  if (!phone && !email) return null;
  return (
    <section className={styles.sheet} aria-labelledby="ask">
      <div className={styles.slip}>
        <h2 id="ask">{phrases.ask}</h2>
        <ContactWays
          phone={phone}
          hours={translation.schedule}
          email={email}
          subject={subject}
          note={translation.schedule && replyTime}
        />
      </div>
    </section>
  );
}
