import { listPhrases } from "../../../phrases/admin/lists.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { ArrowDownIcon } from "../../../ui/icons/icons.tsx";
import { ArrowUpIcon } from "../../../ui/icons/list-icons.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { ColumnSort, TableRow, TableRowsProps } from "../state/table-types.ts";
import type { ContentTableState } from "../state/useContentTable.ts";
import styles from "./TableHeader.module.css";

const alphabetical: ColumnSort = { key: "title", initialDirection: "ascending" };

/** The column headings; sortable ones are buttons. */
export function TableHeader<Item extends TableRow>({
  table,
  columns,
  titleSort = alphabetical,
  isOrderedByHand,
  headings,
}: TableRowsProps<Item>) {
  const phrases = usePhrases(listPhrases);
  return (
    <thead className={styles.head}>
      <tr>
        <td />
        {isOrderedByHand && <td />}
        <th scope="col">{headings?.picture ?? phrases.cover}</th>
        <ColumnHeading table={table} title={headings?.title ?? phrases.name} sort={titleSort} />
        {columns.map(({ title, sort }) => (
          <ColumnHeading key={title} table={table} title={title} sort={sort} />
        ))}
        <th scope="col">
          <VisuallyHidden>{phrases.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

type ColumnHeadingProps = { table: ContentTableState; title: string; sort: ColumnSort | undefined };

function ColumnHeading({ table: { place, update }, title, sort }: ColumnHeadingProps) {
  const phrases = usePhrases(listPhrases);
  if (!sort) return <th scope="col">{title}</th>;
  const isSorted = place.sort === sort.key;
  const turned = sort.initialDirection === "ascending" ? "descending" : "ascending";
  const direction = place.isReversed ? turned : sort.initialDirection;
  const Arrow = direction === "ascending" ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th scope="col" aria-sort={isSorted ? direction : "none"}>
      <button
        type="button"
        className={styles.sort}
        title={phrases.sortBy(title)}
        onClick={() => update({ sort: sort.key, isReversed: isSorted && !place.isReversed })}
      >
        <span>{title}</span>
        {isSorted && <Arrow size={16} />}
      </button>
    </th>
  );
}
