import type { ReactNode } from "react";
import { useIsHidden } from "./hidden-paths.ts";
import { InternalLink } from "./InternalLink.tsx";
import { ArrowIcon } from "./icons/icons.tsx";
import styles from "./LinkRows.module.css";

export type LinkRow = {
  /** A path of this site, an external URL, or `mailto:`; blank for a row that leads nowhere. */
  to: string;
  title: string;
  text?: string;
};

/** Links one below another, separated by cutting lines; each with an arrow. Hidden pages are left out. */
export function LinkRows({ rows, columns = 1 }: { rows: readonly LinkRow[]; columns?: 1 | 2 }) {
  const isHidden = useIsHidden();
  return (
    <ul className={columns === 2 ? `${styles.rows} ${styles.two}` : styles.rows}>
      {rows
        .filter(({ to }) => !isHidden(to))
        .map((row) => (
          <li key={`${row.to} ${row.title}`}>
            {row.to === "" ? (
              <span className={styles.row}>
                <RowText {...row} />
              </span>
            ) : row.to.startsWith("/") ? (
              <InternalLink to={row.to} className={styles.row}>
                <RowText {...row} />
              </InternalLink>
            ) : (
              <a href={row.to} className={styles.row} rel="noopener">
                <RowText {...row} />
              </a>
            )}
          </li>
        ))}
    </ul>
  );
}

function RowText({ to, title, text }: LinkRow): ReactNode {
  return (
    <>
      <span className={styles.body}>
        <span className={text ? styles.heading : styles.title}>{title}</span>{" "}
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {to && <ArrowIcon />}
    </>
  );
}
