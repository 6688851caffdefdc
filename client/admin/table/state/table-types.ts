import type { ReactNode } from "react";
import type {
  ContentRowFragment,
  TranslationRowFragment,
} from "../../../graphql/generated/ContentRow.ts";
import type { EditableKind } from "../../../paths.ts";
import type { Language } from "../../../phrases/language.tsx";
import type { PictureSource } from "../../../ui/picture/Picture.tsx";
import type { SortKey } from "./list-query.ts";
import type { ContentTableState } from "./useContentTable.ts";

/** The fields of every row in an editors' list. */
export type TableRow = ContentRowFragment & { translations: readonly TranslationRowFragment[] };

/** A sort key with the direction it has at first. */
export type ColumnSort = { key: SortKey; initialDirection: "ascending" | "descending" };

export type Column<Item> = {
  /** The column's heading; also the label before a bare number in the card layout. */
  title: string;
  render(item: Item): ReactNode;
  sort?: ColumnSort;
  /** The content needs no label, so that cards omit the title. */
  hidesTitleOnCards?: boolean;
};

/** Result of a list's generated query hook; every list document aliases its list as `list`. */
export type ListResult<Item> = {
  data?: ListData<Item> | undefined;
  previousData?: ListData<Item> | undefined;
  error?: Error | undefined;
  loading: boolean;
  refetch(): Promise<unknown>;
};

type ListData<Item> = { list: { items: readonly Item[]; total: number } };

/** Configuration of one kind's table. */
export type ContentTableProps<Item extends TableRow> = {
  kind: EditableKind;
  table: ContentTableState;
  result: ListResult<Item>;
  /** "" where nothing is written in that language. */
  titleOf(item: NoInfer<Item>, language: Language): string;
  thumbnailOf(item: NoInfer<Item>): PictureSource | null | undefined;
  columns: readonly Column<NoInfer<Item>>[];
  /** Headings of the picture and of the title, where they are no cover and no name of a thing. */
  headings?: { picture: string; title: string };
  /** How titles are sorted; omit it to sort them alphabetically. */
  titleSort?: ColumnSort;
  isOrderedByHand?: boolean;
  /** Above the list. */
  notice?: ReactNode;
  /** Whether an item cannot be deleted: it is not selected, and has no button for it. */
  isPermanent?(item: NoInfer<Item>): boolean;
  /** Selects beside the search field. */
  filters?: ReactNode;
  /** Actions for the selected rows, beside deleting them. */
  bulk?(items: readonly NoInfer<Item>[]): ReactNode;
};

/** Props of a list's parts. */
export type TableRowsProps<Item extends TableRow> = ContentTableProps<Item> & {
  order: ManualOrder<Item>;
  onRemove(item: Item): void;
};

/** An item's translation in one language, if there is one. */
export function translationIn<Translation extends { language: Language }>(
  item: { translations: readonly Translation[] },
  language: Language,
): Translation | undefined {
  return item.translations.find((translation) => translation.language === language);
}

export type ManualOrder<Item> = {
  /** The rows in their current order; a move shows before the server has confirmed it. */
  items: readonly Item[];
  blockedBy: OrderBlocker | null;
  /** Moves a row to another index, both from 0. */
  move(from: number, to: number): void;
};

/** Why rows cannot be moved now. */
export type OrderBlocker = "narrowed" | "sorted" | "later";
