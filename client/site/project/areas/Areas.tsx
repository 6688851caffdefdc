import type { AreaProjectFragment } from "../../../graphql/generated/ProjectFrame.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { projectPagesPhrases } from "../../../phrases/site/projects/pages.ts";
import { AreaRow } from "./AreaRow.tsx";
import styles from "./Areas.module.css";
import { areasBeside, type WrittenPages } from "./areas.ts";

type AreasProps = {
  projects: readonly AreaProjectFragment[];
  pages: WrittenPages;
  /** Id of the project whose page this is, or its address. */
  here: string;
};

/** The areas of activity: links to all other projects. */
export function Areas({ projects, pages, here }: AreasProps) {
  const phrases = usePhrases(projectPagesPhrases);
  return (
    <nav aria-labelledby="areas">
      <h2 id="areas">{phrases.areas}</h2>
      <ul className={styles.areas}>
        {areasBeside(projects, pages, here).map((area) => (
          <AreaRow key={area.address} area={area} />
        ))}
      </ul>
    </nav>
  );
}
