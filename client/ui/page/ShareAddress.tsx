import { type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { Button } from "../Button.tsx";
import { copyText } from "../copy-text.ts";
import { CheckIcon, CopyIcon } from "../icons/icons.tsx";
import { ShareIcon } from "../icons/sharing-icons.tsx";
import { atPath } from "./CanonicalPath.tsx";
import { PageHeadContext } from "./PageHead.tsx";
import styles from "./ShareAddress.module.css";

type ShareAddressProps = {
  /** Title of the page, for the other app. */
  title: string;
  /** Path of another page that is shared in place of this one. */
  path?: string;
  labels: { share: string; copy: string; copied: string; failed: string };
  /** Links beside the buttons, which work without scripts. */
  children?: ReactNode;
};

/**
 * Shares the page through the device's own dialog where it has one, or copies its address: in the
 * reader's language, without the parameters with which they came. Its buttons are hidden without
 * scripts, and all of it on paper.
 */
export function ShareAddress({ title, path, labels, children }: ShareAddressProps) {
  const { canonical = "" } = useContext(PageHeadContext) ?? {};
  const address = path && canonical ? atPath(canonical, path) : canonical;
  const canShare = useSyncExternalStore(
    subscribeToNothing,
    () => "share" in navigator,
    () => false,
  );
  const [result, setResult] = useState<{ address: string; isCopied: boolean } | null>(null);
  // A result belongs to the page that it was copied on.
  const shown = result?.address === address ? result : null;
  const copy = async () => setResult({ address, isCopied: await copyText(address) });
  const share = () =>
    navigator.share({ title, url: address }).catch((error: Error) => {
      // The reader closed the dialog.
      if (error.name !== "AbortError") return copy();
    });
  return (
    <div className={styles.row}>
      {canShare && (
        <Button look="ink" isSmall icon={<ShareIcon size={18} />} onClick={share}>
          {labels.share}
        </Button>
      )}
      <Button
        look="outline"
        isSmall
        icon={shown?.isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        onClick={copy}
      >
        {labels.copy}
      </Button>
      {children}
      <p role="status" className={styles.result}>
        {shown?.isCopied && <span>{labels.copied}</span>}
        {shown && !shown.isCopied && (
          <>
            <span>{labels.failed}</span> <span className={styles.address}>{address}</span>
          </>
        )}
      </p>
    </div>
  );
}

const subscribeToNothing = () => () => undefined;
