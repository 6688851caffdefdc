import { useContext } from "react";
import { Button } from "../../ui/Button.tsx";
import { PrinterIcon } from "../../ui/icons/icons.tsx";
import { PageHeadContext } from "../../ui/page/PageHead.tsx";
import styles from "./Printing.module.css";

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

/** On paper alone: the foundation's name and the URL of the page. */
export function PrintedSource() {
  const surroundings = useContext(PageHeadContext);
  return (
    <p className={styles.source}>
      {surroundings?.siteName} · {surroundings?.canonical}
    </p>
  );
}
