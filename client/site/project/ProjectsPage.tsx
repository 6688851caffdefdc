import type { ListPageFragment } from "../../graphql/generated/ListPage.ts";
import {
  type ProjectsPageQuery,
  useProjectsPageSuspenseQuery,
} from "../../graphql/generated/ProjectsPage.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { projectsPhrases } from "../../phrases/site/projects/projects.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { EmptyNote } from "../../ui/page/EmptyNote.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound } from "../../ui/page/page-outcomes.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { OwnBlocks } from "../page/list/OwnBlocks.tsx";
import { useListPage } from "../page/list/useListPage.ts";
import { FeaturedProject } from "./FeaturedProject.tsx";
import { ProjectCollage } from "./ProjectCollage.tsx";
import { ProjectsHero } from "./ProjectsHero.tsx";
import styles from "./ProjectsPage.module.css";

/** The overview of all projects, in the sections that the specification names. */
export function ProjectsPage() {
  const language = useLanguage();
  const drafts = useDrafts();
  const { page, ...sections } = useProjectsPageSuspenseQuery({
    variables: { language, drafts },
  }).data;
  return page ? <Projects page={page} {...sections} /> : <PageNotFound />;
}

type ProjectsProps = Omit<ProjectsPageQuery, "page"> & { page: ListPageFragment };

function Projects({ page, featured, listed, funded, goals }: ProjectsProps) {
  const phrases = usePhrases(projectsPhrases);
  const texts = useListPage(page);
  const { lang, partOf } = texts;
  const ofGoals = partOf("PROJECT_GOALS");
  const [main] = featured.items;
  const isEmpty = [featured, listed, funded, goals].every(({ items }) => items.length === 0);
  return (
    <>
      <PageHead {...texts.head} />
      <ProjectsHero page={page} />
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
          <h2 id="funded" className={styles.heading} lang={lang}>
            {addNonBreakingSpaces(partOf("FUNDED_PROJECTS").heading) || phrases.funded}
          </h2>
          <ProjectCollage projects={funded.items} pattern="pair" />
        </Sheet>
      )}
      {goals.items.length > 0 && (
        <Sheet tone="sky-1" edge="a" labelledBy="goals">
          <div className={styles.head}>
            <h2 id="goals" lang={lang}>
              {addNonBreakingSpaces(ofGoals.heading) || phrases.goals}
            </h2>
            {ofGoals.text && <p lang={lang}>{addNonBreakingSpaces(ofGoals.text)}</p>}
          </div>
          <ProjectCollage projects={goals.items} pattern="halves" />
        </Sheet>
      )}
      <OwnBlocks page={page} />
      <Sheet tone="paper" edge="a" className={styles.end}>
        {null}
      </Sheet>
    </>
  );
}
