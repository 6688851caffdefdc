import type { ListPageFragment } from "../../graphql/generated/ListPage.ts";
import { editorPaths, paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { projectsPhrases } from "../../phrases/site/projects/projects.ts";
import handsUp from "../../ui/art/hands-up.svg?no-inline";
import { InternalLink } from "../../ui/InternalLink.tsx";
import { ListEditLinks } from "../page/list/ListEditLinks.tsx";
import { useListPage } from "../page/list/useListPage.ts";
import styles from "./ProjectsHero.module.css";

export function ProjectsHero({ page }: { page: ListPageFragment }) {
  const { title, lead, lang } = useListPage(page);
  const phrases = usePhrases(projectsPhrases);
  return (
    <section className={styles.hero} aria-labelledby="projects">
      <div className={styles.inner}>
        <nav aria-label={phrases.path}>
          <ol className={styles.path}>
            <li>
              <InternalLink to={paths.home()}>{phrases.home}</InternalLink>
            </li>
            <li aria-current="page">{phrases.here}</li>
          </ol>
        </nav>
        <h1 id="projects" lang={lang}>
          {title}
        </h1>
        {lead && (
          <p className={styles.lead} lang={lang}>
            {lead}
          </p>
        )}
        <ListEditLinks
          page={page}
          chips={[{ to: editorPaths.add("PROJECT"), action: "PROJECT" }]}
        />
        <img
          className={styles.hands}
          src={handsUp}
          alt=""
          width="800"
          height="420"
          fetchPriority="high"
        />
      </div>
    </section>
  );
}
