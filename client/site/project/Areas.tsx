import type { AreaProjectFragment } from "../../graphql/generated/ProjectFrame.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { projectPagesPhrases } from "../../phrases/site/projects/pages.ts";
import { AreaRow } from "./AreaRow.tsx";
import styles from "./Areas.module.css";
import { areasBeside } from "./areas.ts";

/** The areas of activity: links to all other projects. */
export function Areas(props: { projects: readonly AreaProjectFragment[]; here: string }) {
  const phrases = usePhrases(projectPagesPhrases);
  return (
    <nav aria-labelledby="areas">
      <h2 id="areas">{phrases.areas}</h2>
      <ul className={styles.areas}>
        {areasBeside(props.projects, props.here).map((area) => (
          <AreaRow key={area.project?.id ?? area.page} area={area} />
        ))}
      </ul>
    </nav>
  );
}
