import type { HomeProjectFragment } from "../../graphql/generated/HomePage.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { homePhrases } from "../../phrases/site/home.ts";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { ProjectCard } from "../project/ProjectCard.tsx";
import styles from "./Goals.module.css";
import type { OwnTexts } from "./own-texts.ts";
import { SectionHead } from "./SectionHead.tsx";

const sizes = "(width >= 1440px) 616px, (width >= 768px) 43vw, 90vw";

type GoalsProps = { projects: readonly HomeProjectFragment[]; own: OwnTexts };

/** Planned projects. */
export function Goals({ projects, own }: GoalsProps) {
  const phrases = usePhrases(homePhrases);
  if (projects.length === 0) return null;
  return (
    <Sheet tone="sky-1" edge="a" labelledBy="goals" className={styles.sheet}>
      <SectionHead id="goals" title={own.heading || phrases.goals(projects.length)} add="PROJECT" />
      <div className={styles.pair}>
        {projects.map((project, place) => (
          <ProjectCard
            key={project.id}
            project={project}
            sizes={sizes}
            ratio={616 / 508}
            cut={place % 2 === 0 ? "a" : "b"}
          />
        ))}
      </div>
    </Sheet>
  );
}
