import styles from "./TableSkeleton.module.css";

const lines = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The shape of rows, while the first of them are on their way. */
export function TableSkeleton({ columns, isOrdered }: { columns: number; isOrdered: boolean }) {
  const width = columns + (isOrdered ? 5 : 4);
  return (
    <tbody aria-hidden="true" className={styles.skeleton}>
      {lines.map((line) => (
        <tr key={line}>
          <td colSpan={width}>
            <span />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
