import { addresses, editors } from "../../addresses.ts";
import { bind } from "../../phrases/binding.ts";
import type { Language } from "../../phrases/language.tsx";
import { usePhrases } from "../../phrases/phrases.ts";
import { projectsPhrases } from "../../phrases/projects.ts";
import { useForeignLanguage } from "../../phrases/translated.ts";
import { CutCard, type CutCardProps } from "../../ui/CutCard.tsx";
import { ItemMarks } from "../../ui/ItemMarks.tsx";
import type { PictureSource } from "../../ui/Picture.tsx";

export type CardProject = {
  id: string;
  /** The name of its own written page, or null. */
  page: string | null;
  image: PictureSource | null;
  translation: { language: Language; publishedAt: string | null; name: string; summary: string };
};

type ProjectCardProps = Pick<
  CutCardProps,
  "sizes" | "ratio" | "cut" | "isWide" | "isOverlaid" | "priority"
> & { project: CardProject };

/** A project as the home page and the overview show it. */
export function ProjectCard({ project, ...look }: ProjectCardProps) {
  const phrases = usePhrases(projectsPhrases);
  const foreign = useForeignLanguage();
  const { name, summary, publishedAt } = project.translation;
  const lang = foreign(project.translation);
  return (
    <CutCard
      {...look}
      to={projectAddress(project)}
      title={bind(name)}
      text={bind(summary)}
      more={phrases.more}
      image={project.image}
      lang={lang}
      note={lang && phrases.onlyInOther}
      marks={
        <ItemMarks
          to={editors.edit("PROJECT", project.id)}
          title={name}
          publishedAt={publishedAt}
        />
      }
    />
  );
}

/** A project with its own written page is found by that page's name, any other by its id. */
export function projectAddress({ id, page }: Pick<CardProject, "id" | "page">): string {
  return addresses.project(page ?? id);
}
