import type { GoalProgressFragment } from "../../graphql/generated/ProjectGoal.ts";
import { addressOf, editorPaths, paths } from "../../paths.ts";
import { type Language, useForeignLanguage } from "../../phrases/language.tsx";
import { addNonBreakingSpaces } from "../../phrases/non-breaking-spaces.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { projectsPhrases } from "../../phrases/site/projects/projects.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { CutCard, type CutCardProps } from "../../ui/CutCard.tsx";
import type { PictureSource } from "../../ui/picture/Picture.tsx";
import { GoalBar } from "./GoalBar.tsx";

export type CardProject = {
  id: string;
  address: string | null;
  /** Slug of its fixed page, or null. */
  page: string | null;
  goal: GoalProgressFragment | null;
  image: PictureSource | null;
  translation: { language: Language; publishedAt: string | null; name: string; summary: string };
};

type ProjectCardProps = Pick<
  CutCardProps,
  "sizes" | "ratio" | "cut" | "isWide" | "isOverlaid" | "priority"
> & { project: CardProject };

/** A project's card on the home page and the overview. */
export function ProjectCard({ project, ...look }: ProjectCardProps) {
  const phrases = usePhrases(projectsPhrases);
  const foreign = useForeignLanguage();
  const { name, summary, publishedAt } = project.translation;
  const lang = foreign(project.translation);
  return (
    <CutCard
      {...look}
      to={paths.project(addressOf(project))}
      title={addNonBreakingSpaces(name)}
      text={addNonBreakingSpaces(summary)}
      more={phrases.more}
      detail={project.goal && <GoalBar goal={project.goal} />}
      image={project.image}
      lang={lang}
      note={lang && phrases.onlyInOther}
      editLinks={
        <ItemEditLinks
          to={editorPaths.edit("PROJECT", project.id)}
          title={name}
          publishedAt={publishedAt}
        />
      }
    />
  );
}
