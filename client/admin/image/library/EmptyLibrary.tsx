import { Button } from "@mantine/core";
import { imageLibraryPhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { PicturesIcon } from "../../../ui/icons/icons.tsx";
import styles from "./EmptyLibrary.module.css";
import type { LibraryQuery } from "./LibraryBar.tsx";

/** Replaces an empty list: the reason, and what to do about it. */
export function EmptyLibrary({ query, onShowAll }: { query: LibraryQuery; onShowAll: () => void }) {
  const phrases = usePhrases(imageLibraryPhrases);
  const [title, text] =
    query.search || query.tag
      ? [phrases.noneFound, phrases.noneFoundText]
      : query.filter === "UNUSED"
        ? [phrases.noneUnused, phrases.noneUnusedText]
        : query.filter === "WITHOUT_TEXT"
          ? [phrases.noneWithoutText, phrases.noneWithoutTextText]
          : query.filter
            ? [phrases.noneOfFilter, phrases.noneOfFilterText]
            : [phrases.none, phrases.noneText];
  const isNarrowed = query.search !== "" || query.tag !== "" || query.filter !== null;
  return (
    <div className={styles.empty} role="status">
      <PicturesIcon size={40} />
      <h2>{title}</h2>
      <p>{text}</p>
      {isNarrowed && (
        <Button variant="default" onClick={onShowAll}>
          {phrases.showAll}
        </Button>
      )}
    </div>
  );
}
