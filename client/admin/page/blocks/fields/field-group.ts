import type { FieldError } from "../../../../graphql/errors.ts";
import {
  type BlockHint,
  type BlockLabel,
  blockFieldPhrases,
} from "../../../../phrases/admin/fields/block.ts";
import type { Language, LanguageKey } from "../../../../phrases/language.tsx";
import { languageKeyOf } from "../../../bilingual-form.ts";
import type { FieldProps } from "../../../editor/fields/field-props.ts";
import type { PageBlocks } from "../../usePageBlocks.ts";
import { changeContent } from "../bilingual-blocks.ts";
import {
  type Block,
  type BlockContents,
  type BlockKind,
  contentOf,
  type Entry,
} from "../block-content.ts";

/** The fields of a block, or of one of its rows, in both languages. */
export type FieldGroup<Content extends object> = {
  /** Where the fields are below the list of blocks: `3.links`, `3.links.entries.0`. */
  path: string;
  contents: Readonly<Record<LanguageKey, Content>>;
  /** The languages whose texts are shown. */
  languages: readonly Language[];
  errorAt(path: string): FieldError | null;
  /** Changes the content of both languages; `field` is the one that was edited. */
  change(field: string, update: (content: Content, language: LanguageKey) => Content): void;
};

/** Props of the fields of a block of one kind. */
export type BlockFieldsProps<Kind extends BlockKind> = {
  block: FieldGroup<BlockContents[Kind]>;
  /** Whether the page lets editors hide the parts that the site draws. */
  canHideParts?: boolean;
};

/** The fields of a block of that kind. */
export function blockGroup<Kind extends BlockKind>(
  page: PageBlocks,
  { block, index, kind }: { block: Block; index: number; kind: Kind },
): FieldGroup<BlockContents[Kind]> {
  const other = page.blocks.eng[index] ?? block;
  return {
    path: `${index}.${kind}`,
    contents: { ua: contentOf(block, kind), eng: contentOf(other, kind) },
    languages: page.languages,
    errorAt: page.errorAt,
    change: (field, update) =>
      page.changeField(field, (blocks) => changeContent(blocks, block.id, kind, update)),
  };
}

/** The fields of one row of a block. */
export function entryGroup<List extends string, Content extends Record<List, readonly Entry[]>>(
  block: FieldGroup<Content>,
  list: List,
  index: number,
  blank: Entry,
): FieldGroup<Entry> {
  const rowOf = (content: Content) => content[list][index] ?? blank;
  return {
    ...block,
    path: `${block.path}.${list}.${index}`,
    contents: { ua: rowOf(block.contents.ua), eng: rowOf(block.contents.eng) },
    change: (field, update) =>
      block.change(field, (content, language) => ({
        ...content,
        [list]: content[list].with(index, update(rowOf(content), language)),
      })),
  };
}

type Caption = { label: BlockLabel; hint?: BlockHint | undefined };

/** Props of a text in one language. */
export function textProps<Name extends string, Content extends Record<Name, string>>(
  group: FieldGroup<Content>,
  name: Name,
  language: Language,
  { label, hint }: Caption,
): FieldProps<string> {
  const key = languageKeyOf(language);
  const path = `translations.${key}.blocks.${group.path}.${name}`;
  const phrases = blockFieldPhrases[language];
  return {
    path,
    label: phrases.labels[label],
    hint: hint && phrases.hints[hint],
    language,
    value: group.contents[key][name],
    error: group.errorAt(path),
    onChange: (value) =>
      group.change(path, (content, each) =>
        each === key ? { ...content, [name]: value } : content,
      ),
  };
}

/** Props of a field that both languages share, labelled in the reader's language. */
export function sharedProps<Name extends string, Content extends Record<Name, unknown>>(
  group: FieldGroup<Content>,
  name: Name,
  reader: Language,
  { label, hint }: Caption,
): FieldProps<Content[Name]> {
  const path = `blocks.${group.path}.${name}`;
  const phrases = blockFieldPhrases[reader];
  return {
    path,
    label: phrases.labels[label],
    hint: hint && phrases.hints[hint],
    value: group.contents.ua[name],
    error: group.errorAt(path),
    onChange: (value) => group.change(path, (content) => ({ ...content, [name]: value })),
  };
}
