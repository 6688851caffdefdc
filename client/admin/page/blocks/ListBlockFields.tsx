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

export const StepsFields = ({ block }: BlockFieldsProps<"steps">) => (
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

export function TimelineFields({ block }: BlockFieldsProps<"timeline">) {
  const { tones } = usePhrases(blockPhrases);
  const reader = useLanguage();
  return (
    <>
      <TextPair group={block} name="period" label="period" hint="period" />
      <TextPair group={block} name="heading" label="heading" hint="optional" />
      <TextPair group={block} name="text" label="text" as="long" hint="optional" />
      <TextPair group={block} name="closing" label="closing" as="long" hint="optional" />
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
}

export const FiguresFields = ({ block }: BlockFieldsProps<"figures">) => (
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

export function PeopleFields({ block }: BlockFieldsProps<"people">) {
  const reader = useLanguage();
  const address = { label: "address", hint: "address" } as const;
  return (
    <>
      <TextPair group={block} name="heading" label="heading" hint="optional" />
      <EntryRows block={block} list="entries" name="person">
        {(row) => (
          <>
            <TextPair group={row} name="title" label="name" />
            <TextPair group={row} name="text" label="role" />
            <BlockPicture {...sharedProps(row, "imageId", reader, { label: "portrait" })} />
            <TextField inputMode="url" {...sharedProps(row, "address", reader, address)} />
          </>
        )}
      </EntryRows>
    </>
  );
}

export function LinksFields({ block }: BlockFieldsProps<"links">) {
  const reader = useLanguage();
  const address = { label: "address", hint: "address" } as const;
  return (
    <>
      <TextPair group={block} name="heading" label="heading" hint="optional" />
      <EntryRows block={block} list="entries" name="link">
        {(row) => (
          <>
            <TextPair group={row} name="title" label="link" />
            <TextPair group={row} name="text" label="text" hint="optional" />
            <TextField inputMode="url" {...sharedProps(row, "address", reader, address)} />
          </>
        )}
      </EntryRows>
    </>
  );
}

export function DocumentsFields({ block }: BlockFieldsProps<"documents">) {
  const reader = useLanguage();
  const address = { label: "fileAddress", hint: "fileAddress" } as const;
  return (
    <>
      <TextPair group={block} name="heading" label="heading" hint="optional" />
      <EntryRows block={block} list="entries" name="document">
        {(row) => (
          <>
            <TextPair group={row} name="title" label="document" />
            <TextPair group={row} name="text" label="text" hint="optional" />
            <TextField inputMode="url" {...sharedProps(row, "address", reader, address)} />
          </>
        )}
      </EntryRows>
    </>
  );
}

export const QuestionsFields = ({ block }: BlockFieldsProps<"questions">) => (
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
