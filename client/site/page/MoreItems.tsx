import { type RefObject, useEffect, useRef, useState } from "react";
import { ModuleLoadError } from "../../graphql/errors.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import styles from "./MoreItems.module.css";

type MoreItemsProps = {
  /** The list that grows; its children are the items. */
  list: RefObject<HTMLElement | null>;
  /** Number of items shown now. */
  shown: number;
  hasMore: boolean;
  /** Loads the next items into the list; rejects on error. */
  load: () => Promise<unknown>;
  label: string;
  failed: string;
  /** Announced when they are loaded: "6 news items added". */
  loadedText: (count: number) => string;
  /** URL of the next items, for readers without scripts. */
  address: string;
};

/**
 * The button under a list that loads more of it. The number of new items is announced and the focus
 * moves to the first of them without scrolling. Without scripts it is a link to the next page, which
 * also opens when a script fails to load twice.
 */
export function MoreItems(props: MoreItemsProps) {
  const { list, shown, hasMore, load, label, failed, loadedText, address } = props;
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const [announcement, setAnnouncement] = useState("");
  const before = useRef<number | null>(null);
  const linkToNext = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (before.current === null || shown <= before.current) return;
    setAnnouncement(loadedText(shown - before.current));
    const next = list.current?.children[before.current];
    next?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
    before.current = null;
  }, [shown, list, loadedText]);

  async function loadMore() {
    before.current = shown;
    setAnnouncement("");
    setState("loading");
    try {
      await load();
      setState("idle");
    } catch (error) {
      before.current = null;
      setState("failed");
      // Some browsers load a script that has failed once no more; the next page needs none.
      const next = linkToNext.current?.querySelector("a");
      if (state === "failed" && error instanceof ModuleLoadError && next) {
        window.location.assign(next.href);
      }
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
          <div className={styles.withoutScript} ref={linkToNext}>
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
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
