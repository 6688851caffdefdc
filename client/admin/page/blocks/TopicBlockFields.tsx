import { blockPhrases } from "../../../phrases/admin/blocks.ts";
import { useLanguage } from "../../../phrases/language.tsx";
import { usePhrases } from "../../../phrases/phrases.ts";
import {
  ChoiceField,
  SwitchField,
  TextField,
  toOptions,
} from "../../editor/fields/BasicFields.tsx";
import { BlockPicture } from "./fields/BlockPicture.tsx";
import { EntryRows } from "./fields/EntryRows.tsx";
import styles from "./fields/Fields.module.css";
import { sharedProps } from "./fields/field-group.ts";
import { TextPair } from "./fields/TextPair.tsx";
import type { BlockFieldsProps } from "./TextBlockFields.tsx";

type TopicProps = BlockFieldsProps<"topic">;
type WayProps = BlockFieldsProps<"way">;

export function TopicFields({ block }: TopicProps) {
  const { tones } = usePhrases(blockPhrases);
  const reader = useLanguage();
  const image = { label: "image", hint: "topicImage" } as const;
  const confidential = { label: "isConfidential", hint: "isConfidential" } as const;
  return (
    <>
      <TextPair group={block} name="tag" label="tag" hint="optional" />
      <TextPair group={block} name="heading" label="heading" />
      <TextPair group={block} name="text" label="lead" as="long" hint="optional" />
      <EntryRows block={block} list="entries" name="aspect">
        {(row) => (
          <>
            <TextPair group={row} name="title" label="aspect" />
            <TextPair group={row} name="text" label="text" as="long" />
          </>
        )}
      </EntryRows>
      <BlockPicture {...sharedProps(block, "imageId", reader, image)} />
      <SwitchField {...sharedProps(block, "isConfidential", reader, confidential)} />
      <TextPair group={block} name="noteHeading" label="noteHeading" hint="optional" />
      <TextPair group={block} name="note" label="note" as="long" hint="optional" />
      <TextPair group={block} name="label" label="linkLabel" hint="optional" />
      <div className={styles.shared}>
        <TextField
          inputMode="url"
          {...sharedProps(block, "address", reader, { label: "address", hint: "address" })}
        />
        <ChoiceField
          choices={toOptions(tones)}
          {...sharedProps(block, "tone", reader, { label: "tone" })}
        />
      </div>
    </>
  );
}

/** Which fields there are depends on the way. */
export function WayFields({ block }: WayProps) {
  const { tones, ways } = usePhrases(blockPhrases);
  const reader = useLanguage();
  return (
    <>
      <div className={styles.shared}>
        <ChoiceField
          choices={toOptions(ways)}
          {...sharedProps(block, "way", reader, { label: "way", hint: "way" })}
        />
        {/* The closing invitation has a colour of its own. */}
        {block.contents.ua.way !== "PARTNERSHIP" && (
          <ChoiceField
            choices={toOptions(tones)}
            {...sharedProps(block, "tone", reader, { label: "tone" })}
          />
        )}
      </div>
      <TextPair group={block} name="heading" label="heading" />
      <TextPair group={block} name="text" label="lead" as="long" hint="lead" />
      <FieldsOfWay block={block} />
    </>
  );
}

function FieldsOfWay({ block }: WayProps) {
  const reader = useLanguage();
  switch (block.contents.ua.way) {
    case "MONEY":
      return <PriceFields block={block} />;
    case "THINGS":
      return <ThingFields block={block} />;
    case "TIME":
      return <RoadFields block={block} />;
    case "PROFESSION":
      return <BlockPicture {...sharedProps(block, "imageId", reader, { label: "image" })} />;
    case "PARTNERSHIP":
      return null;
  }
}

const PriceFields = ({ block }: WayProps) => (
  <>
    <TextPair group={block} name="listHeading" label="listHeading" hint="prices" />
    <EntryRows block={block} list="entries" name="price">
      {(row) => (
        <>
          <TextPair group={row} name="title" label="price" hint="price" />
          <TextPair group={row} name="text" label="priceText" />
        </>
      )}
    </EntryRows>
    <TextPair group={block} name="note" label="note" hint="optional" />
  </>
);

const ThingFields = ({ block }: WayProps) => (
  <>
    <TextPair group={block} name="listHeading" label="listHeading" />
    <EntryRows block={block} list="entries" name="accepted">
      {(row) => <TextPair group={row} name="title" label="thing" />}
    </EntryRows>
    <TextPair group={block} name="othersHeading" label="othersHeading" />
    <EntryRows block={block} list="others" name="refused">
      {(row) => <TextPair group={row} name="title" label="thing" />}
    </EntryRows>
  </>
);

const RoadFields = ({ block }: WayProps) => (
  <>
    <TextPair group={block} name="listHeading" label="listHeading" />
    <EntryRows block={block} list="entries" name="step">
      {(row) => (
        <>
          <TextPair group={row} name="title" label="step" />
          <TextPair group={row} name="text" label="text" as="long" hint="optional" />
        </>
      )}
    </EntryRows>
  </>
);
