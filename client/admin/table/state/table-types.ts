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

/** What every row of an editors' list has. */
export type TableRow = ContentRowFragment & { translations: readonly TranslationRowFragment[] };

/** A way to put a list in order, and which way it runs when nobody has turned it. */
export type ColumnSort = { key: SortKey; initialDirection: "ascending" | "descending" };

export type Column<Item> = {
  /** What the column says of an item; heads it, and stands before a lone number on cards. */
  title: string;
  render(item: Item): ReactNode;
  sort?: ColumnSort;
  /** Says itself what it is, so that cards leave its title out. */
  hidesTitleOnCards?: boolean;
};

/** What a list's generated query hook answers; every list document names its list `list`. */
export type ListResult<Item> = {
  data?: ListData<Item> | undefined;
  previousData?: ListData<Item> | undefined;
  error?: Error | undefined;
  loading: boolean;
  refetch(): Promise<unknown>;
};

type ListData<Item> = { list: { items: readonly Item[]; total: number } };

/** What one kind tells the table of itself. */
export type ContentTableProps<Item extends TableRow> = {
  kind: EditableKind;
  table: ContentTableState;
  result: ListResult<Item>;
  /** "" where nothing is written in that language. */
  titleOf(item: NoInfer<Item>, language: Language): string;
  thumbnailOf(item: NoInfer<Item>): PictureSource | null | undefined;
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
export type TableRowsProps<Item extends TableRow> = ContentTableProps<Item> & {
  order: ManualOrder<Item>;
  onRemove(item: Item): void;
};

/** What an item's words are in one language, if there are any. */
export function translationIn<Words extends { language: Language }>(
  item: { translations: readonly Words[] },
  language: Language,
): Words | undefined {
  return item.translations.find((translation) => translation.language === language);
}

export type ManualOrder<Item> = {
  /** The rows as they stand, a move shown before the server has answered. */
  items: readonly Item[];
  blockedBy: OrderBlocker | null;
  /** From one place to another, both from 0. */
  move(from: number, to: number): void;
};

/** Why rows cannot be moved now. */
export type OrderBlocker = "narrowed" | "sorted" | "later";
