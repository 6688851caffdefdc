import { Sheet } from "../../ui/page/Sheet.tsx";
import { Block } from "./Block.tsx";
import styles from "./BlockSheets.module.css";
import { ColumnContext, type PageBlock } from "./block.ts";
import type { SheetGroup } from "./sheet-groups.ts";
import type { SiteParts } from "./site-parts.ts";
import { TopicBlock } from "./topics/TopicBlock.tsx";
import { WayBlock } from "./topics/WayBlock.tsx";
import { headingIdOf } from "./topics/ways.ts";

type Drawn = {
  /** All blocks of the page that are shown. */
  blocks: readonly PageBlock[];
  parts: SiteParts;
  /** Language of the blocks' texts, when it is not the page's. */
  lang: string | undefined;
};

type Edge = "a" | "b";

/** Groups of blocks, each on its own sheet. The shapes of the edges alternate. */
export function BlockGroups(
  props: Drawn & { groups: readonly SheetGroup[]; firstEdge?: Edge | undefined },
) {
  const { groups, firstEdge = "a", ...drawn } = props;
  const edges = firstEdge === "a" ? (["a", "b"] as const) : (["b", "a"] as const);
  return groups.map((group, index) => (
    <GroupSheet key={group.blocks[0]?.id} {...drawn} group={group} edge={edges[index % 2] ?? "a"} />
  ));
}

type GroupProps = Drawn & { group: SheetGroup };

function GroupSheet({ edge, ...props }: GroupProps & { edge: Edge }) {
  const { tone, place, blocks } = props.group;
  const [first] = blocks;
  const sheet = { tone, edge, lang: props.lang };
  switch (first?.content.__typename) {
    case "TopicBlock":
      return <TopicBlock {...sheet} content={first.content} id={`block-${first.id}`} />;
    case "WayBlock":
      return <WayBlock {...sheet} content={first.content} id={headingIdOf(first, props.blocks)} />;
  }
  if (place === "sheet") return <BlockGroup {...props} />;
  return (
    <Sheet tone={tone} edge={edge}>
      <BlockGroup {...props} />
    </Sheet>
  );
}

/** The blocks of a group, without their sheet. */
export function BlockGroup({ group, blocks, parts, lang }: GroupProps) {
  const [first, ...others] = group.blocks;
  const draw = (block: PageBlock) => (
    <Block key={block.id} block={block} parts={parts} blocks={blocks} />
  );
  if (!first || group.place === "sheet") return group.blocks.map(draw);
  if (group.place === "column") {
    return (
      <div className={columnsOf(first, parts)}>
        {draw(first)}
        <ColumnContext value={true}>
          <div className={styles.beside} lang={lang}>
            {others.map(draw)}
          </div>
        </ColumnContext>
      </div>
    );
  }
  return (
    <div className={styles.blocks} lang={lang}>
      {group.blocks.map(draw)}
    </div>
  );
}

const columnsOf = ({ content }: PageBlock, parts: SiteParts) =>
  content.__typename === "SitePartBlock" ? parts[content.part]?.columns : undefined;
