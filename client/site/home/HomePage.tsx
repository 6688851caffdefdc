import { Fragment, type ReactNode } from "react";
import { type HomePageQuery, useHomePageSuspenseQuery } from "../../graphql/generated/HomePage.ts";
import { LazyPart, lazyPart } from "../../graphql/lazy-modules.tsx";
import { paths } from "../../paths.ts";
import { useFoundation } from "../../phrases/foundation.tsx";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { homePhrases } from "../../phrases/site/home.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { DonateSheet } from "../donate/DonateSheet.tsx";
import type { SitePartDrawing, SiteParts } from "../page/site-parts.ts";
import { Counters } from "./Counters.tsx";
import { FoundationData } from "./FoundationData.tsx";
import { Goals } from "./Goals.tsx";
import { HomeProjects } from "./HomeProjects.tsx";
import { Hero } from "./hero/Hero.tsx";
import { LastMonth } from "./LastMonth.tsx";
import { NewsSheet } from "./NewsSheet.tsx";
import type { OwnTexts } from "./own-texts.ts";
import { Partners } from "./Partners.tsx";
import { Points } from "./Points.tsx";

/** Draws blocks of every kind, whose scripts are loaded where editors have added some. */
const pageAt = lazyPart(
  "client/site/page/PageAt.tsx",
  async () => (await import("../page/PageAt.tsx")).PageAt,
);

/** The first screen, and the sections that editors show, in their order. */
export function HomePage() {
  const variables = { language: useLanguage(), drafts: useDrafts() };
  const { data } = useHomePageSuspenseQuery({ variables });
  const { page, settings } = data;
  if (!page) return <PageNotFound />;
  const shown = page.translation.blocks.filter(({ isHidden }) => !isHidden);
  const contents = shown.map(({ content }) => content);
  const texts = contents.find((content) => content.__typename === "HeroBlock");
  const hero = (
    <>
      <FoundationData settings={settings} />
      {texts && <Hero hero={texts} page={page} />}
    </>
  );
  const parts = sectionsOf(data);
  const head = <HomeHead {...page.translation} lead={texts?.text} />;
  if (contents.some(({ __typename: kind }) => kind !== "HeroBlock" && kind !== "SitePartBlock")) {
    return <LazyPart part={pageAt} props={{ path: paths.home(), head, hero, parts }} />;
  }
  return (
    <>
      {head}
      {hero}
      {shown.map(({ id, content }) => (
        <Fragment key={id}>
          {content.__typename === "SitePartBlock" &&
            parts[content.part]?.draw({ content, id, blocks: [] })}
        </Fragment>
      ))}
    </>
  );
}

type Draw = (own: OwnTexts) => ReactNode;

/** Draws a section on sheets of its own. */
const section = (draw: Draw): SitePartDrawing => ({
  place: "sheet",
  draw: ({ content }) => draw(content),
});

const sectionsOf = (data: HomePageQuery): SiteParts => {
  const { settings, news } = data;
  const projects = [data.featured.items[0], data.toyLibrary, data.together, data.humanitarianHelp];
  return {
    COUNTERS: section((own) => <Counters counters={settings.counters} own={own} />),
    LAST_MONTH: section(() => <LastMonth figures={data.latestFigures} />),
    PROJECTS: section((own) => <HomeProjects projects={projects} own={own} />),
    GOALS: section((own) => <Goals projects={data.goals.items} own={own} />),
    TOGETHER_POINTS: section((own) => <Points points={data.togetherPoints.items} own={own} />),
    NEWS: section((own) => <NewsSheet key={settings.translation.language} news={news} own={own} />),
    DONATION: section((own) => <DonateSheet settings={settings} own={own} />),
    PARTNERS: section((own) => <Partners partners={data.partners.items} own={own} />),
  };
};

type HeadTexts = { metaTitle: string; metaDescription: string; lead: string | undefined };

function HomeHead({ metaTitle, metaDescription, lead }: HeadTexts) {
  const phrases = usePhrases(homePhrases);
  const { tagline, mission } = useFoundation();
  return (
    <PageHead
      title={metaTitle || capitalized(tagline) || phrases.title}
      description={metaDescription || lead || mission || phrases.description}
    />
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
