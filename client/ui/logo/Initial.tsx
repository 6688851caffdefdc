import styles from "./LogoPicture.module.css";

/**
 * A letter on cut paper in the colour of the text, as the server draws it for icons. Hidden from
 * screen readers; the name stands beside it.
 */
export function Initial({ letter, height }: { letter: string; height: number }) {
  return (
    <svg
      aria-hidden="true"
      className={styles.initial}
      viewBox="0 0 100 100"
      width={height}
      height={height}
    >
      <path d="M0 2 52 0 100 3 98 51 99 98 47 100 1 97Z" />
      <text x="50" y="74" textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}
