import {
  type ProjectPageQuery,
  useProjectPageSuspenseQuery,
} from "../../graphql/generated/ProjectAt.ts";
import { addressOf, editorPaths, paths } from "../../paths.ts";
import { onlyLanguageOf, useForeignLanguage, useLanguage } from "../../phrases/language.tsx";
import { useVideoLabels } from "../../phrases/site/video.ts";
import { useDrafts } from "../../ui/admin-mode/admin-mode.ts";
import { ItemEditLinks } from "../../ui/admin-mode/ItemEditLinks.tsx";
import { CanonicalPath } from "../../ui/page/CanonicalPath.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { PageNotFound, PageRedirect } from "../../ui/page/page-outcomes.tsx";
import { RichText } from "../../ui/rich-text/RichText.tsx";
import type { WrittenPages } from "./areas/areas.ts";
import styles from "./ProjectAt.module.css";
import { ProjectFrame } from "./ProjectFrame.tsx";

type ShownProject = NonNullable<ProjectPageQuery["project"]>;

/** Colour of the page, by the project's section in the overview. */
const tones = { GOAL: "sky-2", FUND: "poppy-1", FEATURED: "leaf-2", LIST: "leaf-2" } as const;

/** A project's page with its editors' text; `address` is its id or its address of its own. */
export function ProjectAt({ address }: { address: string }) {
  const variables = { id: address, language: useLanguage(), drafts: useDrafts() };
  const { project, projects, ...pages } = useProjectPageSuspenseQuery({ variables }).data;
  if (!project) return <PageNotFound />;
  if (project.page && project.page !== address) {
    return <PageRedirect to={paths.project(project.page)} />;
  }
  return <Shown project={project} projects={projects.items} pages={pages} />;
}

type ShownProps = {
  project: ShownProject;
  projects: ProjectPageQuery["projects"]["items"];
  pages: WrittenPages;
};

function Shown({ project, projects, pages }: ShownProps) {
  const { id, version, section, goal, image, images, translation } = project;
  const { name, summary, description } = translation;
  const videoLabels = useVideoLabels();
  const lang = useForeignLanguage()(translation);
  return (
    <CanonicalPath path={paths.project(addressOf(project))}>
      <PageHead
        title={name}
        description={summary}
        card={{ section: "projects", id, version }}
        onlyIn={onlyLanguageOf(project)}
      />
      <ProjectFrame
        tone={tones[section]}
        here={name}
        title={name}
        lead={summary}
        lang={lang}
        image={image}
        editLinks={
          <ItemEditLinks
            to={editorPaths.edit("PROJECT", id)}
            title={name}
            publishedAt={translation.publishedAt}
            place="line"
          />
        }
        goal={goal}
        images={images}
        projects={projects}
        pages={pages}
        current={id}
      >
        {description && (
          <div className={styles.article}>
            <RichText html={description} lang={lang} videoLabels={videoLabels} />
          </div>
        )}
      </ProjectFrame>
    </CanonicalPath>
  );
}
