import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { secondStepPhrases } from "../../../phrases/admin/account/second-step.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { copyText } from "../../../ui/copy-text.ts";
import { CopyIcon, DownloadIcon, PrinterIcon } from "../../../ui/icons/icons.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import styles from "./SecondStep.module.css";

/** Shows new recovery codes, once, with ways to keep them. */
export function RecoveryCodes(props: {
  codes: readonly string[];
  email: string;
  onSaved: () => void;
}) {
  const { codes, email, onSaved } = props;
  const phrases = usePhrases(secondStepPhrases);
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone, and the codes are what matters now.
  useEffect(() => heading.current?.focus(), []);
  const about = phrases.fileText(email);
  const text = `${about}\n\n${codes.join("\n")}\n`;

  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {phrases.codesTitle}
      </h3>
      <p className={styles.warning}>{phrases.codesText}</p>
      <div className={styles.sheet}>
        <p className={styles.printed}>{about}</p>
        <ul className={styles.codes} aria-label={phrases.codesList}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button
          variant="default"
          leftSection={<CopyIcon size={18} />}
          onClick={async () => setIsCopied(await copyText(text))}
        >
          {phrases.copyCodes}
        </Button>
        <Button
          variant="default"
          leftSection={<DownloadIcon size={18} />}
          onClick={() => saveFile(phrases.fileName, new Blob([text], { type: "text/plain" }))}
        >
          {phrases.download}
        </Button>
        <Button
          variant="default"
          leftSection={<PrinterIcon size={18} />}
          onClick={() => window.print()}
        >
          {phrases.print}
        </Button>
      </div>
      <p role="status" className={styles.status}>
        {isCopied !== null && (isCopied ? phrases.copied : phrases.notCopied)}
      </p>
      <Button onClick={onSaved}>{phrases.codesSaved}</Button>
    </div>
  );
}
