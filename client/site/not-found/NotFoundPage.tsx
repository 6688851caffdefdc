import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { notFoundPhrases } from "../../phrases/site/not-found.ts";
import notFound from "../../ui/art/not-found.svg?no-inline";
import { ButtonLink } from "../../ui/Button.tsx";
import { DonateIcon, HouseIcon } from "../../ui/icons/icons.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { SearchForm } from "../../ui/search/SearchForm.tsx";
import { JoinInvitation } from "../page/JoinInvitation.tsx";
import styles from "./NotFoundPage.module.css";

/** The not-found page. */
export function NotFoundPage() {
  const phrases = usePhrases(notFoundPhrases);
  return (
    <div>
      <PageHead title={phrases.title} isIndexed={false} />
      <div className={styles.page}>
        <div className={styles.columns}>
          <div>
            <p className={styles.number} aria-hidden="true">
              404
            </p>
            <h1>{phrases.heading}</h1>
            <p className={styles.lead}>{phrases.text}</p>
            <div className={styles.search}>
              <SearchForm action={paths.search()} label={phrases.search} submit={phrases.find} />
            </div>
            <div className={styles.actions}>
              <ButtonLink to={paths.home()} look="ink" icon={<HouseIcon />} isWideOnMobile>
                {phrases.home}
              </ButtonLink>
              <ButtonLink to={paths.donate()} icon={<DonateIcon />} isWideOnMobile>
                {phrases.supportChildren}
              </ButtonLink>
            </div>
          </div>
          <img className={styles.scene} src={notFound} alt="" width="900" height="640" />
        </div>
      </div>
      <JoinInvitation />
    </div>
  );
}
