import type { ReactNode } from "react";
import type { AreaProjectFragment } from "../../graphql/generated/ProjectFrame.ts";
import type { ShownGoalFragment } from "../../graphql/generated/ProjectGoal.ts";
import { addressOf, paths } from "../../paths.ts";
import { useForeignLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { neighboursPhrases, sharingPhrases } from "../../phrases/sharing.ts";
import { projectPagesPhrases } from "../../phrases/site/projects/pages.ts";
import { Neighbours } from "../../ui/page/Neighbours.tsx";
import { ShareAddress } from "../../ui/page/ShareAddress.tsx";
import { Sheet } from "../../ui/page/Sheet.tsx";
import type { PictureSource } from "../../ui/picture/Picture.tsx";
import { Slideshow } from "../../ui/slideshow/Slideshow.tsx";
import { JoinInvitation } from "../page/JoinInvitation.tsx";
import { Areas } from "./areas/Areas.tsx";
import type { WrittenPages } from "./areas/areas.ts";
import styles from "./ProjectFrame.module.css";
import { ProjectGoal } from "./ProjectGoal.tsx";
import { ProjectHero, type ProjectHeroProps } from "./ProjectHero.tsx";

type ProjectFrameProps = ProjectHeroProps & {
  /** The money that the project needs; nothing for a project without a goal. */
  goal: ShownGoalFragment | null;
  /** The first eight of the project: seven slides remain without the picture of the hero. */
  images: readonly (PictureSource & { id: string })[];
  /** All projects. */
  projects: readonly AreaProjectFragment[];
  pages: WrittenPages;
  /** This project's id or the slug of its fixed page. */
  current: string;
  /** The page's text, on the paper below the pictures. */
  children: ReactNode;
  /** Further sheets, the first of another colour. */
  sheet?: ReactNode;
  /** Whether the last of them is of the colour of the page, which then continues. */
  endsOnPaper?: boolean;
};

const maxSlides = 7;

/** Layout of every project's page: its pictures, the other projects, an invitation. */
export function ProjectFrame(props: ProjectFrameProps) {
  const { goal, images, projects, pages, current, children, sheet, endsOnPaper, ...hero } = props;
  const slides = images.filter(({ url }) => url !== hero.image?.url).slice(0, maxSlides);
  const isContinued = !sheet || endsOnPaper;
  const phrases = usePhrases(projectPagesPhrases);
  const sharing = usePhrases(sharingPhrases);
  const id = projects.find((project) => project.id === current || project.page === current)?.id;
  return (
    <>
      <ProjectHero {...hero} />
      <Sheet tone="paper" edge="a" className={sheet ? styles.page : styles.continuedPage}>
        {goal && id && <ProjectGoal goal={goal} projectId={id} />}
        {slides.length > 0 && (
          <div className={goal ? styles.text : undefined}>
            <Slideshow images={slides} labels={phrases.slideshow} />
          </div>
        )}
        {children && (
          <div className={goal || slides.length > 0 ? styles.text : undefined}>{children}</div>
        )}
      </Sheet>
      {sheet}
      <Sheet
        tone="paper"
        {...(isContinued ? {} : { edge: "b" })}
        className={isContinued ? styles.continued : undefined}
      >
        <div className={styles.onward}>
          <ShareAddress title={hero.title} labels={sharing} />
          <ProjectNeighbours projects={projects} current={current} />
        </div>
        <Areas projects={projects} pages={pages} here={current} />
      </Sheet>
      <JoinInvitation project={id} />
    </>
  );
}

type ProjectNeighboursProps = Pick<ProjectFrameProps, "projects" | "current">;

/** The page has read the whole list, which contains the project's neighbours. */
function ProjectNeighbours({ projects, current }: ProjectNeighboursProps) {
  const phrases = usePhrases(neighboursPhrases);
  const foreign = useForeignLanguage();
  const place = projects.findIndex(({ id, page }) => id === current || page === current);
  if (place < 0) return null;
  const linkTo = (project: AreaProjectFragment | undefined) =>
    project
      ? {
          to: paths.project(addressOf(project)),
          title: addNonBreakingSpaces(project.translation.name),
          lang: foreign(project.translation),
        }
      : null;
  return (
    <Neighbours
      labels={phrases.projects}
      previous={linkTo(projects[place - 1])}
      next={linkTo(projects[place + 1])}
    />
  );
}
