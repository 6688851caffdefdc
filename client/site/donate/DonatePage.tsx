import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { withLanguage } from "../../ui/InternalLink.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { BlocksHero } from "../page/BlocksHero.tsx";
import { PageOfBlocks } from "../page/PageOfBlocks.tsx";
import { usePageAt } from "../page/usePageAt.ts";
import styles from "./DonatePage.module.css";
import { Donation } from "./Donation.tsx";
import { addressOf, choiceIn, type DonationChoice } from "./donation-choice.ts";

/**
 * All ways to give, and what editors write below them. The address holds what a donor chose, so that
 * it works without scripts.
 */
export function DonatePage() {
  const page = usePageAt(paths.donate());
  const { search } = useLocation();
  const navigate = useNavigate();
  if (!page) return <PageNotFound />;
  function choose(change: Partial<DonationChoice>) {
    // What React knows of the address may be older, while the page is loading.
    const latest = window.location.search;
    const code = new URLSearchParams(latest).get("lang");
    const to = addressOf({ ...choiceIn(latest), ...change });
    navigate(code ? withLanguage(to, code) : to, { replace: true, state: { keepsPlace: true } });
  }
  const donation = (
    <div className={styles.donation}>
      <Donation choice={choiceIn(search)} onChoose={choose} />
    </div>
  );
  // A picture would take the place of the scene.
  const hero = (
    <BlocksHero page={{ ...page, image: null }} design={{ tone: "poppy-1", children: donation }} />
  );
  return <PageOfBlocks page={page} hero={hero} />;
}
