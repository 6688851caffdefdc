import { usePagination } from "@mantine/hooks";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { useLanguage } from "../../phrases/language.tsx";
import { formatNumber } from "../../phrases/numbers.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { ChevronIcon } from "../../ui/icons.tsx";
import styles from "./TableFoot.module.css";

type TableFootProps = {
  /** From 1. */
  page: number;
  size: number;
  /** How many rows this page has. */
  shown: number;
  total: number;
  onPage(page: number): void;
};

/** Which part of a list is shown, and the ways to the others. */
export function TableFoot({ page, size, shown, total, onPage }: TableFootProps) {
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the gap has no name but its place
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
