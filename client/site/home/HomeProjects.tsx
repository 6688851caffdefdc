import type { HomeProjectFragment } from "../../graphql/generated/HomePage.ts";
import { paths } from "../../paths.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { homePhrases } from "../../phrases/site/home.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { useIsHidden } from "../../ui/hidden-paths.ts";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { ProjectCard } from "../project/ProjectCard.tsx";
import styles from "./HomeProjects.module.css";
import type { OwnTexts } from "./own-texts.ts";
import { SectionHead } from "./SectionHead.tsx";

const wideSizes = "(width >= 1440px) 845px, (width >= 768px) 59vw, 90vw";
const narrowSizes = "(width >= 1440px) 411px, (width >= 768px) 29vw, 90vw";

/** A collage of 8 + 4 and 4 + 8 columns; a missing project leaves no gap. */
const places = [
  { sizes: wideSizes, ratio: 5 / 3, cut: "a", isOverlaid: true },
  { sizes: narrowSizes, ratio: 411 / 426, cut: "b" },
  { sizes: narrowSizes, ratio: 1, cut: "c" },
  { sizes: wideSizes, ratio: 845 / 498, cut: "b", isWide: true },
] as const;

export function HomeProjects({
  projects,
  own,
}: {
  projects: (HomeProjectFragment | null | undefined)[];
  own: OwnTexts;
}) {
  const phrases = usePhrases(homePhrases);
  const present = projects.filter((project) => project != null);
  const isEdited = useDrafts();
  const isHidden = useIsHidden();
  if ((present.length === 0 && !isEdited) || isHidden(paths.projects())) return null;
  return (
    <Sheet tone="paper" edge="a" labelledBy="projects">
      <SectionHead id="projects" title={own.heading || phrases.projects} add="PROJECT">
        <TextLink to={paths.projects()}>{phrases.allProjects}</TextLink>
      </SectionHead>
      <div className={styles.collage}>
        {places.map((place, position) => {
          const project = present[position];
          return project && <ProjectCard key={project.id} {...place} project={project} />;
        })}
      </div>
    </Sheet>
  );
}
