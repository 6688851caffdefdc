import { useAboutPageSuspenseQuery } from "../../graphql/generated/AboutPage.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { aboutPhrases } from "../../phrases/site/about.ts";
import palmWall from "../../ui/art/palm-wall.svg?no-inline";
import { LinkRows } from "../../ui/LinkRows.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PictureHero } from "../../ui/page/PictureHero.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import styles from "./AboutPage.module.css";
import { Hashtag } from "./Hashtag.tsx";
import { History } from "./History.tsx";

/** A picture, the hashtag, and where to read on; the history belongs to the demo content. */
export function AboutPage() {
  const phrases = usePhrases(aboutPhrases);
  const language = useLanguage();
  const { settings } = useAboutPageSuspenseQuery({ variables: { language } }).data;
  const intro = settings.isDemo ? phrases.demo : phrases;
  return (
    <>
      <PageHead title={phrases.title} description={intro.description} />
      <PictureHero
        tone="sky-2"
        path={{
          label: phrases.path,
          steps: [{ to: paths.home(), title: phrases.home }],
          here: phrases.title,
        }}
        title={phrases.title}
        lead={intro.lead}
        picture={
          <img
            className={styles.wall}
            src={palmWall}
            alt={phrases.picture}
            width="960"
            height="720"
            fetchPriority="high"
          />
        }
      />
      {settings.isDemo && <History />}
      <Hashtag settings={settings} />
      <Sheet tone="paper" edge="a" labelledBy="further">
        <h2 id="further" className={styles.further}>
          {phrases.further}
        </h2>
        <LinkRows
          columns={2}
          rows={[
            { to: paths.team(), title: phrases.team, text: phrases.teamText },
            { to: paths.projects(), title: phrases.projects, text: phrases.projectsText },
            { to: paths.reports(), title: phrases.reports, text: phrases.reportsText },
            { to: paths.help(), title: phrases.help, text: phrases.helpText },
          ]}
        />
      </Sheet>
    </>
  );
}
