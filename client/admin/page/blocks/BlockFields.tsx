import type { ComponentType } from "react";
import type { PageBlocks } from "../usePageBlocks.ts";
import type { Block, BlockKind } from "./block-content.ts";
import { type BlockFieldsProps, blockGroup } from "./fields/field-group.ts";
import { HeroFields } from "./HeroFields.tsx";
import { listBlockFields } from "./ListBlockFields.tsx";
import { SitePartFields } from "./SitePartFields.tsx";
import { textBlockFields } from "./TextBlockFields.tsx";
import { topicBlockFields } from "./TopicBlockFields.tsx";

type FieldsOfKinds = { [Kind in BlockKind]: ComponentType<BlockFieldsProps<Kind>> };

const fieldsOfKinds: FieldsOfKinds = {
  ...textBlockFields,
  ...listBlockFields,
  ...topicBlockFields,
  sitePart: SitePartFields,
  hero: HeroFields,
};

/** The fields of a block. */
export function BlockFields<Kind extends BlockKind>(props: {
  page: PageBlocks;
  block: Block;
  index: number;
  kind: Kind;
}) {
  const { page, block, index, kind } = props;
  const Fields: ComponentType<BlockFieldsProps<Kind>> = fieldsOfKinds[kind];
  return (
    <Fields block={blockGroup(page, { block, index, kind })} canHideParts={page.canHideParts} />
  );
}
