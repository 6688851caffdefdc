import styles from "./Count.module.css";

/** How many there are of something; none is marked, for it wants to be mended. */
export function Count({ of }: { of: number }) {
  return <span className={of === 0 ? styles.none : undefined}>{of}</span>;
}
