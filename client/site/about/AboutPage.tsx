import { useAboutPageSuspenseQuery } from "../../graphql/generated/AboutPage.ts";
import { paths } from "../../paths.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { aboutPhrases } from "../../phrases/site/about.ts";
import palmWall from "../../ui/art/palm-wall.svg?no-inline";
import { FixedPage } from "../page/FixedPage.tsx";
import styles from "./AboutPage.module.css";
import { Hashtag } from "./Hashtag.tsx";

/** Who the foundation is: its history, its hashtag, and where to read on. */
export function AboutPage() {
  const phrases = usePhrases(aboutPhrases);
  const language = useLanguage();
  const { settings } = useAboutPageSuspenseQuery({ variables: { language } }).data;
  const wall = (
    <img
      className={styles.wall}
      src={palmWall}
      alt={phrases.picture}
      width="960"
      height="720"
      fetchPriority="high"
    />
  );
  return (
    <FixedPage
      path={paths.about()}
      hero={{ tone: "sky-2", picture: wall }}
      parts={{
        HASHTAG: {
          place: "sheet",
          draw: ({ content, id }) => <Hashtag content={content} id={id} settings={settings} />,
        },
      }}
    />
  );
}
