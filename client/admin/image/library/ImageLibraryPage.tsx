import { Button } from "@mantine/core";
import { useState } from "react";
import { editorPaths } from "../../../paths.ts";
import { describePhrases } from "../../../phrases/admin/describe-images.ts";
import { imageLibraryPhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { InternalLink } from "../../../ui/InternalLink.tsx";
import { PencilIcon } from "../../../ui/icons/icons.tsx";
import { AdminScreen } from "../../screen/AdminScreen.tsx";
import { ImageDetails } from "../details/ImageDetails.tsx";
import { ImageLibrary } from "./ImageLibrary.tsx";
import styles from "./ImageLibraryPage.module.css";
import { nothingSelected, select, shownOf } from "./image-selection.ts";
import { LibraryUploads } from "./LibraryUploads.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { useLibraryAddress } from "./useLibraryAddress.ts";

/** The image library: find, describe, replace and delete images. */
export function ImageLibraryPage() {
  const phrases = usePhrases(imageLibraryPhrases);
  const { describeAll } = usePhrases(describePhrases);
  const { query, setQuery, opened, open } = useLibraryAddress();
  // The list when an image was opened: adding a text may remove the image from the filtered list.
  const [listed, setListed] = useState<readonly string[]>([]);
  const [selection, setSelection] = useState(nothingSelected);
  const clear = () => setSelection(nothingSelected);
  const actions = (all: readonly string[]) => {
    const ids = shownOf(selection.ids, all);
    const selectAll = () => setSelection({ ids: all, anchor: null });
    return ids.length > 0 && <SelectionBar ids={ids} onSelectAll={selectAll} onClear={clear} />;
  };
  return (
    <AdminScreen title={phrases.title}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{phrases.title}</h1>
        <Button
          component={InternalLink}
          to={editorPaths.describeImages()}
          variant="default"
          leftSection={<PencilIcon size={18} />}
        >
          {describeAll}
        </Button>
      </div>
      <div className={styles.card}>
        <LibraryUploads>
          <ImageLibrary
            query={query}
            onQueryChange={(next) => {
              clear();
              setQuery(next);
            }}
            onChoose={({ id }, all) => {
              setListed(all.map((image) => image.id));
              open(id);
            }}
            chosen={selection.ids}
            onSelect={(id, all, isRange) => setSelection(select(selection, id, { all, isRange }))}
            renderActions={actions}
          />
        </LibraryUploads>
      </div>
      {opened && (
        <ImageDetails
          ids={listed.includes(opened) ? listed : [opened]}
          id={opened}
          onMove={open}
          onDeleted={(id) => {
            setListed(listed.filter((other) => other !== id));
            open(null);
          }}
        />
      )}
    </AdminScreen>
  );
}
