import { editorPaths, paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { projectsPhrases } from "../../phrases/site/projects/projects.ts";
import { EditActionLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import handsUp from "../../ui/art/hands-up.svg?no-inline";
import { InternalLink } from "../../ui/InternalLink.tsx";
import styles from "./ProjectsHero.module.css";

export function ProjectsHero() {
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
        <h1 id="projects">{phrases.title}</h1>
        <p className={styles.lead}>{phrases.lead}</p>
        <EditActionLinks chips={[{ to: editorPaths.add("PROJECT"), action: "PROJECT" }]} />
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
