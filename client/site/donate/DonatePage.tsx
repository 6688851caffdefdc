import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { donationPagePhrases } from "../../phrases/site/donation-page.ts";
import { withLanguage } from "../../ui/InternalLink.tsx";
import { PageHero } from "../../ui/page/hero/PageHero.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { Donation } from "./Donation.tsx";
import { addressOf, choiceIn, type DonationChoice } from "./donation-choice.ts";

/** All ways to give. The address holds what a donor chose, so that it works without scripts. */
export function DonatePage() {
  const language = useLanguage();
  const phrases = usePhrases(donationPagePhrases);
  const { search } = useLocation();
  const navigate = useNavigate();
  function choose(choice: DonationChoice) {
    const code = new URLSearchParams(search).get("lang");
    const to = addressOf(choice);
    navigate(code ? withLanguage(to, code) : to, { replace: true, state: { keepsPlace: true } });
  }
  return (
    <>
      <PageHead title={phrases.title} description={phrases.description} />
      <PageHero
        tone="poppy-1"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: phrases.title,
        }}
        title={phrases.heading}
        lead={phrases.lead}
      />
      <Sheet tone="paper" edge="a">
        <Donation choice={choiceIn(search, language)} onChoose={choose} />
      </Sheet>
    </>
  );
}
