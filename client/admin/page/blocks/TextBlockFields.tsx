import { blockPhrases } from "../../../phrases/admin/blocks.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import {
  ChoiceField,
  SwitchField,
  TextField,
  toOptions,
} from "../../editor/fields/BasicFields.tsx";
import type { BlockContents, BlockKind } from "./block-content.ts";
import { BlockPicture } from "./fields/BlockPicture.tsx";
import { BlockPictures } from "./fields/BlockPictures.tsx";
import styles from "./fields/Fields.module.css";
import { type FieldGroup, sharedProps } from "./fields/field-group.ts";
import { TableGrid } from "./fields/TableGrid.tsx";
import { TextPair } from "./fields/TextPair.tsx";

/** Props of the fields of a block of one kind. */
export type BlockFieldsProps<Kind extends BlockKind> = {
  block: FieldGroup<BlockContents[Kind]>;
  /** Whether the page lets editors hide the parts that the site draws. */
  canHideParts?: boolean;
};

export const RichTextFields = ({ block }: BlockFieldsProps<"richText">) => (
  <TextPair group={block} name="html" label="html" as="rich" />
);

export function PictureTextFields({ block }: BlockFieldsProps<"pictureText">) {
  const { tones } = usePhrases(blockPhrases);
  const reader = useLanguage();
  return (
    <>
      <TextPair group={block} name="heading" label="heading" hint="optional" />
      <TextPair group={block} name="html" label="html" as="rich" />
      <BlockPicture {...sharedProps(block, "imageId", reader, { label: "image" })} />
      <div className={styles.shared}>
        <ChoiceField
          choices={toOptions(tones)}
          {...sharedProps(block, "tone", reader, { label: "tone" })}
        />
        <SwitchField
          {...sharedProps(block, "isPictureFirst", reader, { label: "isPictureFirst" })}
        />
      </div>
    </>
  );
}

export function PicturesFields({ block }: BlockFieldsProps<"pictures">) {
  const { layouts } = usePhrases(blockPhrases);
  const reader = useLanguage();
  return (
    <>
      <TextPair group={block} name="heading" label="heading" hint="optional" />
      <BlockPictures block={block} />
      <ChoiceField
        choices={toOptions(layouts)}
        {...sharedProps(block, "layout", reader, { label: "layout" })}
      />
    </>
  );
}

export function QuoteFields({ block }: BlockFieldsProps<"quote">) {
  const reader = useLanguage();
  return (
    <>
      <TextPair group={block} name="text" label="quote" as="long" />
      <TextPair group={block} name="author" label="author" hint="optional" />
      <BlockPicture {...sharedProps(block, "imageId", reader, { label: "portrait" })} />
    </>
  );
}

export function CallToActionFields({ block }: BlockFieldsProps<"callToAction">) {
  const { tones } = usePhrases(blockPhrases);
  const reader = useLanguage();
  const address = { label: "buttonAddress", hint: "address" } as const;
  return (
    <>
      <TextPair group={block} name="heading" label="heading" />
      <TextPair group={block} name="text" label="text" as="long" hint="optional" />
      <TextPair group={block} name="label" label="label" />
      <div className={styles.shared}>
        <TextField inputMode="url" {...sharedProps(block, "address", reader, address)} />
        <ChoiceField
          choices={toOptions(tones)}
          {...sharedProps(block, "tone", reader, { label: "tone" })}
        />
      </div>
    </>
  );
}

export function VideoFields({ block }: BlockFieldsProps<"video">) {
  const reader = useLanguage();
  const address = { label: "videoAddress", hint: "videoAddress" } as const;
  const image = { label: "videoImage", hint: "videoImage" } as const;
  return (
    <>
      <TextPair group={block} name="heading" label="heading" hint="optional" />
      <TextField inputMode="url" {...sharedProps(block, "address", reader, address)} />
      <TextPair group={block} name="text" label="text" as="long" hint="optional" />
      <BlockPicture {...sharedProps(block, "imageId", reader, image)} />
    </>
  );
}

export const TableFields = ({ block }: BlockFieldsProps<"table">) => (
  <>
    <TextPair group={block} name="heading" label="heading" hint="optional" />
    <TableGrid block={block} />
  </>
);

export function FormFields({ block }: BlockFieldsProps<"form">) {
  const { forms } = usePhrases(blockPhrases);
  const reader = useLanguage();
  return (
    <>
      <TextPair group={block} name="heading" label="heading" />
      <TextPair group={block} name="text" label="text" as="long" hint="optional" />
      <ChoiceField
        choices={toOptions(forms)}
        {...sharedProps(block, "form", reader, { label: "form" })}
      />
    </>
  );
}
