import {
  blankBlocks,
  blankEntry,
  blockFieldTypes,
} from "../../../graphql/generated/block-fields.ts";
import type {
  BlockEntryInput,
  EditedBlockFragment,
  PageBlockInput,
} from "../../../graphql/generated/PageEditor.ts";

/** A block in the form: the input of the server, with exactly one content. */
export type Block = PageBlockInput;

/** A row of a block that lists several things alike. */
export type Entry = { title: string; text: string; address: string; imageId: string | null };

/** The content of a block with nothing omitted. */
type Complete<Content> = {
  [Field in keyof Content]-?: NonNullable<Content[Field]> extends BlockEntryInput[]
    ? readonly Entry[]
    : Exclude<Content[Field], undefined>;
};

type Contents = Omit<PageBlockInput, "id" | "isHidden">;

/** Named as the content's field in `PageBlockInput`. */
export type BlockKind = keyof Contents;

export type BlockContents = { [Kind in BlockKind]: Complete<NonNullable<Contents[Kind]>> };

const oneRow = { entries: [blankEntry] };

/** With what a new block begins, where it is not the server's default. */
const beginnings: { [Kind in BlockKind]?: Partial<BlockContents[Kind]> } = {
  steps: oneRow,
  timeline: oneRow,
  figures: oneRow,
  people: oneRow,
  links: oneRow,
  callToAction: { tone: "SUN" },
  documents: oneRow,
  questions: oneRow,
  table: {
    rows: [
      ["", ""],
      ["", ""],
    ],
  },
  form: { form: "VOLUNTEER" },
  sitePart: { part: "HASHTAG" },
  topic: oneRow,
};

/** The content of a new block of each kind. */
export const blankContents = Object.fromEntries(
  Object.entries(blankBlocks).map(([kind, blank]) => [
    kind,
    { ...blank, ...beginnings[kind as BlockKind] },
  ]),
) as BlockContents; // generated from the classes of which these are the types

// The keys of a constant record.
export const blockKinds = Object.keys(blankContents) as BlockKind[];

/** Null for a block without content, which the server does not accept. */
export const kindOf = (block: Block): BlockKind | null =>
  blockKinds.find((kind) => block[kind]) ?? null;

/** The content of a block of that kind; fields that are missing in an old version are blank. */
export function contentOf<Kind extends BlockKind>(block: Block, kind: Kind): BlockContents[Kind] {
  return completed(blankContents[kind], block[kind] ?? {});
}

/** The fields of `blank`, in its order, with the values of `stored` where it has them. */
function completed<Content extends object>(blank: Content, stored: object): Content {
  const fields = Object.entries(blank).map(([name, value]) => {
    const own: unknown = Reflect.get(stored, name) ?? value;
    return [name, areEntries(name, own) ? own.map((entry) => completed(blankEntry, entry)) : own];
  });
  return Object.fromEntries(fields) as Content; // the same fields with values of the same types
}

/** What a field of a content or a row is, by its name. */
export const fieldTypeOf = (name: string): string | undefined => fieldTypes.get(name);

const fieldTypes: ReadonlyMap<string, string> = new Map(Object.entries(blockFieldTypes));

/** Whether a field holds the rows of a block. */
export const areEntries = (name: string, value: unknown): value is readonly Entry[] =>
  fieldTypeOf(name) === "rows" && Array.isArray(value);

/** The form of a stored block: its content stands under the name of its kind. */
export function blockOf({ id, isHidden, content }: EditedBlockFragment): Block {
  const name = content.__typename.replace(/Block$/, "");
  const kind = (name.charAt(0).toLowerCase() + name.slice(1)) as BlockKind; // by naming convention
  return { id, isHidden, [kind]: completed(blankContents[kind], content) };
}
