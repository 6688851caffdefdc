import { useState } from "react";
import styles from "./CopyButton.module.css";
import { copyText } from "./copy-text.ts";
import { CheckIcon, CopyIcon } from "./icons/icons.tsx";

type CopyButtonProps = {
  /** Text for the clipboard. */
  text: string;
  label: string;
  /** Shows a check while the text that it copied is the last one copied. */
  isCopied: boolean;
  onCopied: (succeeded: boolean) => void;
};

/** Copies one line. The caller shows the result in text beside it. */
export function CopyButton({ text, label, isCopied, onCopied }: CopyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <button
      type="button"
      className={`${styles.button} ${isCopied ? styles.copied : ""}`}
      aria-label={label}
      title={label}
      onClick={async () => {
        if (isBusy) return;
        setIsBusy(true);
        onCopied(await copyText(text));
        setIsBusy(false);
      }}
    >
      <span className={styles.slip}>
        {isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      </span>
    </button>
  );
}
