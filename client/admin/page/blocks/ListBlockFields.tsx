import { BlockDocuments } from "./fields/BlockDocuments.tsx";
import { DocumentFile } from "./fields/DocumentFile.tsx";
import { EntryRows } from "./fields/EntryRows.tsx";
import styles from "./fields/Fields.module.css";
import type { BlockFieldsProps } from "./fields/field-group.ts";
import { SharedLink, SharedPicture, SharedSwitch, SharedTone } from "./fields/SharedFields.tsx";
import { TextPair } from "./fields/TextPair.tsx";

const StepsFields = ({ block }: BlockFieldsProps<"steps">) => (
  <>
    <TextPair group={block} name="heading" label="heading" />
    <EntryRows block={block} list="entries" name="step">
      {(row) => (
        <>
          <TextPair group={row} name="title" label="step" />
          <TextPair group={row} name="text" label="text" as="long" hint="optional" />
        </>
      )}
    </EntryRows>
    <EntryRows block={block} list="facts" name="fact">
      {(row) => (
        <>
          <TextPair group={row} name="title" label="fact" />
          <TextPair group={row} name="text" label="factText" />
        </>
      )}
    </EntryRows>
  </>
);

const TimelineFields = ({ block }: BlockFieldsProps<"timeline">) => (
  <>
    <TextPair group={block} name="period" label="period" hint="period" />
    <TextPair group={block} name="heading" label="heading" hint="optional" />
    <TextPair group={block} name="text" label="text" as="long" hint="optional" />
    <TextPair group={block} name="closing" label="closing" as="long" hint="optional" />
    <SharedPicture group={block} />
    <div className={styles.shared}>
      <SharedTone group={block} />
      <SharedSwitch group={block} name="isPictureFirst" label="isPictureFirst" />
    </div>
    <EntryRows block={block} list="entries" name="event">
      {(row) => (
        <>
          <TextPair group={row} name="title" label="moment" hint="moment" />
          <TextPair group={row} name="text" label="event" as="long" />
        </>
      )}
    </EntryRows>
  </>
);

const FiguresFields = ({ block }: BlockFieldsProps<"figures">) => (
  <>
    <TextPair group={block} name="heading" label="heading" hint="optional" />
    <EntryRows block={block} list="entries" name="figure">
      {(row) => (
        <>
          <TextPair group={row} name="title" label="figure" hint="figure" />
          <TextPair group={row} name="text" label="figureText" />
        </>
      )}
    </EntryRows>
  </>
);

const PeopleFields = ({ block }: BlockFieldsProps<"people">) => (
  <>
    <TextPair group={block} name="heading" label="heading" hint="optional" />
    <EntryRows block={block} list="entries" name="person">
      {(row) => (
        <>
          <TextPair group={row} name="title" label="name" />
          <TextPair group={row} name="text" label="role" />
          <SharedPicture group={row} label="portrait" />
          <SharedLink group={row} />
        </>
      )}
    </EntryRows>
  </>
);

const LinksFields = ({ block }: BlockFieldsProps<"links">) => (
  <>
    <TextPair group={block} name="heading" label="heading" hint="optional" />
    <EntryRows block={block} list="entries" name="link">
      {(row) => (
        <>
          <TextPair group={row} name="title" label="link" />
          <TextPair group={row} name="text" label="text" hint="optional" />
          <SharedLink group={row} />
        </>
      )}
    </EntryRows>
  </>
);

const DocumentsFields = ({ block }: BlockFieldsProps<"documents">) => (
  <BlockDocuments block={block}>
    <TextPair group={block} name="heading" label="heading" hint="optional" />
    <EntryRows block={block} list="entries" name="document">
      {(row) => (
        <>
          <TextPair group={row} name="title" label="document" />
          <TextPair group={row} name="text" label="text" hint="optional" />
          <SharedLink group={row} label="fileAddress" hint="fileAddress" />
          <DocumentFile address={row.contents.ua.address} />
        </>
      )}
    </EntryRows>
  </BlockDocuments>
);

const QuestionsFields = ({ block }: BlockFieldsProps<"questions">) => (
  <>
    <TextPair group={block} name="heading" label="heading" hint="optional" />
    <EntryRows block={block} list="entries" name="question">
      {(row) => (
        <>
          <TextPair group={row} name="title" label="question" />
          <TextPair group={row} name="text" label="answer" as="long" />
        </>
      )}
    </EntryRows>
  </>
);

export const listBlockFields = {
  steps: StepsFields,
  timeline: TimelineFields,
  figures: FiguresFields,
  people: PeopleFields,
  links: LinksFields,
  documents: DocumentsFields,
  questions: QuestionsFields,
};
