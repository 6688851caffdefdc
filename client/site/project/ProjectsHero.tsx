import { addresses, editors } from "../../addresses.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { projectsPhrases } from "../../phrases/projects.ts";
import handsUp from "../../ui/art/hands-up.svg?no-inline";
import { InnerLink } from "../../ui/InnerLink.tsx";
import { MarkLine } from "../../ui/ItemMarks.tsx";
import styles from "./ProjectsHero.module.css";

export function ProjectsHero() {
  const phrases = usePhrases(projectsPhrases);
  return (
    <section className={styles.hero} aria-labelledby="projects">
      <div className={styles.inner}>
        <nav aria-label={phrases.path}>
          <ol className={styles.path}>
            <li>
              <InnerLink to={addresses.home()}>{phrases.home}</InnerLink>
            </li>
            <li aria-current="page">{phrases.here}</li>
          </ol>
        </nav>
        <h1 id="projects">{phrases.title}</h1>
        <p className={styles.lead}>{phrases.lead}</p>
        <MarkLine chips={[{ to: editors.add("PROJECT"), says: "PROJECT" }]} />
        <img
          className={styles.hands}
          src={handsUp}
          alt=""
          width="760"
          height="420"
          fetchPriority="high"
        />
      </div>
    </section>
  );
}
