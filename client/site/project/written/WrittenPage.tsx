import type { ReactNode } from "react";
import type { WrittenPageQuery } from "../../../graphql/generated/WrittenPage.ts";
import { editorPaths } from "../../../paths.ts";
import { useForeignLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import { projectPagesPhrases } from "../../../phrases/site/projects/pages.ts";
import { ItemEditLinks } from "../../../ui/admin-mode/ItemEditLinks.tsx";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import type { WrittenPageName } from "../areas.ts";
import { ProjectFrame } from "../ProjectFrame.tsx";
import type { ProjectHeroProps } from "../ProjectHero.tsx";

type WrittenPageProps = Pick<ProjectHeroProps, "tone" | "action"> & {
  page: WrittenPageName;
  /** The project supplies pictures and name; without one, the page shows its text alone. */
  content: WrittenPageQuery;
  phrases: { here: string; description: string; lead: string };
  children: ReactNode;
  sheet?: ReactNode;
};

/** A project's page whose text is part of the code, in both languages. */
export function WrittenPage(props: WrittenPageProps) {
  const { page, content, phrases, tone, action, children, sheet } = props;
  const { pages } = usePhrases(projectPagesPhrases);
  const foreign = useForeignLanguage();
  const { project, projects } = content;
  const translation = project?.translation;
  const title = translation && !foreign(translation) ? translation.name : pages[page];
  return (
    <>
      <PageHead
        title={title}
        description={phrases.description}
        card={project && { section: "projects", id: project.id, version: project.version }}
      />
      <ProjectFrame
        tone={tone}
        here={phrases.here}
        title={title}
        lead={phrases.lead}
        image={project?.image ?? null}
        action={action}
        editLinks={
          project && (
            <ItemEditLinks
              to={editorPaths.edit("PROJECT", project.id)}
              title={title}
              publishedAt={project.translation.publishedAt}
              place="line"
            />
          )
        }
        images={project?.images ?? []}
        projects={projects.items}
        current={page}
        sheet={sheet}
      >
        {children}
      </ProjectFrame>
    </>
  );
}
