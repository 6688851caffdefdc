import { blockPhrases } from "../../../phrases/admin/blocks.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { BlockPictures } from "./fields/BlockPictures.tsx";
import styles from "./fields/Fields.module.css";
import type { BlockFieldsProps } from "./fields/field-group.ts";
import {
  SharedChoice,
  SharedLink,
  SharedPicture,
  SharedSwitch,
  SharedTone,
} from "./fields/SharedFields.tsx";
import { TableGrid } from "./fields/TableGrid.tsx";
import { TextPair } from "./fields/TextPair.tsx";

const RichTextFields = ({ block }: BlockFieldsProps<"richText">) => (
  <TextPair group={block} name="html" label="html" as="rich" />
);

const PictureTextFields = ({ block }: BlockFieldsProps<"pictureText">) => (
  <>
    <TextPair group={block} name="heading" label="heading" hint="optional" />
    <TextPair group={block} name="html" label="html" as="rich" />
    <SharedPicture group={block} />
    <div className={styles.shared}>
      <SharedTone group={block} />
      <SharedSwitch group={block} name="isPictureFirst" label="isPictureFirst" />
    </div>
  </>
);

function PicturesFields({ block }: BlockFieldsProps<"pictures">) {
  const { layouts } = usePhrases(blockPhrases);
  return (
    <>
      <TextPair group={block} name="heading" label="heading" hint="optional" />
      <BlockPictures block={block} />
      <SharedChoice group={block} name="layout" label="layout" choices={layouts} />
    </>
  );
}

const QuoteFields = ({ block }: BlockFieldsProps<"quote">) => (
  <>
    <TextPair group={block} name="text" label="quote" as="long" />
    <TextPair group={block} name="author" label="author" hint="optional" />
    <SharedPicture group={block} label="portrait" />
  </>
);

const CallToActionFields = ({ block }: BlockFieldsProps<"callToAction">) => (
  <>
    <TextPair group={block} name="heading" label="heading" />
    <TextPair group={block} name="text" label="text" as="long" hint="optional" />
    <TextPair group={block} name="label" label="label" />
    <div className={styles.shared}>
      <SharedLink group={block} label="buttonAddress" />
      <SharedTone group={block} />
    </div>
  </>
);

const VideoFields = ({ block }: BlockFieldsProps<"video">) => (
  <>
    <TextPair group={block} name="heading" label="heading" hint="optional" />
    <SharedLink group={block} label="videoAddress" hint="videoAddress" />
    <TextPair group={block} name="text" label="text" as="long" hint="optional" />
    <SharedPicture group={block} label="videoImage" hint="videoImage" />
  </>
);

const TableFields = ({ block }: BlockFieldsProps<"table">) => (
  <>
    <TextPair group={block} name="heading" label="heading" hint="optional" />
    <TableGrid block={block} />
  </>
);

function FormFields({ block }: BlockFieldsProps<"form">) {
  const { forms } = usePhrases(blockPhrases);
  return (
    <>
      <TextPair group={block} name="heading" label="heading" />
      <TextPair group={block} name="text" label="text" as="long" hint="optional" />
      <SharedChoice group={block} name="form" label="form" choices={forms} />
    </>
  );
}

export const textBlockFields = {
  richText: RichTextFields,
  pictureText: PictureTextFields,
  pictures: PicturesFields,
  quote: QuoteFields,
  callToAction: CallToActionFields,
  video: VideoFields,
  table: TableFields,
  form: FormFields,
};
