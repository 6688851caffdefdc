import { listPhrases } from "../../phrases/admin-lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ArrowDownIcon } from "../../ui/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./TableHead.module.css";
import { ArrowUpIcon } from "./table-icons.tsx";
import type { ColumnSort, Row, TableRowsProps } from "./table-types.ts";
import type { ContentTableState } from "./useContentTable.ts";

const byLetters: ColumnSort = { by: "title", begins: "ascending" };

/** The columns' headings; those that put the list in order are buttons. */
export function TableHead<Item extends Row>({
  table,
  columns,
  titleSort = byLetters,
  reorder,
}: TableRowsProps<Item>) {
  const phrases = usePhrases(listPhrases);
  return (
    <thead className={styles.head}>
      <tr>
        <td />
        {reorder && <td />}
        <th scope="col">{phrases.cover}</th>
        <Heading table={table} title={phrases.name} sort={titleSort} />
        {columns.map(({ title, sort }) => (
          <Heading key={title} table={table} title={title} sort={sort} />
        ))}
        <th scope="col">
          <VisuallyHidden>{phrases.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

type HeadingProps = { table: ContentTableState; title: string; sort: ColumnSort | undefined };

function Heading({ table: { place, go }, title, sort }: HeadingProps) {
  const phrases = usePhrases(listPhrases);
  if (!sort) return <th scope="col">{title}</th>;
  const isSorted = place.sort === sort.by;
  const turned = sort.begins === "ascending" ? "descending" : "ascending";
  const direction = place.isReversed ? turned : sort.begins;
  const Arrow = direction === "ascending" ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th scope="col" aria-sort={isSorted ? direction : "none"}>
      <button
        type="button"
        className={styles.sort}
        title={phrases.sortBy(title)}
        onClick={() => go({ sort: sort.by, isReversed: isSorted && !place.isReversed })}
      >
        {title}
        {isSorted && <Arrow size={16} />}
      </button>
    </th>
  );
}
