import { type ReactNode, useEffect, useRef } from "react";
import { InternalLink } from "../InternalLink.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import styles from "./Chips.module.css";

type Chip = {
  to: string;
  name: string;
  /** Language of the name, when it is not the page's. */
  lang?: string | undefined;
  isCurrent: boolean;
  count?: number;
  /** What is counted, for screen readers. */
  counted?: string;
  /** Shown beside the name. */
  badge?: ReactNode;
};

type ChipsProps = {
  label: string;
  chips: readonly Chip[];
  /** They filter the page in place: the reading position stays, and Back leaves the page. */
  keepsPlace?: boolean;
};

/** Links in the shape of paper strips; on narrow screens one row that scrolls horizontally. */
export function Chips({ label, chips, keepsPlace = false }: ChipsProps) {
  const row = useRef<HTMLUListElement>(null);
  const current = chips.find(({ isCurrent }) => isCurrent)?.to;
  useEffect(() => {
    if (row.current && current) showCurrent(row.current);
  }, [current]);
  return (
    <nav aria-label={label}>
      <ul className={styles.chips} data-scrolls="fade" ref={row}>
        {chips.map(({ to, name, lang, isCurrent, count, counted, badge }) => (
          <li key={to}>
            <InternalLink
              to={to}
              className={styles.chip}
              {...(keepsPlace && { replace: true, state: { keepsPlace } })}
              aria-current={isCurrent ? "page" : undefined}
            >
              <span className={styles.strip}>
                <span lang={lang}>{name}</span>
                {badge}
                {count !== undefined && <span className={styles.count}>{count}</span>}
                {counted && <VisuallyHidden>{counted}</VisuallyHidden>}
              </span>
            </InternalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Scrolls the row to the current chip's own place, beside its neighbours; until then it covers one
 * of them. The chip's own offset is that of its sticky position.
 */
function showCurrent(row: HTMLUListElement) {
  const chip = row.querySelector("[aria-current]")?.closest("li");
  const before = chip?.previousElementSibling;
  if (!(before instanceof HTMLElement) || !chip) return;
  const room = Number.parseFloat(getComputedStyle(row).paddingLeft);
  const start = before.offsetLeft + before.offsetWidth;
  const end = start + chip.offsetWidth + 2 * room;
  const isInView = start > row.scrollLeft && end < row.scrollLeft + row.clientWidth;
  if (!isInView) row.scrollLeft = Math.max(before.offsetLeft - room, end - row.clientWidth);
}
