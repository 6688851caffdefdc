import { type RefObject, useEffect, useRef, useState } from "react";
import { Button, ButtonLink } from "./Button.tsx";
import styles from "./MoreItems.module.css";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

type MoreItemsProps = {
  /** The list that grows; its children are the items. */
  list: RefObject<HTMLElement | null>;
  /** How many it shows now. */
  shown: number;
  hasMore: boolean;
  /** Brings the next ones to the list; rejects when they cannot be had. */
  load: () => Promise<unknown>;
  label: string;
  failed: string;
  /** Told when they are there: "6 news items added". */
  came: (count: number) => string;
  /** Where the next ones can be read without scripts. */
  address: string;
};

/**
 * The button under a list that shows more of it. What came is told and the reader goes on at the
 * first of it, while the page stays where it is. Without scripts it is a link to the next page.
 */
export function MoreItems(props: MoreItemsProps) {
  const { list, shown, hasMore, load, label, failed, came, address } = props;
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const [told, setTold] = useState("");
  const before = useRef<number | null>(null);

  useEffect(() => {
    if (before.current === null || shown <= before.current) return;
    setTold(came(shown - before.current));
    const next = list.current?.children[before.current];
    next?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    before.current = null;
  }, [shown, list, came]);

  async function loadMore() {
    before.current = shown;
    setTold("");
    setState("loading");
    try {
      await load();
      setState("idle");
    } catch {
      before.current = null;
      setState("failed");
    }
  }

  return (
    <div className={styles.more}>
      {hasMore && (
        <>
          <div className={styles.withScript}>
            <Button look="outline" isBusy={state === "loading"} onClick={loadMore}>
              {label}
            </Button>
          </div>
          <div className={styles.withoutScript}>
            <ButtonLink look="outline" to={address}>
              {label}
            </ButtonLink>
          </div>
        </>
      )}
      {state === "failed" && (
        <p className={styles.failed} role="alert">
          {failed}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
    </div>
  );
}
