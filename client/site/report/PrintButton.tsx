import { Button } from "../../ui/Button.tsx";
import { PrinterIcon } from "../../ui/icons.tsx";
import styles from "./PrintButton.module.css";

/** Opens the browser's printing; not there without scripts, and not on paper. */
export function PrintButton({ label }: { label: string }) {
  return (
    <div className={styles.place}>
      <Button look="outline" isSmall icon={<PrinterIcon />} onClick={() => window.print()}>
        {label}
      </Button>
    </div>
  );
}
