import styles from "./AccountNumber.module.css";

/** An IBAN in groups of four characters, none of which continues on another line. */
export function AccountNumber({ iban }: { iban: string }) {
  return (
    <span className={styles.account} translate="no">
      {inGroupsOfFour(iban)}
    </span>
  );
}

/** The last group takes the remainder, so that no character stands alone. */
function inGroupsOfFour(iban: string): string {
  return iban.replace(/(.{4})(?=.{4})/g, "$1 ");
}
