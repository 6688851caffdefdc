import { usePagination } from "@mantine/hooks";
import { type RefObject, useEffect } from "react";
import { listPhrases } from "../../phrases/admin/lists.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatNumber } from "../../phrases/numbers.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ChevronIcon } from "../../ui/icons/icons.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import type { ContentTableState } from "./state/useContentTable.ts";
import styles from "./TablePagination.module.css";

type TablePaginationProps = {
  /** Counts from 1. */
  page: number;
  size: number;
  /** Number of rows on this page. */
  shown: number;
  total: number;
  onPage(page: number): void;
};

/** The range of rows shown, and links to the other pages. */
export function TablePagination({ page, size, shown, total, onPage }: TablePaginationProps) {
  const phrases = usePhrases(listPhrases);
  const language = useLanguage();
  const last = Math.ceil(total / size);
  const { range } = usePagination({ total: last, page });
  const from = (page - 1) * size + 1;
  const turn = (to: number, label: string, side: "left" | "right") => (
    <button
      type="button"
      className={styles[side]}
      aria-label={label}
      disabled={to < 1 || to > last}
      onClick={() => onPage(to)}
    >
      <ChevronIcon size={20} />
    </button>
  );
  return (
    <div className={styles.foot}>
      <p>{phrases.range(from, from + shown - 1, formatNumber(total, language))}</p>
      {last > 1 && (
        <nav aria-label={phrases.pages} className={styles.pages}>
          {turn(page - 1, phrases.previousPage, "left")}
          {range.map((one, index) =>
            one === "dots" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no id but its index
              <span key={`gap ${index}`}>…</span>
            ) : (
              <button
                key={one}
                type="button"
                aria-label={phrases.page(one)}
                aria-current={one === page ? "page" : undefined}
                onClick={() => onPage(one)}
              >
                {one}
              </button>
            ),
          )}
          {turn(page + 1, phrases.nextPage, "right")}
        </nav>
      )}
    </div>
  );
}

type ListFooterProps = {
  table: ContentTableState;
  list: { items: readonly unknown[]; total: number } | undefined;
  isWaiting: boolean;
  /** The list's upper edge, to which changing the page scrolls. */
  top: RefObject<HTMLElement | null>;
};

/**
 * The list's pagination; announces the number of results, and leaves a page that has no rows any
 * more.
 */
export function ListFooter({ table, list, isWaiting, top }: ListFooterProps) {
  const phrases = usePhrases(listPhrases);
  const { place, size, update } = table;
  const { items = [], total = 0 } = list ?? {};
  const last = Math.ceil(total / size);
  const isBehind = !isWaiting && items.length === 0 && total > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` changes on every render
  useEffect(() => {
    if (isBehind) update({ page: last });
  }, [isBehind, last]);

  return (
    <>
      {items.length > 0 && (
        <TablePagination
          page={place.page}
          size={size}
          shown={items.length}
          total={total}
          onPage={(page) => {
            update({ page });
            top.current?.scrollIntoView();
          }}
        />
      )}
      <VisuallyHidden>
        <span role="status">{list && !isWaiting && phrases.found(total)}</span>
      </VisuallyHidden>
    </>
  );
}
