import type { ReactNode } from "react";
import type { EditableKind } from "../../addresses.ts";
import type { ContentRowFragment, WordsRowFragment } from "../../graphql/generated/ContentRow.ts";
import type { Language } from "../../phrases/language.tsx";
import type { PictureSource } from "../../ui/Picture.tsx";
import type { Sort } from "./list-address.ts";
import type { ContentTableState } from "./useContentTable.ts";
import type { Order } from "./useOrder.ts";

/** What every row of an editors' list has. */
export type Row = ContentRowFragment & { translations: readonly WordsRowFragment[] };

/** A way to put a list in order, and which way it runs when nobody has turned it. */
export type ColumnSort = { by: Sort; begins: "ascending" | "descending" };

export type Column<Item> = {
  /** What the column says of an item; heads it, and stands before a lone number on cards. */
  title: string;
  show(item: Item): ReactNode;
  sort?: ColumnSort;
  /** Says itself what it is, so that cards leave its title out. */
  isPlain?: boolean;
};

/** What a list's generated query hook answers; every list document names its list `list`. */
export type ListAnswer<Item> = {
  data?: List<Item> | undefined;
  previousData?: List<Item> | undefined;
  error?: Error | undefined;
  loading: boolean;
  refetch(): Promise<unknown>;
};

type List<Item> = { list: { items: readonly Item[]; total: number } };

/** What one kind tells the table of itself. */
export type ContentTableProps<Item extends Row> = {
  kind: EditableKind;
  table: ContentTableState;
  answer: ListAnswer<Item>;
  /** "" where nothing is written in that language. */
  titleOf(item: NoInfer<Item>, language: Language): string;
  coverOf(item: NoInfer<Item>): PictureSource | null | undefined;
  columns: readonly Column<NoInfer<Item>>[];
  /** How the titles are put in order; left out: by their letters. */
  titleSort?: ColumnSort;
  /** Puts one item into the trash. */
  remove(item: NoInfer<Item>): Promise<unknown>;
  /** Kinds that stand in an order made by hand: keeps the new one. */
  reorder?(ids: string[]): Promise<unknown>;
  /** Selects beside the search field. */
  filters?: ReactNode;
  /** What can be done with the ticked rows, beside deleting them. */
  bulk?(items: readonly NoInfer<Item>[]): ReactNode;
};

/** What a list's parts get of it. */
export type TableRowsProps<Item extends Row> = ContentTableProps<Item> & {
  order: Order<Item>;
  onRemove(item: Item): void;
};

/** What an item's words are in one language, if there are any. */
export function wordsIn<Words extends { language: Language }>(
  item: { translations: readonly Words[] },
  language: Language,
): Words | undefined {
  return item.translations.find((words) => words.language === language);
}
