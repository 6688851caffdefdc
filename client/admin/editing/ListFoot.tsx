import { type RefObject, useEffect } from "react";
import { listPhrases } from "../../phrases/admin-lists.ts";
import { usePhrases } from "../../phrases/phrases.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { TableFoot } from "./TableFoot.tsx";
import type { ContentTableState } from "./useContentTable.ts";

type ListFootProps = {
  table: ContentTableState;
  list: { items: readonly unknown[]; total: number } | undefined;
  isWaiting: boolean;
  /** Where the list begins: another page is read from there. */
  top: RefObject<HTMLElement | null>;
};

/** The list's pages; says aloud how much was found, and leaves a page that has no rows any more. */
export function ListFoot({ table, list, isWaiting, top }: ListFootProps) {
  const phrases = usePhrases(listPhrases);
  const { place, size, go } = table;
  const { items = [], total = 0 } = list ?? {};
  const last = Math.ceil(total / size);
  const isBehind = !isWaiting && items.length === 0 && total > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` is another function every time
  useEffect(() => {
    if (isBehind) go({ page: last });
  }, [isBehind, last]);

  return (
    <>
      {items.length > 0 && (
        <TableFoot
          page={place.page}
          size={size}
          shown={items.length}
          total={total}
          onPage={(page) => {
            go({ page });
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
