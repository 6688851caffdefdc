import { useForeignLanguage } from "../../../phrases/language.tsx";
import { BlockGroups } from "../BlockGroups.tsx";
import { PageBlocks } from "../PageContents.tsx";
import { groupBySheet } from "../sheet-groups.ts";
import { usePageAt } from "../usePageAt.ts";

/** The blocks of the page at a path, without the parts that the site draws. */
export function BlocksAt({ path }: { path: string }) {
  const page = usePageAt(path);
  const foreign = useForeignLanguage();
  if (!page) return null;
  return (
    <PageBlocks page={page}>
      {(blocks) => {
        const own = blocks.filter(({ content }) => content.__typename !== "SitePartBlock");
        const lang = foreign(page.translation);
        return <BlockGroups groups={groupBySheet(own)} blocks={own} parts={{}} lang={lang} />;
      }}
    </PageBlocks>
  );
}
