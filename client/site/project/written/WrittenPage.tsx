import { useWrittenPageSuspenseQuery } from "../../../graphql/generated/WrittenPage.ts";
import { editorPaths, paths } from "../../../paths.ts";
import { useForeignLanguage, useLanguage } from "../../../phrases/language.tsx";
import { useDrafts } from "../../../ui/admin-mode/admin-mode.ts";
import { ItemEditLinks } from "../../../ui/admin-mode/ItemEditLinks.tsx";
import { BlockGroup, BlockGroups } from "../../page/BlockGroups.tsx";
import type { PageBlock, ShownPage } from "../../page/block.ts";
import { PageContents } from "../../page/PageContents.tsx";
import { groupBySheet } from "../../page/sheet-groups.ts";
import type { SiteParts } from "../../page/site-parts.ts";
import { usePageAt } from "../../page/usePageAt.ts";
import type { WrittenPageName } from "../areas/areas.ts";
import { ProjectAt } from "../ProjectAt.tsx";
import { ProjectFrame } from "../ProjectFrame.tsx";
import type { ProjectHeroProps } from "../ProjectHero.tsx";

type WrittenPageProps = Pick<ProjectHeroProps, "tone" | "action"> & {
  name: WrittenPageName;
  /** What the page draws itself. */
  parts?: SiteParts;
};

/**
 * A project's page whose texts are a page of blocks with a fixed address. The project supplies
 * pictures; without one, the page shows its texts alone. Without the page, the project shows its own.
 */
export function WrittenPage(props: WrittenPageProps) {
  const page = usePageAt(paths.project(props.name));
  if (!page) return <ProjectAt address={props.name} />;
  return (
    <PageContents page={page}>
      {(blocks) => <Framed {...props} page={page} blocks={blocks} />}
    </PageContents>
  );
}

type FramedProps = WrittenPageProps & { page: ShownPage; blocks: readonly PageBlock[] };

function Framed({ page, blocks, name, tone, action, parts = {} }: FramedProps) {
  const { image, translation } = page;
  const variables = { page: name, language: useLanguage(), drafts: useDrafts() };
  const { project, projects, ...pages } = useWrittenPageSuspenseQuery({ variables }).data;
  const lang = useForeignLanguage()(translation);
  const groups = groupBySheet(blocks, parts);
  const [first] = groups;
  // Blocks on paper continue the sheet with the pictures.
  const opening = first?.tone === "paper" && first.place === "block" ? first : null;
  const others = opening ? groups.slice(1) : groups;
  const shared = { blocks, parts, lang };
  return (
    <ProjectFrame
      tone={tone}
      here={translation.title}
      title={translation.title}
      lead={translation.lead}
      lang={lang}
      image={image ?? project?.image ?? null}
      action={action}
      editLinks={
        <ItemEditLinks
          to={editorPaths.edit("PAGE", page.id)}
          title={translation.title}
          publishedAt={translation.publishedAt}
          place="line"
        />
      }
      goal={project?.goal ?? null}
      images={project?.images ?? []}
      projects={projects.items}
      pages={pages}
      current={name}
      sheet={others.length > 0 && <BlockGroups {...shared} groups={others} firstEdge="b" />}
      endsOnPaper={others.at(-1)?.tone === "paper"}
    >
      {opening && <BlockGroup {...shared} group={opening} />}
    </ProjectFrame>
  );
}
