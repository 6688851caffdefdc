import { useLocation } from "react-router-dom";
import { useSiteLayoutQuery } from "../../graphql/generated/SiteLayout.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { loadErrorPhrases } from "../../phrases/site/load-error.ts";
import { serverErrorPhrases } from "../../phrases/site/server-error.ts";
import serverError from "../../ui/art/server-error.svg?no-inline";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { DonateIcon, HouseIcon, RetryIcon } from "../../ui/icons/icons.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import styles from "./ServerErrorPage.module.css";

/**
 * The server-error page: it also shows how to donate, which works without our server. In place of a
 * page of a site that works otherwise, it says only that this page failed.
 */
export function ServerErrorPage() {
  const phrases = usePhrases(serverErrorPhrases);
  const language = useLanguage();
  // The layout has already queried it; without it the donation link is still shown.
  const { data } = useSiteLayoutQuery({ variables: { language } });
  const { pathname } = useLocation();
  if (data && pathname !== paths.error()) return <PageFailed />;
  return (
    <div className={styles.page} data-ends-on="nothing">
      <PageHead title={phrases.title} isIndexed={false} />
      <div className={styles.text}>
        <h1>{phrases.heading}</h1>
        <p className={styles.lead}>{phrases.text}</p>
        <Button look="sun" icon={<RetryIcon />} onClick={() => window.location.reload()}>
          {phrases.again}
        </Button>
        <p className={styles.invitation}>{phrases.invitation}</p>
        <a
          className={styles.donate}
          href={data?.settings?.cardPaymentUrl || paths.donate()}
          rel="noopener"
        >
          <DonateIcon />
          <span>{phrases.donate}</span>
        </a>
      </div>
      <img className={styles.scene} src={serverError} alt="" width="1440" height="760" />
    </div>
  );
}

function PageFailed() {
  const phrases = usePhrases(loadErrorPhrases);
  return (
    <section className={styles.failed}>
      <PageHead title={phrases.failedTitle} isIndexed={false} />
      <h1>{phrases.failedTitle}</h1>
      <p>{phrases.failed}</p>
      <div className={styles.ways}>
        <Button look="ink" icon={<RetryIcon />} onClick={() => window.location.reload()}>
          {phrases.retry}
        </Button>
        <ButtonLink to={paths.home()} look="outline" icon={<HouseIcon />}>
          {phrases.home}
        </ButtonLink>
      </div>
    </section>
  );
}
