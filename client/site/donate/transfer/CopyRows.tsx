import { useState } from "react";
import { usePhrases } from "../../../phrases/phrases.ts";
import { donatePhrases } from "../../../phrases/site/donate.ts";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { DoneIcon } from "../../../ui/icons/icons.tsx";
import { AccountNumber } from "./AccountNumber.tsx";
import styles from "./CopyRows.module.css";

export type Requisite =
  | "recipient"
  | "edrpou"
  | "iban"
  | "euroIban"
  | "foreignIban"
  | "swift"
  | "bank"
  | "bankAddress"
  | "purpose";

/** A requisite to copy; `lang` where it is not the page's. Blank ones are omitted. */
export type CopyRow = { name: Requisite; text: string | null; lang?: string | undefined };

/** Requisites, each with a copy button; the result is announced below. */
export function CopyRows({ rows, label }: { rows: readonly CopyRow[]; label: string }) {
  const phrases = usePhrases(donatePhrases);
  const [lastCopy, setLastCopy] = useState<{ name: Requisite; succeeded: boolean } | null>(null);
  return (
    <>
      <dl aria-label={label}>
        {rows.map(
          ({ name, text, lang }) =>
            text && (
              <div key={name} className={styles.row}>
                <dt>{phrases[name]}</dt>
                <dd lang={lang}>{isAccount(name) ? <AccountNumber iban={text} /> : text}</dd>
                <dd className={styles.copy}>
                  <CopyButton
                    text={text}
                    label={phrases.copy(phrases[name])}
                    isCopied={lastCopy?.succeeded === true && lastCopy.name === name}
                    onCopied={(succeeded) => setLastCopy({ name, succeeded })}
                  />
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className={lastCopy?.succeeded === false ? styles.failed : styles.copied} role="status">
        {lastCopy?.succeeded && <DoneIcon size={17} />}
        {lastCopy && (
          <span>
            {lastCopy.succeeded ? phrases.copied(phrases[lastCopy.name]) : phrases.copyFailed}
          </span>
        )}
      </p>
    </>
  );
}

const isAccount = (name: Requisite) => name.toLowerCase().endsWith("iban");
