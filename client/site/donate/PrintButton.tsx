import { useEffect, useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { PrinterIcon } from "../../ui/icons/icons.tsx";

/** Prints the page; absent without scripts. */
export function PrintButton({ label }: { label: string }) {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  if (!isHydrated) return null;
  return (
    <Button look="chip" icon={<PrinterIcon />} onClick={() => window.print()}>
      {label}
    </Button>
  );
}
