import type { EditedBlockFragment } from "../../../graphql/generated/EditedBlock.ts";
import type { BlockEntryInput, PageBlockInput } from "../../../graphql/generated/PageEditor.ts";

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

export const blankEntry: Entry = { title: "", text: "", address: "", imageId: null };

const headingAndEntries = { heading: "", entries: [blankEntry] };

/** The content of a new block of each kind, in the order in which they are offered. */
export const blankContents: BlockContents = {
  richText: { html: "" },
  pictureText: { heading: "", html: "", imageId: null, isPictureFirst: false, tone: "PAPER" },
  pictures: { heading: "", imageIds: [], layout: "GRID" },
  quote: { text: "", author: "", imageId: null },
  steps: { heading: "", facts: [], entries: [blankEntry] },
  timeline: {
    period: "",
    heading: "",
    text: "",
    closing: "",
    imageId: null,
    isPictureFirst: false,
    tone: "PAPER",
    entries: [blankEntry],
  },
  figures: headingAndEntries,
  people: headingAndEntries,
  links: headingAndEntries,
  callToAction: { heading: "", text: "", label: "", address: "", tone: "SUN" },
  documents: headingAndEntries,
  questions: headingAndEntries,
  video: { heading: "", address: "", text: "", imageId: null },
  table: {
    heading: "",
    rows: [
      ["", ""],
      ["", ""],
    ],
  },
  form: { heading: "", text: "", form: "VOLUNTEER" },
  sitePart: { part: "HASHTAG", heading: "", text: "" },
  topic: {
    tag: "",
    heading: "",
    text: "",
    imageId: null,
    entries: [blankEntry],
    noteHeading: "",
    note: "",
    label: "",
    address: "",
    isConfidential: false,
    tone: "PALE_SKY",
  },
  way: {
    way: "MONEY",
    heading: "",
    text: "",
    imageId: null,
    listHeading: "",
    entries: [],
    note: "",
    othersHeading: "",
    others: [],
    tone: "PAPER",
  },
  hero: {
    heading: "",
    text: "",
    entries: [],
    scene: "NONE",
    imageId: null,
    wideX: null,
    wideY: null,
    narrowX: null,
    narrowY: null,
  },
};

// The keys of a constant record.
export const blockKinds = Object.keys(blankContents) as BlockKind[];

/** The kinds that editors add; the others belong to the fixed pages that have them. */
export const offeredKinds = blockKinds.filter((kind) => kind !== "sitePart" && kind !== "hero");

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

/** Whether a field holds the rows of a block. */
export const areEntries = (name: string, value: unknown): value is readonly Entry[] =>
  ["entries", "facts", "others"].includes(name) && Array.isArray(value);

/** The form of a stored block: its content stands under the name of its kind. */
export function blockOf({ id, isHidden, content }: EditedBlockFragment): Block {
  const name = content.__typename.replace(/Block$/, "");
  const kind = (name.charAt(0).toLowerCase() + name.slice(1)) as BlockKind; // by naming convention
  return { id, isHidden, [kind]: completed(blankContents[kind], content) };
}
