import { blockPhrases } from "../../../phrases/admin/blocks.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { EntryRows } from "./fields/EntryRows.tsx";
import styles from "./fields/Fields.module.css";
import type { BlockFieldsProps } from "./fields/field-group.ts";
import {
  SharedChoice,
  SharedLink,
  SharedPicture,
  SharedSwitch,
  SharedTone,
} from "./fields/SharedFields.tsx";
import { TextPair } from "./fields/TextPair.tsx";

type TopicProps = BlockFieldsProps<"topic">;
type WayProps = BlockFieldsProps<"way">;

const TopicFields = ({ block }: TopicProps) => (
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
    <SharedPicture group={block} label="image" hint="topicImage" />
    <SharedSwitch
      group={block}
      name="isConfidential"
      label="isConfidential"
      hint="isConfidential"
    />
    <TextPair group={block} name="noteHeading" label="noteHeading" hint="optional" />
    <TextPair group={block} name="note" label="note" as="long" hint="optional" />
    <TextPair group={block} name="label" label="linkLabel" hint="optional" />
    <div className={styles.shared}>
      <SharedLink group={block} />
      <SharedTone group={block} />
    </div>
  </>
);

/** Which fields there are depends on the way. */
function WayFields({ block }: WayProps) {
  const { ways } = usePhrases(blockPhrases);
  return (
    <>
      <div className={styles.shared}>
        <SharedChoice group={block} name="way" label="way" hint="way" choices={ways} />
        {/* The closing invitation has a colour of its own. */}
        {block.contents.ua.way !== "PARTNERSHIP" && <SharedTone group={block} />}
      </div>
      <TextPair group={block} name="heading" label="heading" />
      <TextPair group={block} name="text" label="lead" as="long" hint="lead" />
      <FieldsOfWay block={block} />
    </>
  );
}

function FieldsOfWay({ block }: WayProps) {
  switch (block.contents.ua.way) {
    case "MONEY":
      return <PriceFields block={block} />;
    case "THINGS":
      return <ThingFields block={block} />;
    case "TIME":
      return <RoadFields block={block} />;
    case "PROFESSION":
      return <SharedPicture group={block} />;
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

export const topicBlockFields = { topic: TopicFields, way: WayFields };
