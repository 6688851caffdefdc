import type { BlockTone } from "../../../../graphql/generated/PageEditor.ts";
import { blockPhrases } from "../../../../phrases/admin/blocks.ts";
import type { BlockHint, BlockLabel } from "../../../../phrases/admin/fields/block.ts";
import { useLanguage } from "../../../../phrases/language.tsx";
import { usePhrases } from "../../../../phrases/phrases.ts";
import {
  ChoiceField,
  SwitchField,
  TextField,
  toOptions,
} from "../../../editor/fields/BasicFields.tsx";
import { BlockPicture } from "./BlockPicture.tsx";
import { type FieldGroup, sharedProps } from "./field-group.ts";

// Fields that both languages of a block share.

type SharedFieldProps<Content extends object> = {
  group: FieldGroup<Content>;
  label?: BlockLabel;
  hint?: BlockHint;
};

/** A choice of one of these, by their labels. */
export function SharedChoice<Name extends string, Content extends Record<Name, string>>(
  props: SharedFieldProps<Content> & {
    name: Name;
    label: BlockLabel;
    choices: Readonly<Record<Content[Name], string>>;
  },
) {
  const { group, name, label, hint, choices } = props;
  const field = sharedProps(group, name, useLanguage(), { label, hint });
  return <ChoiceField choices={toOptions(choices)} {...field} />;
}

export function SharedTone<Content extends { tone: BlockTone }>(props: {
  group: FieldGroup<Content>;
}) {
  const { tones } = usePhrases(blockPhrases);
  return <SharedChoice group={props.group} name="tone" label="tone" choices={tones} />;
}

export function SharedLink<Content extends { address: string }>(props: SharedFieldProps<Content>) {
  const { group, label = "address", hint = "address" } = props;
  return (
    <TextField inputMode="url" {...sharedProps(group, "address", useLanguage(), { label, hint })} />
  );
}

export function SharedPicture<Content extends { imageId: string | null }>(
  props: SharedFieldProps<Content>,
) {
  const { group, label = "image", hint } = props;
  return <BlockPicture {...sharedProps(group, "imageId", useLanguage(), { label, hint })} />;
}

export function SharedSwitch<Name extends string, Content extends Record<Name, boolean>>(
  props: SharedFieldProps<Content> & { name: Name; label: BlockLabel },
) {
  const { group, name, label, hint } = props;
  const field = sharedProps(group, name, useLanguage(), { label, hint });
  return (
    <SwitchField
      {...field}
      onChange={(value) => field.onChange(value as Content[Name])} // a boolean
    />
  );
}
