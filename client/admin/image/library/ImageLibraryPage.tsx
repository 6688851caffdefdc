import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { imageLibraryPhrases } from "../../../phrases/admin/images.ts";
import { usePhrases } from "../../../phrases/phrases.ts";
import { AdminScreen } from "../../screen/AdminScreen.tsx";
import { ImageDetails } from "../details/ImageDetails.tsx";
import { ImageLibrary } from "./ImageLibrary.tsx";
import styles from "./ImageLibraryPage.module.css";
import type { LibraryQuery } from "./LibraryBar.tsx";
import { LibraryUploads } from "./LibraryUploads.tsx";

/** The filters as URL parameters, so that other screens can link to them. */
const filters = { unused: "UNUSED", withoutText: "WITHOUT_TEXT" } as const;

/** The image library: find, describe, replace and delete images. */
export function ImageLibraryPage() {
  const phrases = usePhrases(imageLibraryPhrases);
  const [query, setQuery] = useLibraryQuery();
  const [opened, setOpened] = useState<string | null>(null);
  // The list when an image was opened: adding a text may remove the image from the filtered list.
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <AdminScreen title={phrases.title}>
      <h1 className={styles.heading}>{phrases.title}</h1>
      <div className={styles.card}>
        <LibraryUploads>
          <ImageLibrary
            query={query}
            onQueryChange={setQuery}
            onChoose={({ id }, all) => {
              setIds(all.map((image) => image.id));
              setOpened(id);
            }}
          />
        </LibraryUploads>
      </div>
      {opened && (
        <ImageDetails
          ids={ids}
          id={opened}
          onMove={setOpened}
          onDeleted={(id) => {
            setIds(ids.filter((other) => other !== id));
            setOpened(null);
          }}
        />
      )}
    </AdminScreen>
  );
}

function useLibraryQuery() {
  const [parameters, setParameters] = useSearchParams();
  const named = Object.entries(filters).find(([name]) => name === parameters.get("filter"));
  const query: LibraryQuery = {
    search: parameters.get("search") ?? "",
    filter: named?.[1] ?? null,
  };
  const setQuery = ({ search, filter }: LibraryQuery) =>
    setParameters(
      (last) => {
        const next = new URLSearchParams(last);
        const name = Object.entries(filters).find(([, value]) => value === filter)?.[0];
        for (const [key, value] of Object.entries({ search, filter: name })) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [query, setQuery] as const;
}
