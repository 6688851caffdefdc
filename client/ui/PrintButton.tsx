import { Button } from "./Button.tsx";
import { PrinterIcon } from "./icons/icons.tsx";
import styles from "./PrintButton.module.css";

/** Opens the print dialog; hidden without scripts, and on paper. */
export function PrintButton({ label }: { label: string }) {
  return (
    <div className={styles.place}>
      <Button look="outline" isSmall icon={<PrinterIcon />} onClick={() => window.print()}>
        {label}
      </Button>
    </div>
  );
}
