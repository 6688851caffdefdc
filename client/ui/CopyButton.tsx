import { useState } from "react";
import styles from "./CopyButton.module.css";
import { CheckIcon, CopyIcon } from "./icons.tsx";

type CopyButtonProps = {
  /** What goes into the clipboard. */
  text: string;
  label: string;
  /** It shows a check as long as what it copied last is what was copied last. */
  isCopied: boolean;
  onCopied: (succeeded: boolean) => void;
};

/** Copies one line. What happened is told by the caller, in words beside it. */
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
        onCopied(await copy(text));
        setIsBusy(false);
      }}
    >
      <span className={styles.slip}>
        {isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      </span>
    </button>
  );
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

// A page that came without https has no clipboard; there the old way still works.
function copyFromField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  const succeeded = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return succeeded;
}
