import type { ComponentType } from "react";
import type { PageBlocks } from "../usePageBlocks.ts";
import type { Block, BlockKind } from "./block-content.ts";
import { blockGroup } from "./fields/field-group.ts";
import { HeroFields } from "./HeroFields.tsx";
import * as lists from "./ListBlockFields.tsx";
import { SitePartFields } from "./SitePartFields.tsx";
import * as texts from "./TextBlockFields.tsx";
import * as topics from "./TopicBlockFields.tsx";

type FieldsOfKinds = { [Kind in BlockKind]: ComponentType<texts.BlockFieldsProps<Kind>> };

const fieldsOfKinds: FieldsOfKinds = {
  richText: texts.RichTextFields,
  pictureText: texts.PictureTextFields,
  pictures: texts.PicturesFields,
  quote: texts.QuoteFields,
  steps: lists.StepsFields,
  timeline: lists.TimelineFields,
  figures: lists.FiguresFields,
  people: lists.PeopleFields,
  links: lists.LinksFields,
  callToAction: texts.CallToActionFields,
  documents: lists.DocumentsFields,
  questions: lists.QuestionsFields,
  video: texts.VideoFields,
  table: texts.TableFields,
  form: texts.FormFields,
  sitePart: SitePartFields,
  topic: topics.TopicFields,
  way: topics.WayFields,
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
  const Fields: ComponentType<texts.BlockFieldsProps<Kind>> = fieldsOfKinds[kind];
  return (
    <Fields block={blockGroup(page, { block, index, kind })} canHideParts={page.canHideParts} />
  );
}
