import type { DonatePageQuery } from "../../graphql/generated/DonatePage.ts";
import { useSiteLayoutQuery } from "../../graphql/generated/SiteLayout.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { donationPagePhrases } from "../../phrases/site/donation-page.ts";
import { telHref } from "../../ui/ContactWays.tsx";
import { useIsHidden } from "../../ui/hidden-paths.ts";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { hasPaymentPage } from "./existing-ways.ts";
import styles from "./Trust.module.css";

/** Search of the state register of legal entities, which takes the code. */
const register = "https://usr.minjust.gov.ua/content/free-search";

/** Why a donor can trust: registration, what happens next, and a phone. */
export function Trust({ data: { settings, reports } }: { data: DonatePageQuery }) {
  const { edrpou } = settings;
  const hasPage = hasPaymentPage(settings);
  const isHidden = useIsHidden();
  const hasReports = reports.items.length > 0 && !isHidden(paths.reports());
  const language = useLanguage();
  const phrases = usePhrases(donationPagePhrases);
  // The layout has already queried it: this reads the cache.
  const contacts = useSiteLayoutQuery({ variables: { language } }).data?.settings;
  return (
    <ul className={styles.trust} aria-label={phrases.trust}>
      {edrpou && (
        <li>
          <span>{phrases.code(edrpou)}</span>{" "}
          <a href={register} rel="noopener">
            {phrases.register}
          </a>
        </li>
      )}
      {(hasPage || hasReports) && (
        <li>
          {hasPage && <span>{phrases.receipt}</span>}{" "}
          {hasReports && (
            <>
              <span>{phrases.next}</span>{" "}
              <InternalLink to={paths.reports()}>{phrases.reports}</InternalLink>
            </>
          )}
        </li>
      )}
      {contacts?.phone && (
        <li>
          <span>{phrases.ask}</span> <a href={telHref(contacts.phone)}>{contacts.phone}</a>{" "}
          {contacts.translation.schedule && <span>{`(${contacts.translation.schedule})`}</span>}
        </li>
      )}
    </ul>
  );
}
