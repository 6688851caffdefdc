import { useHomePageSuspenseQuery } from "../../graphql/generated/HomePage.ts";
import { useFoundation } from "../../phrases/foundation.tsx";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { homePhrases } from "../../phrases/site/home.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { DonateSheet } from "../donate/DonateSheet.tsx";
import { Counters } from "./Counters.tsx";
import { FoundationData } from "./FoundationData.tsx";
import { Goals } from "./Goals.tsx";
import { HomeProjects } from "./HomeProjects.tsx";
import { Hero } from "./hero/Hero.tsx";
import { LastMonth } from "./LastMonth.tsx";
import { NewsSheet } from "./NewsSheet.tsx";
import { Partners } from "./Partners.tsx";
import { Points } from "./Points.tsx";

export function HomePage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(homePhrases);
  const { data } = useHomePageSuspenseQuery({ variables: { language, drafts } });
  const { tagline, mission } = useFoundation();
  const { settings, featured, toyLibrary, together, humanitarianHelp } = data;
  return (
    <>
      <PageHead
        title={capitalized(tagline) || phrases.title}
        description={mission || phrases.description}
      />
      <FoundationData settings={settings} />
      <Hero />
      <Counters counters={settings.counters} />
      <LastMonth figures={data.latestFigures} />
      <HomeProjects projects={[featured.items[0], toyLibrary, together, humanitarianHelp]} />
      <Goals projects={data.goals.items} />
      {settings.showsTogetherPoints && <Points points={data.togetherPoints.items} />}
      <NewsSheet key={language} news={data.news} />
      <DonateSheet settings={settings} />
      <Partners partners={data.partners.items} />
    </>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
