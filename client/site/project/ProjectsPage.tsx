import { useProjectsPageSuspenseQuery } from "../../graphql/generated/ProjectsPage.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { projectsPhrases } from "../../phrases/site/projects/projects.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { EmptyNote } from "../../ui/page/EmptyNote.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { FeaturedProject } from "./FeaturedProject.tsx";
import { ProjectCollage } from "./ProjectCollage.tsx";
import { ProjectsHero } from "./ProjectsHero.tsx";
import styles from "./ProjectsPage.module.css";

/** The overview of all projects, in the sections that the specification names. */
export function ProjectsPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const phrases = usePhrases(projectsPhrases);
  const { featured, listed, funded, goals } = useProjectsPageSuspenseQuery({
    variables: { language, drafts },
  }).data;
  const [main] = featured.items;
  const isEmpty = [featured, listed, funded, goals].every(({ items }) => items.length === 0);
  return (
    <>
      <PageHead title={phrases.title} description={phrases.description} />
      <ProjectsHero />
      <Sheet tone="paper" edge="a" labelledBy={main ? "main-project" : undefined}>
        {isEmpty && <EmptyNote>{phrases.none}</EmptyNote>}
        {main && <FeaturedProject project={main} />}
        {listed.items.length > 0 && (
          <div className={styles.listed}>
            <h2>
              <VisuallyHidden>{phrases.allProjects}</VisuallyHidden>
            </h2>
            <ProjectCollage projects={listed.items} />
          </div>
        )}
      </Sheet>
      {funded.items.length > 0 && (
        <Sheet tone="poppy-1" edge="b" labelledBy="funded">
          <h2 id="funded" className={styles.heading}>
            {phrases.fund}
          </h2>
          <ProjectCollage projects={funded.items} pattern="pair" />
        </Sheet>
      )}
      {goals.items.length > 0 && (
        <Sheet tone="sky-1" edge="a" labelledBy="goals">
          <div className={styles.head}>
            <h2 id="goals">{phrases.goals}</h2>
            <p>{phrases.goalsText}</p>
          </div>
          <ProjectCollage projects={goals.items} pattern="halves" />
        </Sheet>
      )}
      <Sheet tone="paper" edge="a" className={styles.end}>
        {null}
      </Sheet>
    </>
  );
}
